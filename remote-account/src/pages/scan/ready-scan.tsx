import { useState } from 'react';
import { brand } from 'shared-contracts/company';
import { type CalendarDay, type Child, type ReadyScan, type Scan, scanDay } from 'shared-contracts/values';
import { ageInYears } from '../../children/age';
import { Exercises } from '../../report/exercises';
import { FeetDrawings } from '../../report/feet-drawings';
import { Gait } from '../../report/gait';
import { MeasuredValues } from '../../report/measured-values';
import { PaperHead, PaperNotes, PrintReport } from '../../report/paper';
import styles from '../../report/report.module.css';
import { courseOf, earlierReadyScans } from '../../scans/compare-scans';
import { NextRescan } from '../../scans/rescan/next-rescan';
import { rescanWindow } from '../../scans/rescan/rescan-window';
import { ScanResult } from '../../scans/scan-result';
import { ShareScan } from '../../sharing/share-scan';
import { Comparison } from './comparison';
import { Course } from './course';
import { Suggestion } from './suggestion';

/** Renders the full report of a finished scan. */
export function ReadyScanReport({
  scan,
  child,
  history,
  today,
}: {
  scan: ReadyScan;
  child: Child;
  history: readonly Scan[];
  today: CalendarDay;
}) {
  const earlier = earlierReadyScans(history, scan);
  const last = earlier.at(-1);
  const [chosen, setChosen] = useState(last?.id);
  const before = earlier.find(({ id }) => id === chosen);
  const years = ageInYears(child, scanDay(scan));
  return (
    <>
      <ScanResult scan={scan} before={last} years={years} />
      <NextRescan child={child} rescan={rescanWindow(history, today)} today={today} />
      <PrintReport />
      <ShareScan scan={scan} />
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
      <Suggestion scan={scan} newest={courseOf(history).at(-1)} />
      <aside className={styles.disclaimer}>
        <p>{brand.disclaimer}</p>
      </aside>
    </>
  );
}
