import { SideFoot } from '../../drawings/side-foot';
import styles from './prints.module.css';

/**
 * Renders a foot on the floor from its inner side, one unit per millimetre. A text beside it states the height of
 * the arch.
 */
export function ArchedFoot({ arch }: { arch: number }) {
  return (
    <svg viewBox="0 26 190 88" className={styles.foot} aria-hidden="true">
      <SideFoot transform="" arch={arch} />
      <path d="M0 111H190" className={styles.floor} />
    </svg>
  );
}
