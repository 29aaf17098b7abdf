import { href } from '@little-arches/contracts/routes';
import { formatDay, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SelectField } from '../../forms/select-field';
import { ReportSection } from '../../scan-report/report-section';
import { type Change, compareScans } from '../../scans/compare-scans';
import { pronationText } from '../../scans/measures';
import tables from '../../scans/table.module.css';
import { Day } from '../../ui/day';

/**
 * Renders what changed since `before`, one of the earlier ready scans (oldest first), which the reader selects by
 * its id.
 */
export function Comparison({
  scan,
  before,
  earlier,
  onChoose,
}: {
  scan: ReadyScan;
  before: ReadyScan | undefined;
  earlier: readonly ReadyScan[];
  onChoose: (id: string) => void;
}) {
  if (!before)
    return (
      <ReportSection id="comparison" title="Since the last scan">
        <p>This is the first finished scan. Changes appear here after the next one.</p>
      </ReportSection>
    );
  return (
    <ReportSection
      id="comparison"
      title={before === earlier.at(-1) ? 'Since the last scan' : 'Since an earlier scan'}
      foldedOn="screen"
    >
      {earlier.length > 1 ? (
        <SelectField
          label="Compare with the scan of"
          id="compare-with"
          value={before.id}
          onChange={(event) => onChoose(event.target.value)}
        >
          {earlier.toReversed().map((one) => (
            <option key={one.id} value={one.id}>
              {formatDay(scanDay(one))}
            </option>
          ))}
        </SelectField>
      ) : null}
      <p>
        Compared with{' '}
        <Link to={href('scan', { scanId: before.id })}>
          the scan of <Day of={scanDay(before)} />
        </Link>
        .{' '}
        <span>
          {scan.level === before.level
            ? `Level ${scan.level} as before.`
            : `Level ${before.level} then, level ${scan.level} now.`}
        </span>
      </p>
      <table className={`${tables.table} ${tables.even}`} aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Left</th>
            <th scope="col">Right</th>
          </tr>
        </thead>
        <tbody>
          {compareScans(scan, before).map(({ measure, left, right }) => (
            <tr key={measure.key}>
              <th scope="row">{measure.label}</th>
              <ChangeCell change={left} />
              <ChangeCell change={right} />
            </tr>
          ))}
          <tr>
            <th scope="row">Pronation</th>
            <PronationCell now={scan.left_foot.pronation} then={before.left_foot.pronation} />
            <PronationCell now={scan.right_foot.pronation} then={before.right_foot.pronation} />
          </tr>
        </tbody>
      </table>
    </ReportSection>
  );
}

const icons = { more: ArrowUp, less: ArrowDown, same: Equal } as const;

function ChangeCell({ change }: { change: Change }) {
  const Icon = icons[change.direction];
  return (
    <td>
      <span className={tables.change}>
        <Icon aria-hidden="true" size="1em" />
        <span>{change.text}</span>
      </span>
    </td>
  );
}

type Pronation = ReadyScan['left_foot']['pronation'];

function PronationCell({ now, then }: { now: Pronation; then: Pronation }) {
  return <td>{now === then ? 'no change' : `“${pronationText(then)}” then, “${pronationText(now)}” now`}</td>;
}
