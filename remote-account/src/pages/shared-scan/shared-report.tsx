import type { SharedScan } from 'shared-contracts/backend';
import { brand } from 'shared-contracts/company';
import { LevelBadge } from 'shared-contracts/ui';
import { LEVELS, localDay, scanDay } from 'shared-contracts/values';
import { ageInYears, ageText } from '../../children/age';
import { Day } from '../../day';
import { Exercises } from '../../report/exercises';
import { FeetDrawings } from '../../report/feet-drawings';
import { Gait } from '../../report/gait';
import { MeasuredValues } from '../../report/measured-values';
import { PaperHead, PaperNotes, PrintReport } from '../../report/paper';
import report from '../../report/report.module.css';

/** The doctor's report of a shared scan: on the screen and on paper. */
export function SharedReport({ shared }: { shared: SharedScan }) {
  const { scan, child, expires_at } = shared;
  const day = scanDay(scan);
  const level = LEVELS[scan.level];
  return (
    <>
      <div className={`${report.headText} ${report.onScreen}`}>
        <p className={report.child}>{child.first_name}</p>
        <p className={report.soft}>
          <Day of={day} />, at the age of <span>{ageText(child, day).replace(' ', '\u00a0')}</span>
        </p>
        <p className={report.tags}>{level ? <LevelBadge level={level} named /> : null}</p>
        <p className={report.soft}>
          A parent shares this scan with you. The link ends on <Day of={localDay(expires_at)} />.
        </p>
      </div>
      <PrintReport />
      <PaperHead child={child} scan={scan} />
      {scan.note ? (
        <figure className={report.note}>
          <figcaption>Note on this scan</figcaption>
          <blockquote>{scan.note}</blockquote>
        </figure>
      ) : null}
      <FeetDrawings scan={scan} before={undefined} />
      <MeasuredValues scan={scan} years={ageInYears(child, day)} />
      <Gait gait={scan.gait} />
      <Exercises exercises={scan.exercises} />
      <PaperNotes />
      <aside className={report.disclaimer}>
        <p>{brand.disclaimer}</p>
      </aside>
    </>
  );
}
