import { SideFoot } from '../../drawings/side-foot';
import styles from './prints.module.css';

/** A foot from its inner side on the floor, one unit a millimetre; the name beside it says how high its arch is. */
export function ArchedFoot({ arch }: { arch: number }) {
  return (
    <svg viewBox="0 26 190 88" className={styles.foot} aria-hidden="true">
      <SideFoot transform="" arch={arch} />
      <path d="M0 111H190" className={styles.floor} />
    </svg>
  );
}
