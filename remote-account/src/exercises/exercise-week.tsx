import type { CalendarDay, Child, ReadyScan } from '@little-arches/contracts/values';
import { Check } from 'lucide-react';
import { Failure } from '../forms/failure';
import type { ExerciseDone } from './exercise-backend';
import { ExerciseItem } from './exercise-item';
import styles from './exercises.module.css';
import { useTicks } from './use-ticks';
import { type WeekDay, weekUntil } from './week';

/**
 * Renders a child's exercises to tick off today, each with its last week. `done` contains only the ticks of this
 * child.
 */
export function ExerciseWeek({
  child,
  exercises,
  done: stored,
  today,
}: {
  child: Child;
  exercises: ReadyScan['exercises'];
  done: readonly ExerciseDone[];
  today: CalendarDay;
}) {
  const ticks = useTicks(child.id, stored, today);
  const week = weekUntil(today);

  return (
    <>
      <ul className="stack unmarked">
        {exercises.map((exercise) => {
          const { title } = exercise;
          const { tick } = ticks.of(title);
          const before = stored.filter((one) => one.exercise === title && one.done_on !== today);
          const days = new Set([...before, ...(tick ? [tick] : [])].map(({ done_on }) => done_on));
          return (
            <ExerciseItem key={title} exercise={exercise} ticks={ticks}>
              <Week week={week} isDone={(day) => days.has(day)} />
            </ExerciseItem>
          );
        })}
      </ul>
      <Failure text={ticks.failure} />
    </>
  );
}

function Week({ week, isDone }: { week: readonly WeekDay[]; isDone: (day: string) => boolean }) {
  const names = week.filter(({ day }) => isDone(day)).map(({ name }) => name);
  return (
    <div>
      <p className="visually-hidden">
        {names.length === 0
          ? 'Not done in the last seven days.'
          : `Done on ${names.length} of the last seven days: ${names.join(', ')}.`}
      </p>
      <ol className={`stack gap-1 unmarked ${styles.week}`} aria-hidden="true">
        {week.map(({ day, name }) => (
          <li key={day} className={`stack gap-1 quiet ${styles.day} ${isDone(day) ? styles.done : ''}`}>
            <span>{name.slice(0, 2)}</span>
            <span className={styles.mark}>{isDone(day) ? <Check size="1em" /> : null}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
