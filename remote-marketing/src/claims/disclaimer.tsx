import { Info } from 'lucide-react';
import { brand } from 'shared-contracts/company';
import styles from './disclaimer.module.css';

/** Shown near every figure about health: whose figure it is, and who to ask. */
export function Disclaimer() {
  return (
    <p className={styles.disclaimer}>
      <Info aria-hidden="true" className={styles.icon} />
      <span>
        These figures are {brand.product}’ own. Every child is different. {brand.disclaimer}
      </span>
    </p>
  );
}
