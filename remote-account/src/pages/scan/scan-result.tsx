import { href } from '@little-arches/contracts/routes';
import { LEVEL_NAMES } from '@little-arches/contracts/ui';
import { LEVELS, type Level, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { verdictOf } from '../../findings/verdict';
import { Day } from '../../ui/day';
import styles from './scan-result.module.css';

/** Renders the verdict on a scan and how the level changed; a link leads to what is known. `years` is the age at the scan. */
export function ScanResult({
  name,
  scan,
  before,
  years,
}: {
  name: string;
  scan: ReadyScan;
  before: ReadyScan | undefined;
  years: number;
}) {
  const level = LEVELS[scan.level];
  if (!level) return null;
  return (
    <div className="stack gap-2">
      <p>
        <strong className={`text-l ${styles.verdict}`}>
          {verdictOf({ name, years, level: scan.level, before: before?.level })}
        </strong>
      </p>
      <p className="quiet">
        <strong>{`Level ${level}`}</strong>
        <span>{`, ${LEVEL_NAMES[level].toLowerCase()}: `}</span>
        <Change level={scan.level} before={before} />
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

/** Renders the change of the level since the scan before. */
function Change({ level, before }: { level: number; before: ReadyScan | undefined }) {
  if (!before) return <span>the first finished scan.</span>;
  const day = <Day of={scanDay(before)} />;
  const levels = level - before.level;
  if (levels === 0) return <span>the same as on {day}.</span>;
  return (
    <span>
      <span>{`${Math.abs(levels) === 1 ? 'one level' : `${Math.abs(levels)} levels`} ${levels < 0 ? 'lower' : 'higher'} than on `}</span>
      {day}.
    </span>
  );
}
