import styles from './loading-text.module.css';

/** Stands in the main area while the first section loads, as high as a page, so that the footer stays put. */
export function LoadingText() {
  return (
    <div className={`column ${styles.area}`}>
      <p role="status" className={styles.text}>
        Loading ....
      </p>
    </div>
  );
}
