import { Link } from 'react-router-dom';
import { nameAmong, type ScanSummary } from 'shared-contracts/backend';
import { href } from 'shared-contracts/routes';
import { LevelBadge } from 'shared-contracts/ui';
import { type Child, LEVELS, scanDay } from 'shared-contracts/values';
import { ageText } from '../../children/age';
import { Day } from '../../day';
import { StatusTag } from '../../scans/status-tag';
import tables from '../../scans/table.module.css';
import styles from './page.module.css';

/** A scan and whose it is; no child where its profile went while the list was read. */
export interface ScanWithChild {
  readonly scan: ScanSummary;
  readonly child: Child | undefined;
}

/** Many scans, a line for each. */
export function ScanTable({ rows, family }: { rows: readonly ScanWithChild[]; family: readonly Child[] }) {
  return (
    <table className={tables.table} aria-labelledby="scans-list">
      <thead>
        <tr>
          <th scope="col">Scan</th>
          <th scope="col" className={styles.wideOnly}>
            Age then
          </th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ scan, child }) => (
          <Row key={scan.id} scan={scan} child={child} family={family} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ scan, child, family }: ScanWithChild & { family: readonly Child[] }) {
  const level = scan.status === 'ready' ? LEVELS[scan.level ?? -1] : undefined;
  return (
    <tr>
      <th scope="row">
        <Link to={href('scan', { scanId: scan.id })}>
          <span>{child ? `${nameAmong(family, child)}, ` : null}</span>
          <Day of={scanDay(scan)} />
        </Link>
        {scan.status === 'failed' ? <span className={tables.explanation}>{scan.failure_reason}</span> : null}
      </th>
      <td className={styles.wideOnly}>{child ? ageText(child, scanDay(scan)) : null}</td>
      <td>{level ? <LevelBadge level={level} /> : <StatusTag status={scan.status} />}</td>
    </tr>
  );
}
