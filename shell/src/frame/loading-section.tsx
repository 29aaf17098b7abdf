import { SkeletonBlock } from 'shared-contracts/ui/skeleton';
import styles from './loading-section.module.css';

/**
 * Stands in the main area while the first section loads, as high as a page, so that the footer stays put: the
 * plain text, over the outline of a page. It is all that is prerendered of pages for the signed-in.
 */
export function LoadingSection() {
  return (
    <div className={`column ${styles.area}`}>
      <p role="status" className={styles.text}>
        Loading ....
      </p>
      <div aria-hidden="true" className={styles.outline}>
        <SkeletonBlock className={styles.heading} />
        <SkeletonBlock className={styles.line} />
        <div className={styles.cards}>
          <SkeletonBlock className={styles.card} />
          <SkeletonBlock className={styles.card} />
          <SkeletonBlock className={styles.card} />
        </div>
      </div>
    </div>
  );
}
