import { Skeleton, SkeletonBlock } from 'shared-contracts/ui/skeleton';
import gallery from './gallery.module.css';
import styles from './page.module.css';

/** The product's picture and text in their final size, while it loads. */
export function ProductSkeleton() {
  return (
    <Skeleton text="Loading product...">
      <div className={styles.product}>
        <div className={gallery.gallery}>
          <SkeletonBlock className={gallery.pictureSkeleton} />
          <SkeletonBlock className={gallery.buttonsSkeleton} />
        </div>
        <div className={styles.text}>
          <SkeletonBlock className={styles.badgeSkeleton} />
          <SkeletonBlock className={styles.nameSkeleton} />
          <SkeletonBlock className={styles.badgeSkeleton} />
          <SkeletonBlock className={styles.textSkeleton} />
        </div>
      </div>
    </Skeleton>
  );
}
