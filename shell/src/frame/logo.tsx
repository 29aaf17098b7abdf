import { brand } from '@little-arches/contracts/company';
import styles from './logo.module.css';

/** The mark with the product's name beside it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>{brand.product}</span>
    </span>
  );
}

/** A big arch and a little one that share a leg, like two people walking hand in hand. */
function LogoMark() {
  return (
    <svg
      viewBox="0 0 40 40"
      className={styles.mark}
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M22 25.5a6.5 6.5 0 0 1 13 0V34" className={styles.little} />
      <path d="M5 34V17a8.5 8.5 0 0 1 17 0v17" className={styles.big} />
      <circle cx="28.5" cy="10" r="3.5" className={styles.sun} />
    </svg>
  );
}
