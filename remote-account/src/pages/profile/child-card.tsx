import type { ExerciseDone, ScanSummary } from '@little-arches/contracts/backend';
import { nameInSentence } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { href, hrefOfLevel } from '@little-arches/contracts/routes';
import { Slot } from '@little-arches/contracts/slots';
import { type CalendarDay, type Child, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ageInYears, ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { Day } from '../../day';
import { ExerciseWeek } from '../../exercises/exercise-week';
import { Footprints } from '../../scans/drawings/footprints';
import { ofOneChild } from '../../scans/one-childs-scans';
import { RescanNote } from '../../scans/rescan/rescan-note';
import { rescanWindow } from '../../scans/rescan/rescan-window';
import { ScanResult } from '../../scans/scan-result';
import { StatusTag } from '../../scans/status-tag';
import type { ChildAtHome } from './home-data';
import styles from './page.module.css';

/** Renders the state of a child's feet, and what to do now. */
export function ChildCard({
  child,
  scans,
  latest,
  done,
  today,
}: ChildAtHome & {
  /** The ticks of this child only. */
  done: readonly ExerciseDone[];
  today: CalendarDay;
}) {
  const rescan = rescanWindow(scans, today);
  const [last, before] = scans.filter(({ status }) => status === 'ready');
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <ChildAvatar avatar={child.avatar} />
        <div>
          <h2>{child.first_name}</h2>
          <p className={styles.soft}>{ageText(child, today)}</p>
        </div>
      </header>
      <NewestScan scan={scans[0]} />
      {last && last !== scans[0] ? (
        <p className={styles.last}>
          <span>
            Last finished scan:{' '}
            <Link to={href('scan', { scanId: last.id })}>
              <Day of={scanDay(last)} />
            </Link>
          </span>
        </p>
      ) : null}
      {last ? (
        <ScanResult
          name={nameInSentence(child.first_name)}
          scan={last}
          before={before}
          years={ageInYears(child, scanDay(last))}
        />
      ) : null}
      {latest ? (
        <div className={styles.feet}>
          <Footprints feet={{ left: latest.left_foot, right: latest.right_foot }} />
        </div>
      ) : null}
      <RescanNote window={rescan} />
      {latest && latest.exercises.length > 0 ? (
        <section className={styles.part}>
          <h3>Today’s exercises</h3>
          <ExerciseWeek child={child} exercises={latest.exercises} done={done} today={today} />
        </section>
      ) : null}
      {latest ? <FitsNow child={child} scan={latest} /> : null}
      <CardLinks child={child} hasScans={scans.length > 0} />
    </article>
  );
}

function NewestScan({ scan }: { scan: ScanSummary | undefined }) {
  if (!scan) return <p>No scan yet.</p>;
  return (
    <p className={styles.last}>
      <span>
        Last scan:{' '}
        <Link to={href('scan', { scanId: scan.id })}>
          <Day of={scanDay(scan)} />
        </Link>
      </span>
      <StatusTag status={scan.status} />
    </p>
  );
}

function CardLinks({ child, hasScans }: { child: Child; hasScans: boolean }) {
  const name = nameInSentence(child.first_name);
  return (
    <ul className={styles.links}>
      {hasScans ? (
        <li>
          <Link to={href('scans')} state={ofOneChild(child.id)}>
            All scans<span className="visually-hidden">{` of ${name}`}</span>
          </Link>
        </li>
      ) : null}
      <li>
        <Link to={href('profiles')}>
          Edit profile<span className="visually-hidden">{` of ${name}`}</span>
        </Link>
      </li>
    </ul>
  );
}

/** Renders the level of insoles that fits the scanned feet, and those of the store in the child's size. */
function FitsNow({ child, scan }: { child: Child; scan: ReadyScan }) {
  const { product_level: level, left_foot, right_foot } = scan;
  const { bus } = useHost();
  if (level === null) return null;
  return (
    <div className={styles.part}>
      <p className={styles.small}>
        Insoles are optional. Fits now:{' '}
        <Link to={hrefOfLevel(level)} onClick={() => bus.publish('child/chosen', { childId: scan.child_id })}>
          {`level ${level}`}
        </Link>
      </p>
      <Slot
        name="fit-for-child"
        childId={child.id}
        childName={nameInSentence(child.first_name)}
        level={level}
        footLength={Math.max(left_foot.length_mm, right_foot.length_mm)}
      />
    </div>
  );
}
