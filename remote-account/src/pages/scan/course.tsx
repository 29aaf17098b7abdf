import { href } from '@little-arches/contracts/routes';
import { type Child, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ageInMonths } from '../../children/age';
import { Cited } from '../../findings/cited';
import styles from '../../scan-report/report.module.css';
import { ReportSection } from '../../scan-report/report-section';
import { CourseChart, CourseLegend, type CoursePoint } from '../../scans/drawings/course-chart';
import { formatValue, MEASURES, type Measure } from '../../scans/measures';
import tables from '../../scans/table.module.css';
import { USUAL } from '../../scans/usual';
import { Day } from '../../ui/day';
import textSummary from '../../ui/text-summary.module.css';

/** Renders the course of a child's feet over all ready scans, oldest first, as charts and as a folded table. */
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
        {MEASURES.map((measure) => (
          <MeasureChart
            key={measure.key}
            measure={measure}
            points={pointsOf(measure, child, scans, current)}
          />
        ))}
      </div>
      <details>
        <summary id="course-table" className={textSummary.summary}>
          The same numbers as a table
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which must work by keyboard too. */}
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
      </details>
    </ReportSection>
  );
}

/** Renders a measure over time, with the source of the usual range when it covers at least two of these ages. */
function MeasureChart({
  measure: { key, label, unit, digits },
  points,
}: {
  measure: Measure;
  points: readonly CoursePoint[];
}) {
  const usual = USUAL[key];
  return (
    <div>
      <CourseChart label={label} unit={unit} digits={digits} points={points} />
      {usual && points.filter((point) => point.usual).length > 1 ? (
        <p className="quiet">
          <Cited finding={usual.finding} />
        </p>
      ) : null}
    </div>
  );
}

function pointsOf(
  { key }: Measure,
  child: Child,
  scans: readonly ReadyScan[],
  current: string,
): readonly CoursePoint[] {
  return scans.map((scan) => {
    const day = scanDay(scan);
    return {
      id: scan.id,
      day,
      left: scan.left_foot[key],
      right: scan.right_foot[key],
      usual: USUAL[key]?.at(ageInMonths(child, day)),
      current: scan.id === current,
    };
  });
}
