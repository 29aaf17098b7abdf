import type { SharedScan } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import { LevelBadge } from '@little-arches/contracts/ui';
import { LEVELS, localDay, scanDay, today } from '@little-arches/contracts/values';
import { ageInMonths, ageInYears } from '../../children/age';
import { Day } from '../../day';
import { ChildAndDay } from '../../report/child-and-day';
import { Exercises } from '../../report/exercises';
import { FeetDrawings, SideViews } from '../../report/feet-drawings';
import { Gait } from '../../report/gait';
import { MeasuredValues } from '../../report/measured-values';
import { PaperExercises, PaperFacts } from '../../report/on-paper';
import { PrintReport } from '../../report/print-report';
import report from '../../report/report.module.css';
import { ReportSection } from '../../report/report-section';

/** Renders the doctor's report of a shared scan. */
export function SharedReport({ shared }: { shared: SharedScan }) {
  const { scan, child, expires_at } = shared;
  const day = scanDay(scan);
  const level = LEVELS[scan.level];
  return (
    <div className={report.report}>
      <div className={report.headText}>
        <ChildAndDay child={child} day={day} />
        <p className={report.tags}>{level ? <LevelBadge level={level} named /> : null}</p>
        <p className={`${report.soft} ${report.onScreen}`}>
          A parent shares this scan with you. The link ends on <Day of={localDay(expires_at)} />.
        </p>
      </div>
      <PaperFacts today={today()} />
      <div className={report.onScreen}>
        <PrintReport />
      </div>
      {scan.note ? (
        <figure className={report.note}>
          <figcaption>Note on this scan</figcaption>
          <blockquote>{scan.note}</blockquote>
        </figure>
      ) : null}
      <FeetDrawings scan={scan} before={undefined} />
      <div className={report.onScreen}>
        <SideViews scan={scan} />
      </div>
      <ReportSection id="values" title="Measured values">
        <MeasuredValues scan={scan} years={ageInYears(child, day)} />
      </ReportSection>
      <ReportSection id="gait" title="How the child walks">
        <Gait gait={scan.gait} months={ageInMonths(child, day)} />
      </ReportSection>
      <div className={report.onScreen}>
        <Exercises exercises={scan.exercises} />
      </div>
      <PaperExercises exercises={scan.exercises} />
      <aside className={report.disclaimer}>
        <p>{brand.disclaimer}</p>
      </aside>
    </div>
  );
}
