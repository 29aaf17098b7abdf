import { type Child, type Scan, scanDay } from '@little-arches/contracts/values';
import type { ReactNode } from 'react';
import { ChildAvatar } from '../../children/child-avatar';
import { ChildAndDay } from '../../scan-report/child-and-day';
import styles from '../../scan-report/report.module.css';
import { StatusTag } from '../../scans/status-tag';

/**
 * Renders the child of a scan, its date, and the status of an unfinished one; a finished one has a verdict, which
 * names the level. `children` are the actions.
 */
export function ScanHead({ scan, child, children }: { scan: Scan; child: Child; children?: ReactNode }) {
  return (
    <div className="line">
      <ChildAvatar avatar={child.avatar} />
      <div className={`stack gap-1 ${styles.headText}`}>
        <ChildAndDay child={child} day={scanDay(scan)} />
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
