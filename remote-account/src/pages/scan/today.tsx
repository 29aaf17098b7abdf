import { Link } from 'react-router-dom';
import type { ExerciseDone } from 'shared-contracts/backend';
import { href } from 'shared-contracts/routes';
import { type CalendarDay, type Child, type ReadyScan, scanDay } from 'shared-contracts/values';
import { Day } from '../../day';
import { ExerciseWeek } from '../../exercises/exercise-week';
import { effortOf } from '../../exercises/minutes';
import { Exercises } from '../../report/exercises';
import styles from './page.module.css';

/** What to do today, to tick off; of an older scan and where ticks can't be read, its exercises alone. */
export function Today({
  child,
  scan,
  newest,
  done,
  today,
}: {
  child: Child;
  scan: ReadyScan;
  newest: ReadyScan | undefined;
  done: readonly ExerciseDone[] | undefined;
  today: CalendarDay;
}) {
  if (newest && newest.id !== scan.id)
    return (
      <section className={styles.part} aria-labelledby="today">
        <h2 id="today">Today</h2>
        <p>
          Today’s exercises are those of the newest scan, of{' '}
          <Link to={href('scan', { scanId: newest.id })}>
            <Day of={scanDay(newest)} />
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
