import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/routes';
import { type ReadyScan, scanDay } from 'shared-contracts/values';
import { Day } from '../../day';
import styles from '../../report/report.module.css';
import { ReportSection } from '../../report/report-section';
import { CourseChart, CourseLegend } from '../../scans/drawings/course-chart';
import { formatValue, MEASURES } from '../../scans/measures';
import tables from '../../scans/table.module.css';

/** The course of a child's feet over all ready scans, oldest first, as charts and as a table. */
export function Course({ scans, current }: { scans: readonly ReadyScan[]; current: string }) {
  if (scans.length < 2) return null;
  return (
    <ReportSection id="course" title="Course over time" className={styles.course}>
      <CourseLegend />
      <div className={styles.charts}>
        {MEASURES.map(({ key, label, unit, digits }) => (
          <CourseChart
            key={key}
            label={label}
            unit={unit}
            digits={digits}
            points={scans.map((scan) => ({
              id: scan.id,
              day: scanDay(scan),
              left: scan.left_foot[key],
              right: scan.right_foot[key],
              current: scan.id === current,
            }))}
          />
        ))}
      </div>
      <h3 id="course-table">The same numbers as a table</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it scrolls, and so by keyboard too. */}
      <section className={tables.wide} aria-labelledby="course-table" tabIndex={0}>
        <table className={tables.table} aria-labelledby="course-table">
          <thead>
            <tr>
              <th scope="col">Scan</th>
              {MEASURES.map(({ key, label, unit }) => (
                <th key={key} scope="col">
                  <span>{unit ? `${label}, ${unit}` : label}</span>
                  <span className={tables.explanation}>left / right</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scans.map((scan) => (
              <tr key={scan.id}>
                <th scope="row">
                  {scan.id === current ? (
                    <>
                      <Day of={scanDay(scan)} />
                      <span className={tables.explanation}>this scan</span>
                    </>
                  ) : (
                    <Link to={href('scan', { scanId: scan.id })}>
                      <Day of={scanDay(scan)} />
                    </Link>
                  )}
                </th>
                {MEASURES.map(({ key, digits }) => (
                  <td key={key}>
                    {`${formatValue(scan.left_foot[key], '', digits)} / ${formatValue(scan.right_foot[key], '', digits)}`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ReportSection>
  );
}
