import { brand } from 'shared-contracts/brand';
import type { Child, ReadyScan, Scan } from 'shared-contracts/profile';
import { ageInYears } from '../../children/age';
import { courseOf, previousReadyScan } from '../../scans/compare-scans';
import { Comparison } from './comparison';
import { Course } from './course';
import { Exercises } from './exercises';
import { FeetDrawings } from './feet-drawings';
import { Gait } from './gait';
import { MeasuredValues } from './measured-values';
import styles from './page.module.css';
import { PaperHead, PaperNotes, PrintReport } from './paper';
import { Suggestion } from './suggestion';

/** Everything a finished scan tells. */
export function ReadyScanReport({
  scan,
  child,
  history,
}: {
  scan: ReadyScan;
  child: Child;
  history: readonly Scan[];
}) {
  const before = previousReadyScan(history, scan);
  return (
    <>
      <PrintReport />
      <PaperHead child={child} scan={scan} />
      {scan.note ? (
        <figure className={styles.note}>
          <figcaption>Note on this scan</figcaption>
          <blockquote>{scan.note}</blockquote>
        </figure>
      ) : null}
      <FeetDrawings scan={scan} before={before} />
      <MeasuredValues scan={scan} years={ageInYears(child, scan.taken_at)} />
      <Comparison scan={scan} before={before} />
      <Course scans={courseOf(history)} current={scan.id} />
      <Gait gait={scan.gait} />
      <Exercises exercises={scan.exercises} />
      <PaperNotes />
      <Suggestion level={scan.product_level} />
      <aside className={styles.disclaimer}>
        <p>{brand.disclaimer}</p>
      </aside>
    </>
  );
}
