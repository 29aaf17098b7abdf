import styles from './stamp-mark.module.css';

/** Renders a stamp on a story: the text around a footprint. */
export function StampMark({ text }: { text: string }) {
  return (
    <span className={styles.stamp}>
      <svg viewBox="0 0 40 44" aria-hidden="true" className={styles.print}>
        <path d="M9 20C6 12 16 9 24 12C33 15 34 22 32 27C30 31 31 33 30 37C28 44 17 44 17 37C17 31 12 27 9 20Z" />
        <circle cx="11" cy="6" r="4.5" />
        <circle cx="20" cy="4.5" r="3" />
        <circle cx="27" cy="6.5" r="2.7" />
        <circle cx="33" cy="11" r="2.3" />
      </svg>
      <span>{text}</span>
    </span>
  );
}
