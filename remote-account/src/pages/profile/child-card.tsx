import { nameInSentence } from '@little-arches/contracts/backend';
import { href } from '@little-arches/contracts/routes';
import { type CalendarDay, LEVELS, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { RescanNote } from '../../scans/rescan/rescan-note';
import { rescanWindow } from '../../scans/rescan/rescan-window';
import type { ScanSummary } from '../../scans/scan-backend';
import { StatusTag } from '../../scans/status-tag';
import { Day } from '../../ui/day';
import touch from '../../ui/touch.module.css';
import type { ChildAtHome } from './home-data';
import styles from './page.module.css';

/** Renders a child in three lines: the way to its last finished scan, that scan's day and level, the next rescan. */
export function ChildCard({ child, scans, today }: ChildAtHome & { today: CalendarDay }) {
  const [newest] = scans;
  const last = scans.find(({ status }) => status === 'ready');
  return (
    <article className={`stack gap-2 top ${styles.card}`}>
      <header className={`row middle ${styles.cardHead}`}>
        <ChildAvatar avatar={child.avatar} small />
        <h2>{child.first_name}</h2>
        <span className="soft">{ageText(child, today)}</span>
        {last ? (
          <Link to={href('scan', { scanId: last.id })} className={`bold ${touch.touch}`}>
            See the scan<span className="visually-hidden">{` of ${nameInSentence(child.first_name)}`}</span>
          </Link>
        ) : null}
      </header>
      {last ? <LastScan scan={last} /> : null}
      {newest ? null : <p>No scan yet.</p>}
      {newest && newest !== last ? <UnfinishedScan scan={newest} /> : null}
      <RescanNote window={rescanWindow(scans, today)} />
    </article>
  );
}

function LastScan({ scan }: { scan: ScanSummary }) {
  const level = LEVELS[scan.level ?? -1];
  return (
    <p>
      Last scan: <Day of={scanDay(scan)} />
      {level ? (
        <>
          <span>, </span>
          <strong>{`level ${level}`}</strong>
        </>
      ) : null}
    </p>
  );
}

/** Renders a newer scan that is being measured or failed, with a link to what is known of it. */
function UnfinishedScan({ scan }: { scan: ScanSummary }) {
  return (
    <p className={`row middle ${styles.unfinished}`}>
      <Link to={href('scan', { scanId: scan.id })}>
        <Day of={scanDay(scan)} />
      </Link>
      <StatusTag status={scan.status} />
    </p>
  );
}
