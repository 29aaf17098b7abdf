import { Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import styles from './articles-skeleton.module.css';
import card from './station.module.css';
import walk from './walk.module.css';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** Renders placeholders of the list in their final size. */
export function ArticlesSkeleton() {
  return (
    <Skeleton text="Loading ....">
      <div className="stack gap-3">
        <SkeletonBlock className={styles.filters} />
        <SkeletonBlock className={styles.count} />
        <div className={`stack ${walk.walk}`}>
          {cards.map((name) => (
            <div key={name} className={walk.station}>
              <CardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}

function CardSkeleton() {
  return (
    <div className={card.card}>
      <SkeletonBlock className={`${card.cover} ${styles.cover}`} />
      <div className={card.text}>
        <SkeletonBlock className={styles.category} />
        <div className="text-l">
          <SkeletonBlock className={styles.title} />
        </div>
        <div className={`${card.summary} ${styles.summary}`}>
          <SkeletonBlock />
          <SkeletonBlock />
          <SkeletonBlock />
        </div>
        <div className={styles.facts}>
          <SkeletonBlock className={styles.fact} />
          <SkeletonBlock className={styles.fact} />
        </div>
      </div>
    </div>
  );
}
