import { nameInSentence } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import { type CalendarDay, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ageInMonths, ageInYears } from '../../children/age';
import { DoctorQuestions } from '../../findings/doctor-questions';
import { FeetDrawings, SideViews } from '../../scan-report/feet-drawings';
import { Gait } from '../../scan-report/gait';
import { MeasuredValues } from '../../scan-report/measured-values';
import { PaperExercises, PaperFacts } from '../../scan-report/on-paper';
import { PrintReport } from '../../scan-report/print-report';
import report from '../../scan-report/report.module.css';
import { ReportSection } from '../../scan-report/report-section';
import { courseOf, earlierReadyScans } from '../../scans/compare-scans';
import { contradictionsOf } from '../../scans/contradictions';
import { RescanNote } from '../../scans/rescan/rescan-note';
import { rescanWindow } from '../../scans/rescan/rescan-window';
import { ShareScan } from '../../sharing/share-scan';
import { useDetailsMenu } from '../../ui/use-details-menu';
import { Comparison } from './comparison';
import { Course } from './course';
import styles from './page.module.css';
import { ScanHead } from './scan-head';
import menuStyles from './scan-menu.module.css';
import type { ScanPage } from './scan-page-data';
import { ScanResult } from './scan-result';
import { Suggestion } from './suggestion';
import { Today, TodayLink } from './today';

/**
 * Renders a finished scan: the result, what to do today and what fits; then the course, with all values folded.
 */
export function ReadyScanReport({
  scan,
  page: { child, history, done },
  today,
}: {
  scan: ReadyScan;
  page: ScanPage;
  today: CalendarDay;
}) {
  const earlier = earlierReadyScans(history, scan);
  const last = earlier.at(-1);
  const course = courseOf(history);
  const newest = course.at(-1);
  const newer = newest?.id === scan.id ? undefined : newest;
  const [chosen, setChosen] = useState(last?.id);
  const before = earlier.find(({ id }) => id === chosen);
  const day = scanDay(scan);
  const [years, months] = [ageInYears(child, day), ageInMonths(child, day)];
  const rescan = rescanWindow(history, today);
  return (
    <div className={`stack gap-6 ${report.report}`}>
      <ScanHead scan={scan} child={child}>
        <ScanMenu>
          <PrintReport />
          <ShareScan scan={scan} />
        </ScanMenu>
      </ScanHead>
      <PaperFacts today={today} />
      <ScanResult name={nameInSentence(child.first_name)} scan={scan} before={last} years={years} />
      <Contradictions texts={contradictionsOf(scan, last)} />
      <div className={report.onScreen}>
        <DoctorQuestions scan={scan} />
        <TodayLink scan={scan} newer={newer} done={done} />
      </div>
      <div className={`stack gap-6 ${styles.top}`}>
        <FeetDrawings key={before?.id} scan={scan} before={before} />
        <div className={`stack gap-6 ${styles.topSide}`}>
          <Today child={child} scan={scan} newer={newer} done={done} today={today} />
          <Suggestion child={child} scan={scan} newer={newer} today={today} />
        </div>
      </div>
      <PaperExercises exercises={scan.exercises} />
      <RescanNote window={rescan} />
      {scan.note ? (
        <figure className={`stack gap-1 ${report.note}`}>
          <figcaption className="quiet bold">Note on this scan</figcaption>
          <blockquote>{scan.note}</blockquote>
        </figure>
      ) : null}
      <div className={`stack gap-6 ${report.report} ${report.onScreen}`}>
        <SideViews scan={scan} />
        <Course child={child} scans={course} current={scan.id} />
      </div>
      <ReportSection id="values" title="Measured values" foldedOn="screen">
        <MeasuredValues scan={scan} years={years} />
      </ReportSection>
      <div className={report.onScreen}>
        <Comparison scan={scan} before={before} earlier={earlier} onChoose={setChosen} />
      </div>
      <ReportSection id="gait" title="How the child walks" foldedOn="screen">
        <Gait gait={scan.gait} months={months} />
      </ReportSection>
      <aside className={report.disclaimer}>
        <p>{brand.disclaimer}</p>
      </aside>
    </div>
  );
}

function Contradictions({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="soft">
      {text}
    </p>
  ));
}

const CLOSED_BY = ['pointerdown', 'focusin'] as const;

/** Renders the actions of a scan behind one button. Escape, a press elsewhere or focus elsewhere close the menu. */
function ScanMenu({ children }: { children: ReactNode }) {
  const menu = useDetailsMenu(CLOSED_BY);
  return (
    <details {...menu} className={menuStyles.menu}>
      <summary>
        <EllipsisVertical aria-hidden="true" size="1.25em" />
        <span>Print, share</span>
      </summary>
      <div className={`stack gap-2 ${menuStyles.list}`}>{children}</div>
    </details>
  );
}
