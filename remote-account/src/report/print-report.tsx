import { PrintButton } from '@little-arches/contracts/ui';
import { Printer } from 'lucide-react';
import styles from './report.module.css';

/** Prints the page in its layout for doctors. */
export function PrintReport() {
  return (
    <div className={styles.print}>
      <PrintButton look="quiet">
        <Printer aria-hidden="true" size="1.25em" />
        Print for the doctor
      </PrintButton>
      <p>All values on paper, both feet true to scale, and space for notes.</p>
    </div>
  );
}
