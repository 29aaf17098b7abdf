import { LEVELS } from 'shared-contracts/catalog';
import { scanDay } from 'shared-contracts/dates';
import type { Child, Scan } from 'shared-contracts/profile';
import { LevelBadge } from 'shared-contracts/ui/level-badge';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { Day } from '../../day';
import styles from '../../report/report.module.css';
import { StatusTag } from '../../scans/status-tag';

/** Whose scan it is, when it was taken, and what became of it. */
export function ScanHead({ scan, child }: { scan: Scan; child: Child }) {
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
    </div>
  );
}
