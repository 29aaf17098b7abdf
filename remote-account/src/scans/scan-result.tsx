import { LEVEL_NAMES } from 'shared-contracts/ui';
import { LEVELS, scanDay } from 'shared-contracts/values';
import { Day } from '../day';
import { Cited } from './cited';
import { archFinding } from './findings';
import styles from './scan-result.module.css';

/** What a finished scan found, as the list and the page of a scan both have it. */
interface Result {
  readonly level?: number | null | undefined;
  /** ISO 8601. */
  readonly taken_at: string;
  readonly taken_offset?: number | null | undefined;
}

/** The level that a scan found, how it changed, and what is known of other children of that age in full years. */
export function ScanResult({
  scan,
  before,
  years,
}: {
  scan: Result;
  before: Result | undefined;
  years: number;
}) {
  const level = LEVELS[scan.level ?? -1];
  if (!level) return null;
  return (
    <div className={styles.result}>
      <p>
        <strong>{`Level ${level}`}</strong>
        <span>{`, ${LEVEL_NAMES[level].toLowerCase()}: `}</span>
        <Change levels={Number(level) - (before?.level ?? Number.NaN)} before={before} />
      </p>
      <p className={styles.known}>
        <Cited finding={archFinding(years)} />
      </p>
    </div>
  );
}

/** `levels` is how many levels more than before; not a number where nothing was before. */
function Change({ levels, before }: { levels: number; before: Result | undefined }) {
  if (!before || Number.isNaN(levels)) return <span>the first finished scan.</span>;
  const day = <Day of={scanDay(before)} />;
  if (levels === 0) return <span>the same as on {day}.</span>;
  return (
    <span>
      <span>{`${Math.abs(levels) === 1 ? 'one level' : `${Math.abs(levels)} levels`} ${levels < 0 ? 'lower' : 'higher'} than on `}</span>
      {day}.
    </span>
  );
}
