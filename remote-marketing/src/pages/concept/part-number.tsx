import styles from './part-number.module.css';

/** The number of a part in an arch of its own. Decoration: the order of the sections says it too. */
export function PartNumber({ children }: { children: number }) {
  return (
    <p className={styles.number} aria-hidden="true">
      {children}
    </p>
  );
}
