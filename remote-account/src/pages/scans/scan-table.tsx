import { href } from '@little-arches/contracts/routes';
import { LevelBadge } from '@little-arches/contracts/ui';
import { formatDay, LEVELS, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { ageText } from '../../children/age';
import { Day } from '../../day';
import { listedName } from '../../practice/listed-name';
import practice from '../../practice/practice.module.css';
import type { ListedScan } from '../../practice/practice-backend';
import { SelectRow } from '../../practice/select-box';
import type { Selection } from '../../practice/use-selection';
import { StatusTag } from '../../scans/status-tag';

/** Renders many scans, one line each. */
export function ScanTable({
  rows,
  selection,
  busy,
}: {
  rows: readonly ListedScan[];
  selection: Selection;
  busy: boolean;
}) {
  return (
    <table
      className={`${practice.list} ${busy ? practice.busy : ''}`}
      aria-labelledby="scans-list"
      aria-busy={busy}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Selected</span>
          </th>
          <th scope="col">Scan</th>
          <th scope="col">Age then</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((listed) => (
          <Row key={listed.scan.id} listed={listed} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ listed, selection }: { listed: ListedScan; selection: Selection }) {
  const { scan, child, seen } = listed;
  const name = listedName(listed);
  const day = scanDay(scan);
  const level = scan.status === 'ready' ? LEVELS[scan.level ?? -1] : undefined;
  return (
    <tr>
      <td>
        <SelectRow selection={selection} id={scan.id} label={`${name}, ${formatDay(day)}`} />
      </td>
      <th scope="row">
        <Link to={href('scan', { scanId: scan.id })}>
          <span>{`${name}, `}</span>
          <Day of={day} />
        </Link>
        {scan.status === 'ready' && !seen ? <span className={practice.new}>Not seen</span> : null}
        {scan.status === 'failed' ? <span className={practice.facts}>{scan.failure_reason}</span> : null}
      </th>
      <td className={practice.more}>{ageText(child, day)}</td>
      <td className={practice.more}>
        {level ? <LevelBadge level={level} /> : <StatusTag status={scan.status} />}
      </td>
    </tr>
  );
}
