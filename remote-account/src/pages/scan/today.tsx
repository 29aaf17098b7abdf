import type { ExerciseDone } from '@little-arches/contracts/backend';
import { href } from '@little-arches/contracts/routes';
import { type CalendarDay, type Child, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { Day } from '../../day';
import { ExerciseWeek } from '../../exercises/exercise-week';
import { effortOf } from '../../exercises/minutes';
import { Exercises } from '../../report/exercises';
import styles from './page.module.css';

/**
 * Renders today's exercises to tick off. Shows only the exercises for an older scan, and when ticks can't be read.
 */
export function Today({
  child,
  scan,
  newer,
  done,
  today,
}: {
  child: Child;
  scan: ReadyScan;
  /** The child's newest finished scan, if it is a different one. */
  newer: ReadyScan | undefined;
  done: readonly ExerciseDone[] | undefined;
  today: CalendarDay;
}) {
  if (newer)
    return (
      <section className={styles.part} aria-labelledby="today">
        <h2 id="today">Today</h2>
        <p>
          Today’s exercises are those of the newest scan, of{' '}
          <Link to={href('scan', { scanId: newer.id })}>
            <Day of={scanDay(newer)} />
          </Link>
          .
        </p>
      </section>
    );
  if (scan.exercises.length === 0 || !done) return <Exercises exercises={scan.exercises} />;
  return (
    <section className={styles.part} aria-labelledby="today">
      <h2 id="today">{`Today: ${effortOf(scan.exercises)}`}</h2>
      <ExerciseWeek child={child} exercises={scan.exercises} done={done} today={today} />
    </section>
  );
}
