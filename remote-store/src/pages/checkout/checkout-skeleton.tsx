import { NeedsScripts, SkeletonBlock } from '@little-arches/contracts/ui';
import styles from './page.module.css';

/**
 * Renders placeholders for heading, order and payment form in their final size; without scripts it explains why
 * nothing loads.
 */
export function CheckoutSkeleton() {
  return (
    <>
      <div role="status" className={`${styles.skeleton} ${styles.whileLoading}`}>
        <p className={styles.loading}>Loading checkout...</p>
        <div aria-hidden="true" className={styles.skeleton}>
          <SkeletonBlock className={styles.orderSkeleton} />
          <SkeletonBlock className={styles.formSkeleton} />
        </div>
      </div>
      <NeedsScripts title="The checkout needs JavaScript">
        Your cart is kept in this browser, and your card data goes from it straight to the payment provider:
        both take a script. Please switch JavaScript on, then load this page again.
      </NeedsScripts>
    </>
  );
}
