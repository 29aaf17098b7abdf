import { LevelBadge } from '@little-arches/contracts/ui';
import { type Child, LEVELS, type Scan, scanDay } from '@little-arches/contracts/values';
import type { ReactNode } from 'react';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { Day } from '../../day';
import styles from '../../report/report.module.css';
import { StatusTag } from '../../scans/status-tag';

/** Renders the child of a scan, its date, and its level or status. `children` are the actions. */
export function ScanHead({ scan, child, children }: { scan: Scan; child: Child; children?: ReactNode }) {
  const day = scanDay(scan);
  const level = scan.status === 'ready' ? LEVELS[scan.level] : undefined;
  return (
    <div className={styles.head}>
      <ChildAvatar avatar={child.avatar} />
      <div className={styles.headText}>
        <p className={styles.child}>{child.first_name}</p>
        <p className={styles.soft}>
          <Day of={day} />, at the age of <span>{ageText(child, day).replace(' ', '\u00a0')}</span>
        </p>
        <p className={styles.tags}>
          {level ? <LevelBadge level={level} named /> : <StatusTag status={scan.status} />}
        </p>
      </div>
      {children}
    </div>
  );
}
