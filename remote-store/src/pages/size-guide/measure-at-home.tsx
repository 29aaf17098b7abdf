import { PrintButton } from 'shared-contracts/ui/print-button';
import styles from './page.module.css';

/** How to measure, and the way to the sheet on paper. */
export function MeasureAtHome() {
  return (
    <section className={styles.text} aria-labelledby="measure">
      <h2 id="measure">Measure at home</h2>
      <ol className={styles.steps}>
        <li>Print the sheet on A4 or Letter paper, at 100 % (“actual size”).</li>
        <li>Check the bar on it with a ruler: it must be 100 mm long.</li>
        <li>Fold it at the heel line, and lay the fold at a wall.</li>
        <li>
          Your child stands on it, heel at the wall, weight on both feet, in the evening, without socks.
        </li>
        <li>Read the size at the longest toe. Measure both feet; the longer one counts.</li>
      </ol>
      <PrintButton look="quiet">Print the sheet</PrintButton>
      <p className={styles.hint}>
        Your browser’s own “Print” does the same: of this page only the sheet is printed.
      </p>
    </section>
  );
}
