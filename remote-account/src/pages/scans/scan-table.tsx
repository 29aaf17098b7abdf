import { href } from '@little-arches/contracts/routes';
import { LevelBadge } from '@little-arches/contracts/ui';
import { LEVELS, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ageText } from '../../children/age';
import { Day } from '../../day';
import { listedName } from '../../practice/listed-name';
import practice from '../../practice/practice.module.css';
import type { ListedScan } from '../../practice/practice-backend';
import { StatusTag } from '../../scans/status-tag';

/** Renders many scans, one line each. */
export function ScanTable({ rows, busy }: { rows: readonly ListedScan[]; busy: boolean }) {
  return (
    <table
      className={`${practice.list} ${busy ? practice.busy : ''}`}
      aria-labelledby="scans-list"
      aria-busy={busy}
    >
      <thead>
        <tr>
          <th scope="col">Scan</th>
          <th scope="col">Age then</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((listed) => (
          <Row key={listed.scan.id} listed={listed} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ listed }: { listed: ListedScan }) {
  const { scan, child } = listed;
  const name = listedName(listed);
  const day = scanDay(scan);
  const level = scan.status === 'ready' ? LEVELS[scan.level ?? -1] : undefined;
  return (
    <tr>
      <th scope="row">
        <Link to={href('scan', { scanId: scan.id })}>
          <span>{`${name}, `}</span>
          <Day of={day} />
        </Link>
        {scan.status === 'failed' ? <span className={practice.facts}>{scan.failure_reason}</span> : null}
      </th>
      <td className={practice.more}>{ageText(child, day)}</td>
      <td className={practice.more}>
        {level ? <LevelBadge level={level} /> : <StatusTag status={scan.status} />}
      </td>
    </tr>
  );
}
