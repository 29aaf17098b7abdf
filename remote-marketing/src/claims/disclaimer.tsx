import { Info } from 'lucide-react';
import { brand } from 'shared-contracts/company';
import styles from './disclaimer.module.css';

/**
 * Renders the disclaimer for figures about health: their source, and whom to ask. It must be near every such
 * figure.
 */
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
