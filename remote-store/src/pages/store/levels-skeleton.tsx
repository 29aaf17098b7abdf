import { Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { LEVELS } from '@little-arches/contracts/values';
import styles from './page.module.css';

/** Renders placeholders for the four level cards, in their final size. */
export function LevelsSkeleton() {
  return (
    <Skeleton text="Loading products...">
      <div className={styles.levels}>
        {LEVELS.map((level) => (
          <SkeletonBlock key={level} className={styles.cardSkeleton} />
        ))}
      </div>
    </Skeleton>
  );
}
