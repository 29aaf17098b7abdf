import type { ReadyScan } from '@little-arches/contracts/values';
import { Cited } from '../findings/cited';
import { archFinding, heelFinding, NO_CRITERION } from '../findings/findings';
import { formatValue, MEASURES, PRONATION_EXPLANATION, pronationText } from '../scans/measures';
import tables from '../scans/table.module.css';

/**
 * Renders the values of both feet, each explained at its first use, with findings about children of that age; for a
 * section whose heading is `values`.
 */
export function MeasuredValues({ scan, years }: { scan: ReadyScan; years: number }) {
  const { left_foot: left, right_foot: right } = scan;
  const heel = heelFinding(years);
  return (
    <>
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
                <span>{label}</span>
                <span className={tables.explanation}>{explanation}</span>
                {key === 'heel_angle_deg' && heel ? (
                  <span className={tables.explanation}>
                    <Cited finding={heel} />
                  </span>
                ) : null}
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
      <p className="soft">
        <Cited finding={archFinding(years)} /> <Cited finding={NO_CRITERION} /> The arch index is our own
        measure. So no range stands beside values for which nobody has found one.
      </p>
    </>
  );
}
