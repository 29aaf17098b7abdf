import { LEVELS } from 'shared-contracts/catalog';
import type { Child } from 'shared-contracts/profile';
import type { ScanSummary } from 'shared-contracts/tables/scans';
import { LEVEL_NAMES } from 'shared-contracts/ui/level-badge';
import { ageInYears } from '../../children/age';
import { Day } from '../../day';
import { Cited } from '../../scans/cited';
import { archFinding } from '../../scans/findings';
import styles from './page.module.css';

/**
 * The level that the last finished scan found, how it changed, and what is known of other children of that age.
 * `scans` are the child's own, newest first.
 */
export function LastResult({ child, scans }: { child: Child; scans: readonly ScanSummary[] }) {
  const [last, before] = scans.filter(({ status }) => status === 'ready');
  const level = LEVELS[last?.level ?? -1];
  if (!last || !level) return null;
  return (
    <div className={styles.result}>
      <p>
        <strong>Level {level}</strong>, {LEVEL_NAMES[level].toLowerCase()}:{' '}
        <Change levels={Number(level) - (before?.level ?? Number.NaN)} before={before} />
      </p>
      <p className={styles.small}>
        <Cited finding={archFinding(ageInYears(child, last.taken_at))} />
      </p>
    </div>
  );
}

/** `levels` is how many levels more than before; not a number where nothing was before. */
function Change({ levels, before }: { levels: number; before: ScanSummary | undefined }) {
  if (!before || Number.isNaN(levels)) return 'the first finished scan.';
  const day = <Day of={before.taken_at} />;
  if (levels === 0) return <>the same as on {day}.</>;
  return (
    <>
      {Math.abs(levels) === 1 ? 'one level' : `${Math.abs(levels)} levels`} {levels < 0 ? 'lower' : 'higher'}{' '}
      than on {day}.
    </>
  );
}
