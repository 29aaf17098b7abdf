import { nameAmong } from '@little-arches/contracts/backend';
import { href } from '@little-arches/contracts/routes';
import type { CalendarDay, Child, ReadyScan } from '@little-arches/contracts/values';
import { CalendarX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ChildAvatar } from '../../children/child-avatar';
import { DailyExercise } from '../../exercises/daily-exercise';
import type { ExerciseDone } from '../../exercises/exercise-backend';
import { ExerciseItem } from '../../exercises/exercise-item';
import { useTicks } from '../../exercises/use-ticks';
import { Failure } from '../../forms/failure';
import { ofOneChild } from '../../scans/one-childs-scans';
import { rescanWindow } from '../../scans/rescan/rescan-window';
import touch from '../../ui/touch.module.css';
import type { Home } from './home-data';
import styles from './page.module.css';

/**
 * Renders what a family does today, for all children in one list: overdue rescans, then the exercises to tick off.
 * Without any it offers the exercise of the day.
 */
export function Today({ home: { children, done }, today }: { home: Home; today: CalendarDay }) {
  const family = children.map(({ child }) => child);
  const overdue = children.filter(({ scans }) => rescanWindow(scans, today).status === 'overdue');
  const exercising = children.flatMap(({ child, latest }) =>
    latest && latest.exercises.length > 0 ? [{ child, exercises: latest.exercises }] : [],
  );
  return (
    <>
      {overdue.length + exercising.length > 0 ? (
        <section className="stack gap-3" aria-labelledby="today">
          <h2 id="today">Today</h2>
          <ul className={styles.today}>
            {overdue.map(({ child }) => (
              <li key={child.id} className={styles.first}>
                <Link
                  to={href('scans')}
                  state={ofOneChild(child.id)}
                  className={`bold ${touch.touch} ${styles.overdue}`}
                >
                  <CalendarX aria-hidden="true" size="1.25em" />
                  <span>{`${nameAmong(family, child)}’s rescan is overdue`}</span>
                </Link>
              </li>
            ))}
            {exercising.map(({ child, exercises }) => (
              <ExercisesOf
                key={child.id}
                child={child}
                name={nameAmong(family, child)}
                exercises={exercises}
                done={done.filter(({ child_id }) => child_id === child.id)}
                today={today}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {exercising.length === 0 ? <DailyExercise today={today} /> : null}
    </>
  );
}

/** Renders a child's exercises as items of the list. */
function ExercisesOf({
  child,
  name,
  exercises,
  done,
  today,
}: {
  child: Child;
  name: string;
  exercises: ReadyScan['exercises'];
  /** The ticks of this child only. */
  done: readonly ExerciseDone[];
  today: CalendarDay;
}) {
  const ticks = useTicks(child.id, done, today);
  return (
    <>
      {exercises.map((exercise) => (
        <ExerciseItem
          key={exercise.title}
          exercise={exercise}
          ticks={ticks}
          who={name}
          picture={<ChildAvatar avatar={child.avatar} small />}
        />
      ))}
      {ticks.failure ? (
        <li>
          <Failure text={ticks.failure} />
        </li>
      ) : null}
    </>
  );
}
