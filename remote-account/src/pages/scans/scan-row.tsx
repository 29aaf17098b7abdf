import { nameAmong, type ScanSummary } from '@little-arches/contracts/backend';
import { href } from '@little-arches/contracts/routes';
import { LevelBadge } from '@little-arches/contracts/ui';
import { type Child, LEVELS, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ChildAvatar } from '../../children/child-avatar';
import { Day } from '../../day';
import { StatusTag } from '../../scans/status-tag';
import styles from './page.module.css';

/** Renders one scan in the list; the whole row links to it. */
export function ScanRow({
  scan,
  child,
  family,
}: {
  scan: ScanSummary;
  child: Child | undefined;
  family: readonly Child[];
}) {
  const level = scan.status === 'ready' ? LEVELS[scan.level ?? -1] : undefined;
  return (
    <li className={styles.row}>
      {child ? <ChildAvatar avatar={child.avatar} small /> : null}
      <div className={styles.about}>
        <h3 className={styles.title}>
          <Link to={href('scan', { scanId: scan.id })} className={styles.link}>
            <span>{child ? `${nameAmong(family, child)}, ` : null}</span>
            <Day of={scanDay(scan)} />
          </Link>
        </h3>
        {scan.status === 'failed' ? <p className={styles.reason}>{scan.failure_reason}</p> : null}
        {scan.status === 'processing' ? (
          <p className={styles.reason}>The values are being measured. This takes a few minutes.</p>
        ) : null}
      </div>
      <div className={styles.tags}>
        {level ? <LevelBadge level={level} /> : null}
        <StatusTag status={scan.status} />
      </div>
    </li>
  );
}
