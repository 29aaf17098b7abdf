import styles from './drawing.module.css';

const upper =
  'M58 176V98c0-7 5-11 11-11 10 0 14 10 27 10 14 0 20-12 31-22 6-5 13-5 18 0l44 42c8 8 18 13 30 15l48 8c26 4 41 16 43 36Z';

const laces = [
  'M164 138l24-20M148 122l22-22',
  'M134 108l20-24c26-34 62-30 56-6-5 22-34 16-46 2',
  'M150 86c-8 26-40 34-40 62 0 34 14 40-6 58-12 11-30 10-46 14',
  'M170 100c40 6 62 26 66 60 3 26-6 40 20 50 18 7 40 4 58 10',
].join('');

/** Drawing of a shoe with an untied lace. */
export function UntiedShoe() {
  return (
    <svg viewBox="0 48 360 194" role="img" className={styles.drawing}>
      <title>A shoe whose lace has come undone.</title>
      <ellipse cx="184" cy="212" rx="164" ry="26" className={styles.ground} />
      <path d={upper} className={styles.cloth} />
      <path
        d="M58 132c20 4 31 20 32 44H58ZM262 139l5 1c26 4 41 16 43 36h-64c0-15 6-28 16-37Z"
        className={styles.trim}
      />
      <path d={upper} className={styles.line} />
      <path d="M52 176h264c4 16-6 28-22 28H74c-16 0-25-12-22-28Z" className={styles.light} />
      <path d="M52 176h264c4 16-6 28-22 28H74c-16 0-25-12-22-28Z" className={styles.line} />
      {[styles.laceEdge, styles.lace].map((look) => (
        <path key={look} d={laces} className={look} />
      ))}
    </svg>
  );
}
