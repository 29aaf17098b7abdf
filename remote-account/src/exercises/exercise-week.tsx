import { Check } from 'lucide-react';
import { useState } from 'react';
import { isBackendError } from 'shared-contracts/backend';
import { useHost } from 'shared-contracts/host';
import type { Child, ReadyScan } from 'shared-contracts/profile';
import type { ExerciseDone } from 'shared-contracts/tables/exercises-done';
import { Notice } from 'shared-contracts/ui/notice';
import { tickOff, untick } from './exercise-backend';
import styles from './exercise-week.module.css';
import { type WeekDay, weekUntil } from './week';

type Exercise = ReadyScan['exercises'][number];

/** A child's exercises to tick off today, each with its last week. `done` are the child's own. */
export function ExerciseWeek({
  child,
  exercises,
  done: stored,
  today,
}: {
  child: Child;
  exercises: readonly Exercise[];
  done: readonly ExerciseDone[];
  today: string;
}) {
  const { backend, reportError } = useHost();
  const [done, setDone] = useState(stored);
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');
  const week = weekUntil(today);

  async function change(exercise: string, tick: ExerciseDone | undefined) {
    if (busy) return;
    setBusy(exercise);
    setFailure('');
    try {
      if (tick) await untick(backend, tick.id);
      const added = tick ? [] : [await tickOff(backend, { child_id: child.id, exercise, done_on: today })];
      setDone([...done.filter((one) => one !== tick), ...added]);
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      setFailure(isBackendError(error) ? error.message : 'This could not be saved. Please try again.');
    }
    setBusy('');
  }

  return (
    <>
      <ul className={styles.exercises}>
        {exercises.map(({ title, frequency }) => {
          const days = new Map(done.flatMap((one) => (one.exercise === title ? [[one.done_on, one]] : [])));
          const tick = days.get(today);
          return (
            <li key={title} className={styles.exercise}>
              <label className={styles.label}>
                <input
                  type="checkbox"
                  // What was pressed shows at once; what could not be saved goes back.
                  checked={busy === title ? !tick : Boolean(tick)}
                  aria-busy={busy === title}
                  onChange={() => void change(title, tick)}
                />
                <span>
                  {title}
                  <span className={styles.frequency}>{frequency}</span>
                </span>
              </label>
              <Week week={week} isDone={(day) => days.has(day)} />
            </li>
          );
        })}
      </ul>
      {failure ? (
        <Notice kind="error">
          <p>{failure}</p>
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
            {name.slice(0, 2)}
            <span className={styles.mark}>{isDone(day) ? <Check size="1em" /> : null}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
