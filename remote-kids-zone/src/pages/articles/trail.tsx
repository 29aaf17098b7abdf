import styles from './walk.module.css';

/** Outline of the wet print of a left foot, 110 by 170, toes up. */
const PRINT =
  'M15 68C13 46 38 38 62 45C88 52 98 72 92 94C87 111 82 122 80 138C77 170 38 172 34 142C31 124 38 112 31 98C24 88 16 82 15 68ZM10 24a16 19 0 1 0 32 0a16 19 0 1 0 -32 0M41.5 20a10.5 13 0 1 0 21 0a10.5 13 0 1 0 -21 0M61.5 26a9.5 12 0 1 0 19 0a9.5 12 0 1 0 -19 0M77.5 37a8.5 10.5 0 1 0 17 0a8.5 10.5 0 1 0 -17 0M89.5 52a7.5 9 0 1 0 15 0a7.5 9 0 1 0 -15 0';

/** Renders two footprints from one station to the next. */
export function Trail() {
  return (
    <svg viewBox="0 0 260 350" className={styles.trail} aria-hidden="true">
      <path d={PRINT} transform="translate(0 180)" />
      <path d={PRINT} transform="translate(260) scale(-1 1)" />
    </svg>
  );
}
