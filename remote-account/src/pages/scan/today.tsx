import { href } from '@little-arches/contracts/routes';
import { type CalendarDay, type Child, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ExerciseDone } from '../../exercises/exercise-backend';
import { ExerciseWeek } from '../../exercises/exercise-week';
import { effortOf } from '../../exercises/minutes';
import { Exercises } from '../../scan-report/exercises';
import report from '../../scan-report/report.module.css';
import { Day } from '../../ui/day';
import touch from '../../ui/touch.module.css';
import styles from './page.module.css';

interface TodayProps {
  readonly child: Child;
  readonly scan: ReadyScan;
  /** The child's newest finished scan, if it is a different one. */
  readonly newer: ReadyScan | undefined;
  /** Undefined when the ticks could not be read. */
  readonly done: readonly ExerciseDone[] | undefined;
  readonly today: CalendarDay;
}

/**
 * Renders a link to today's exercises, which on a phone are below the feet. Nothing when there is nothing to tick
 * off.
 */
export function TodayLink({ scan, newer, done }: Pick<TodayProps, 'scan' | 'newer' | 'done'>) {
  if (newer || scan.exercises.length === 0 || !done) return null;
  return (
    <p className={styles.todayLink}>
      <Link to="#today" className={`bold ${touch.touch}`}>
        <ArrowDown aria-hidden="true" size="1.25em" />
        <span>{`Today: ${effortOf(scan.exercises)}`}</span>
      </Link>
    </p>
  );
}

/**
 * Renders today's exercises to tick off. Shows only the exercises for an older scan, and when ticks can't be read.
 */
export function Today({ child, scan, newer, done, today }: TodayProps) {
  if (newer)
    return (
      <section className={`stack ${report.section}`} aria-labelledby="today">
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
    <section className={`stack ${report.section}`} aria-labelledby="today">
      <h2 id="today">{`Today: ${effortOf(scan.exercises)}`}</h2>
      <ExerciseWeek child={child} exercises={scan.exercises} done={done} today={today} />
    </section>
  );
}
