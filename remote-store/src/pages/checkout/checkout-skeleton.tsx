import { SkeletonBlock } from 'shared-contracts/ui/skeleton';
import styles from './page.module.css';

/** Heading, order and payment form in their final size, while they load. */
export function CheckoutSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <p className={styles.loading}>Loading checkout...</p>
      <div aria-hidden="true" className={styles.skeleton}>
        <SkeletonBlock className={styles.orderSkeleton} />
        <SkeletonBlock className={styles.formSkeleton} />
      </div>
    </div>
  );
}
