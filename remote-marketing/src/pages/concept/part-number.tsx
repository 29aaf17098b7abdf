import styles from './part-number.module.css';

/** Renders the number of a part inside an arch. It is decorative, because the order of the sections shows it too. */
export function PartNumber({ children }: { children: number }) {
  return (
    <p className={styles.number} aria-hidden="true">
      {children}
    </p>
  );
}
