import { brand } from '@little-arches/contracts/company';
import { Info } from 'lucide-react';
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
