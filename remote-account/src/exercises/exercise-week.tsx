import type { ExerciseDone } from '@little-arches/contracts/backend';
import { Notice } from '@little-arches/contracts/ui';
import type { CalendarDay, Child, ReadyScan } from '@little-arches/contracts/values';
import { Check } from 'lucide-react';
import textSummary from '../text-summary.module.css';
import styles from './exercise-week.module.css';
import { useTicks } from './use-ticks';
import { type WeekDay, weekUntil } from './week';

type Exercise = ReadyScan['exercises'][number];

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
  exercises: readonly Exercise[];
  done: readonly ExerciseDone[];
  today: CalendarDay;
}) {
  const ticks = useTicks(child.id, stored, today);
  const week = weekUntil(today);

  return (
    <>
      <ul className={styles.exercises}>
        {exercises.map(({ title, frequency, steps }) => {
          const { wanted, tick, saving } = ticks.of(title);
          const before = stored.filter((one) => one.exercise === title && one.done_on !== today);
          const days = new Set([...before, ...(tick ? [tick] : [])].map(({ done_on }) => done_on));
          return (
            <li key={title} className={styles.exercise}>
              <label className={styles.label}>
                <input
                  type="checkbox"
                  checked={wanted}
                  aria-busy={saving}
                  onChange={() => ticks.press(title)}
                />
                <span>
                  <span>{title}</span>
                  <span className={styles.frequency}>{frequency}</span>
                </span>
              </label>
              <Week week={week} isDone={(day) => days.has(day)} />
              {steps.length > 0 ? (
                <details className={styles.steps}>
                  <summary className={textSummary.summary}>
                    How it goes<span className="visually-hidden">{`: ${title}`}</span>
                  </summary>
                  <ol>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
      {ticks.failure ? (
        <Notice kind="error">
          <p>{ticks.failure}</p>
        </Notice>
      ) : null}
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
      <ol className={styles.week} aria-hidden="true">
        {week.map(({ day, name }) => (
          <li key={day} className={`${styles.day} ${isDone(day) ? styles.done : ''}`}>
            <span>{name.slice(0, 2)}</span>
            <span className={styles.mark}>{isDone(day) ? <Check size="1em" /> : null}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
