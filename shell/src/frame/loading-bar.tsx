import styles from './loading-bar.module.css';

/** A slim bar and a pill over the page while a section loads. Takes no space in the layout. */
export function LoadingBar({ busy }: { busy: boolean }) {
  return (
    <>
      {busy ? (
        <div className={styles.track} aria-hidden="true">
          <div className={styles.bar} />
        </div>
      ) : null}
      {/* The region stays: one that arrives together with its text is not read everywhere. */}
      <div role="status" className={styles.region}>
        {busy ? <span className={styles.pill}>Loading ....</span> : null}
      </div>
    </>
  );
}
