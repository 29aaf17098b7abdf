import { Skeleton, SkeletonBlock } from 'shared-contracts/ui/skeleton';
import card from './article-card.module.css';
import styles from './articles-skeleton.module.css';
import page from './page.module.css';

const buttons = ['All stories', 'Good to know', 'How your body works', 'Try it yourself'];
const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** The list before the stories are there: the same boxes in the same places. */
export function ArticlesSkeleton() {
  return (
    <Skeleton text="Loading ....">
      <div className={styles.all}>
        <div className={styles.buttons}>
          {buttons.map((name) => (
            <SkeletonBlock key={name} className={styles.button} />
          ))}
        </div>
        <SkeletonBlock className={styles.count} />
        <div className={page.list}>
          {cards.map((name, index) => (
            <div key={name} className={index === 0 ? page.first : undefined}>
              <CardSkeleton featured={index === 0} />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}

function CardSkeleton({ featured }: { featured: boolean }) {
  return (
    <div className={featured ? `${card.card} ${card.featured}` : card.card}>
      <SkeletonBlock className={`${card.cover} ${styles.cover}`} />
      <div className={card.text}>
        <SkeletonBlock className={styles.category} />
        <div className={card.title}>
          <SkeletonBlock className={styles.title} />
        </div>
        <div className={`${card.summary} ${styles.summary}`}>
          <SkeletonBlock />
          <SkeletonBlock />
          {featured ? null : <SkeletonBlock />}
        </div>
        <div className={styles.facts}>
          <SkeletonBlock className={styles.fact} />
          <SkeletonBlock className={styles.fact} />
        </div>
      </div>
    </div>
  );
}
