import { Link } from 'react-router-dom';
import type { Child } from 'shared-contracts/profile';
import { href } from 'shared-contracts/routes';
import type { ScanSummary } from 'shared-contracts/tables/scans';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { Day } from '../../day';
import { ofOneChild } from '../../scans/one-childs-scans';
import { RescanNote } from '../../scans/rescan-note';
import { rescanWindow } from '../../scans/rescan-window';
import { StatusTag } from '../../scans/status-tag';
import styles from './page.module.css';

/** A child at a glance. `scans` are the child's own, newest first. */
export function ChildCard({
  child,
  scans,
  today,
}: {
  child: Child;
  scans: readonly ScanSummary[];
  today: string;
}) {
  const last = scans[0];
  const name = child.first_name;
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <ChildAvatar avatar={child.avatar} />
        <div>
          <h2>{name}</h2>
          <p className={styles.soft}>{ageText(child, today)}</p>
        </div>
      </header>
      {last ? (
        <p className={styles.last}>
          <span>
            Last scan:{' '}
            <Link to={href('scan', { scanId: last.id })}>
              <Day of={last.taken_at} />
            </Link>
          </span>
          <StatusTag status={last.status} />
        </p>
      ) : (
        <p className={styles.last}>No scan yet.</p>
      )}
      <RescanNote window={rescanWindow(scans, today)} />
      <ul className={styles.links}>
        {scans.length > 0 ? (
          <li>
            <Link to={href('scans')} state={ofOneChild(child.id)}>
              All scans<span className="visually-hidden"> of {name}</span>
            </Link>
          </li>
        ) : null}
        <li>
          <Link to={href('profiles')}>
            Edit profile<span className="visually-hidden"> of {name}</span>
          </Link>
        </li>
      </ul>
    </article>
  );
}
