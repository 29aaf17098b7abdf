import { href } from '@little-arches/contracts/routes';
import { LEVEL_NAMES } from '@little-arches/contracts/ui';
import { LEVELS, type Level, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { verdictOf } from '../../findings/verdict';
import { Day } from '../../ui/day';
import styles from './scan-result.module.css';

/** The fields of a finished scan that both the list and the scan's page show. */
interface Result {
  readonly level?: number | null | undefined;
  /** ISO 8601. */
  readonly taken_at: string;
  readonly taken_offset?: number | null | undefined;
}

/** Renders the verdict on a scan and how the level changed; a link leads to what is known. `years` is the age at the scan. */
export function ScanResult({
  name,
  scan,
  before,
  years,
}: {
  name: string;
  scan: Result;
  before: Result | undefined;
  years: number;
}) {
  const level = LEVELS[scan.level ?? -1];
  if (!level) return null;
  const verdict = verdictOf({ name, years, level: Number(level), before: before?.level ?? undefined });
  return (
    <div className="stack gap-2">
      <p>
        <strong className={`text-l ${styles.verdict}`}>{verdict}</strong>
      </p>
      <p className="quiet">
        <strong>{`Level ${level}`}</strong>
        <span>{`, ${LEVEL_NAMES[level].toLowerCase()}: `}</span>
        <Change levels={Number(level) - (before?.level ?? Number.NaN)} before={before} />
      </p>
      <Need level={level} years={years} />
    </div>
  );
}

/** Renders whether the level means that insoles are needed, as the evidence page says it. */
function Need({ level, years }: { level: Level; years: number }) {
  const most =
    years < 10
      ? 'Most flat feet of young children need no insole'
      : 'Some degree of flat foot is usually normal';
  return (
    <p className="quiet">
      <span>
        {level === '0'
          ? 'No insole is needed for that; level 0 only cushions. '
          : `${most}; level ${level} is what would fit if you and a pediatric professional want one. `}
      </span>
      <Link to={`${href('evidence')}#insoles`}>What is known about insoles</Link>
    </p>
  );
}

/** Renders the change of the level. `levels` is the difference to the scan before; NaN without one. */
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
