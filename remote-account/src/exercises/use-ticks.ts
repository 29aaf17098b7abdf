import { useRef, useState } from 'react';
import {
  type ExerciseDone,
  type ExerciseDoneInput,
  failureMessage,
  isBackendError,
} from 'shared-contracts/backend';
import { useHost } from 'shared-contracts/host';
import type { CalendarDay } from 'shared-contracts/values';
import { findTick, tickOff, untick } from './exercise-backend';

/** One exercise of today: what the person pressed last, and the tick that is stored. */
interface Today {
  readonly wanted: boolean;
  readonly tick: ExerciseDone | undefined;
  readonly saving: boolean;
}

/**
 * A child's ticks of today, changed at once and saved behind. Presses of one exercise are sent one after the other,
 * so that no late answer undoes a later press, and exercises don't wait for each other. What could not be saved goes
 * back to what is stored; `failure` says why. `stored` are the child's own of every day.
 */
export function useTicks(childId: string, stored: readonly ExerciseDone[], today: CalendarDay) {
  const { backend, reportError } = useHost();
  const [changed, setChanged] = useState<ReadonlyMap<string, Today>>(new Map());
  const [failure, setFailure] = useState('');
  // Answers come between renders, and read what was pressed meanwhile.
  const latest = useRef(changed);

  function of(exercise: string, known = latest.current): Today {
    const now = known.get(exercise);
    if (now) return now;
    const tick = stored.find((one) => one.exercise === exercise && one.done_on === today);
    return { wanted: Boolean(tick), tick, saving: false };
  }

  function put(exercise: string, change: Partial<Today>) {
    latest.current = new Map(latest.current).set(exercise, { ...of(exercise), ...change });
    setChanged(latest.current);
  }

  async function save(exercise: string) {
    put(exercise, { saving: true });
    setFailure('');
    try {
      for (let now = of(exercise); now.wanted !== Boolean(now.tick); now = of(exercise)) {
        if (now.tick) await untick(backend, now.tick.id);
        const input = { child_id: childId, exercise, done_on: today };
        put(exercise, { tick: now.tick ? undefined : await storeTick(input) });
      }
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      setFailure(failureMessage(error));
      put(exercise, { wanted: Boolean(of(exercise).tick) });
    }
    put(exercise, { saving: false });
  }

  /** Takes the tick that is there where one is: another tab set it, or the answer to the first try was lost. */
  async function storeTick(input: ExerciseDoneInput): Promise<ExerciseDone> {
    try {
      return await tickOff(backend, input);
    } catch (error) {
      const known =
        isBackendError(error) && error.status === 409 ? await findTick(backend, input) : undefined;
      if (!known) throw error;
      return known;
    }
  }

  return {
    of: (exercise: string) => of(exercise, changed),
    /** Turns what is shown, and saves it. */
    press(exercise: string) {
      put(exercise, { wanted: !of(exercise).wanted });
      if (!of(exercise).saving) void save(exercise);
    },
    failure,
  };
}
