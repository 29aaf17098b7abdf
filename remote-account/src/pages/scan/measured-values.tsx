import type { ReadyScan } from 'shared-contracts/profile';
import { formatValue, MEASURES, PRONATION_EXPLANATION, pronationText } from '../../scans/measures';
import tables from '../../scans/table.module.css';
import styles from './page.module.css';

/** The values of both feet, each explained where it first stands. */
export function MeasuredValues({ scan }: { scan: ReadyScan }) {
  const { left_foot: left, right_foot: right } = scan;
  return (
    <section className={styles.section}>
      <h2 id="values">Measured values</h2>
      <table className={tables.table} aria-labelledby="values">
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Left</th>
            <th scope="col">Right</th>
          </tr>
        </thead>
        <tbody>
          {MEASURES.map(({ key, label, unit, digits, explanation }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                <span className={tables.explanation}>{explanation}</span>
              </th>
              <td>{formatValue(left[key], unit, digits)}</td>
              <td>{formatValue(right[key], unit, digits)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              Pronation
              <span className={tables.explanation}>{PRONATION_EXPLANATION}</span>
            </th>
            <td>{pronationText(left.pronation)}</td>
            <td>{pronationText(right.pronation)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
