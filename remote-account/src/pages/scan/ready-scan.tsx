import { brand } from 'shared-contracts/brand';
import type { ReadyScan, Scan } from 'shared-contracts/profile';
import { courseOf, previousReadyScan } from '../../scans/compare-scans';
import { Comparison } from './comparison';
import { Course } from './course';
import { Exercises } from './exercises';
import { FeetDrawings } from './feet-drawings';
import { Gait } from './gait';
import { MeasuredValues } from './measured-values';
import styles from './page.module.css';
import { Suggestion } from './suggestion';

/** Everything a finished scan tells. */
export function ReadyScanReport({ scan, history }: { scan: ReadyScan; history: readonly Scan[] }) {
  const before = previousReadyScan(history, scan);
  return (
    <>
      {scan.note ? (
        <figure className={styles.note}>
          <figcaption>Note on this scan</figcaption>
          <blockquote>{scan.note}</blockquote>
        </figure>
      ) : null}
      <FeetDrawings scan={scan} before={before} />
      <MeasuredValues scan={scan} />
      <Comparison scan={scan} before={before} />
      <Course scans={courseOf(history)} current={scan.id} />
      <Gait gait={scan.gait} />
      <Exercises exercises={scan.exercises} />
      <Suggestion level={scan.product_level} />
      <aside className={styles.disclaimer}>
        <p>{brand.disclaimer}</p>
      </aside>
    </>
  );
}
