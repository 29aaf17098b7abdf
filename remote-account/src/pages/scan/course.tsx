import { Link } from 'react-router-dom';
import { href } from 'shared-contracts/routes';
import { type Child, type ReadyScan, scanDay } from 'shared-contracts/values';
import { ageInMonths } from '../../children/age';
import { Day } from '../../day';
import { Cited } from '../../findings/cited';
import styles from '../../report/report.module.css';
import { ReportSection } from '../../report/report-section';
import { CourseChart, CourseLegend } from '../../scans/drawings/course-chart';
import { formatValue, MEASURES } from '../../scans/measures';
import tables from '../../scans/table.module.css';
import { USUAL, type UsualMeasure } from '../../scans/usual';

/** The course of a child's feet over all ready scans, oldest first, as charts and as a table. */
export function Course({
  child,
  scans,
  current,
}: {
  child: Child;
  scans: readonly ReadyScan[];
  current: string;
}) {
  if (scans.length < 2) return null;
  return (
    <ReportSection id="course" title="Course over time">
      <CourseLegend />
      <div className={styles.charts}>
        {MEASURES.map(({ key, label, unit, digits }) => (
          <div key={key}>
            <CourseChart
              label={label}
              unit={unit}
              digits={digits}
              points={scans.map((scan) => ({
                id: scan.id,
                day: scanDay(scan),
                left: scan.left_foot[key],
                right: scan.right_foot[key],
                usual: USUAL[key]?.at(ageInMonths(child, scanDay(scan))),
                current: scan.id === current,
              }))}
            />
            <UsualNote child={child} scans={scans} usual={USUAL[key]} />
          </div>
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

/** What is behind the points, with its source; nothing where no study has two of these ages. */
function UsualNote({
  child,
  scans,
  usual,
}: {
  child: Child;
  scans: readonly ReadyScan[];
  usual: UsualMeasure | undefined;
}) {
  if (!usual || scans.filter((scan) => usual.at(ageInMonths(child, scanDay(scan)))).length < 2) return null;
  return (
    <p className={styles.usual}>
      <Cited finding={usual.finding} />
    </p>
  );
}
