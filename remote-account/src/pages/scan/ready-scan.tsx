import { useState } from 'react';
import { brand } from 'shared-contracts/brand';
import type { Child, ReadyScan, Scan } from 'shared-contracts/profile';
import { ageInYears } from '../../children/age';
import { courseOf, earlierReadyScans } from '../../scans/compare-scans';
import { ScanResult } from '../../scans/scan-result';
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
  const earlier = earlierReadyScans(history, scan);
  const last = earlier.at(-1);
  const [chosen, setChosen] = useState(last?.id);
  const before = earlier.find(({ id }) => id === chosen);
  const years = ageInYears(child, scan.taken_at);
  return (
    <>
      <ScanResult scan={scan} before={last} years={years} />
      <PrintReport />
      <PaperHead child={child} scan={scan} />
      {scan.note ? (
        <figure className={styles.note}>
          <figcaption>Note on this scan</figcaption>
          <blockquote>{scan.note}</blockquote>
        </figure>
      ) : null}
      <FeetDrawings scan={scan} before={before} />
      <MeasuredValues scan={scan} years={years} />
      <Comparison scan={scan} before={before} earlier={earlier} onChoose={setChosen} />
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
