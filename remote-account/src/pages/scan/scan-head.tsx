import { birthOf } from '@little-arches/contracts/backend';
import { type Child, type Scan, scanDay } from '@little-arches/contracts/values';
import type { ReactNode } from 'react';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { Day } from '../../day';
import styles from '../../report/report.module.css';
import { StatusTag } from '../../scans/status-tag';

/**
 * Renders the child of a scan, its date, and the status of an unfinished one; a finished one has a verdict, which
 * names the level. `children` are the actions.
 */
export function ScanHead({ scan, child, children }: { scan: Scan; child: Child; children?: ReactNode }) {
  const day = scanDay(scan);
  return (
    <div className={styles.head}>
      <ChildAvatar avatar={child.avatar} />
      <div className={styles.headText}>
        <p className={styles.child}>
          <span>{child.first_name}</span> <span className={styles.age}>{`aged ${ageText(child, day)}`}</span>
        </p>
        <p className={styles.soft}>
          <Day of={day} />, <span>{`born ${birthOf(child)}`}</span>
        </p>
        {scan.status === 'ready' ? null : (
          <p className={styles.tags}>
            <StatusTag status={scan.status} />
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
