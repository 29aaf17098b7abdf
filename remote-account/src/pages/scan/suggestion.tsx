import { nameInSentence } from '@little-arches/contracts/backend';
import { Slot } from '@little-arches/contracts/host';
import { href, hrefOfLevel } from '@little-arches/contracts/routes';
import { ButtonLink, InsoleDrawing, LEVEL_NAMES } from '@little-arches/contracts/ui';
import {
  type CalendarDay,
  type Child,
  type Level,
  type ReadyScan,
  scanDay,
} from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import report from '../../scan-report/report.module.css';
import { Day } from '../../ui/day';
import styles from './page.module.css';
import { ShoeNote } from './shoe-note';

/** Renders what fits the child: the level of insoles, those of the store in its size, and a check of the shoes in the profile. */
export function Suggestion({
  child,
  scan,
  newer,
  today,
}: {
  child: Child;
  scan: ReadyScan;
  /** The child's newest finished scan, if it is a different one; the store uses that one. */
  newer: ReadyScan | undefined;
  today: CalendarDay;
}) {
  const level = scan.product_level;
  const length = Math.max(scan.left_foot.length_mm, scan.right_foot.length_mm);
  return (
    <section className={`stack ${report.section}`} aria-labelledby="fits">
      <h2 id="fits">{`What fits ${child.first_name}`}</h2>
      {level === null ? (
        <p>No insoles are suggested with this scan.</p>
      ) : (
        <Insoles level={level} child={child} length={length} isNewest={!newer} />
      )}
      {newer ? (
        <p>
          <span>The store and this check of the shoes go by the newest finished scan, of </span>
          <Link to={href('scan', { scanId: newer.id })}>
            <Day of={scanDay(newer)} />
          </Link>
          .
        </p>
      ) : (
        <ShoeNote child={child} length={length} day={scanDay(scan)} today={today} />
      )}
    </section>
  );
}

/**
 * Renders the level that the scan suggests. The slot shows insoles of it to buy, for the newest scan only: an older
 * one no longer fits.
 */
function Insoles({
  level,
  child,
  length,
  isNewest,
}: {
  level: Level;
  child: Child;
  length: number;
  isNewest: boolean;
}) {
  return (
    <div className={`stack middle ${styles.suggestion}`}>
      <InsoleDrawing level={level} className={styles.insole} />
      <div className="stack gap-3">
        <p>
          Insoles are optional. This scan fits <strong>{`level ${level}`}</strong>,{' '}
          <span>{LEVEL_NAMES[level].toLowerCase()}</span>.
        </p>
        {isNewest ? (
          <Slot
            name="fit-for-child"
            childId={child.id}
            childName={nameInSentence(child.first_name)}
            level={level}
            footLength={length}
          />
        ) : null}
        <p>
          <ButtonLink look="quiet" to={hrefOfLevel(level)}>{`See level ${level} in the store`}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
