import { failureMessage, isBackendError } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { randomId } from '@little-arches/contracts/platform';
import type { CalendarDay } from '@little-arches/contracts/values';
import { useRef, useState } from 'react';
import { type ExerciseDone, type ExerciseDoneInput, findTick, tickOff, untick } from './exercise-backend';

/** State of one exercise today: the last choice of the person, and the stored tick. */
interface Today {
  readonly wanted: boolean;
  readonly tick: ExerciseDone | undefined;
  readonly saving: boolean;
  /** Id of the next tick, which stays the same when an attempt fails. */
  readonly nextId: string;
}

/**
 * Holds a child's ticks of today. A press changes the display at once and is saved in the background. Presses of
 * one exercise are sent one after another, so that no late answer undoes a later press; different exercises don't
 * wait for each other. A tick that can't be saved is reset to the stored one, and `failure` contains the reason.
 * `stored` contains the child's ticks of all days.
 */
export function useTicks(childId: string, stored: readonly ExerciseDone[], today: CalendarDay) {
  const { backend, reportError } = useHost();
  const [changed, setChanged] = useState<ReadonlyMap<string, Today>>(new Map());
  const [failure, setFailure] = useState('');
  // Answers arrive between renders and must read the latest presses.
  const latest = useRef(changed);

  function of(exercise: string, known = latest.current): Today {
    const now = known.get(exercise);
    if (now) return now;
    const tick = stored.find((one) => one.exercise === exercise && one.done_on === today);
    return { wanted: Boolean(tick), tick, saving: false, nextId: randomId() };
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
        if (now.tick) {
          await untick(backend, now.tick.id);
          put(exercise, { tick: undefined, nextId: randomId() });
        } else {
          const input = { id: now.nextId, child_id: childId, exercise, done_on: today };
          put(exercise, { tick: await storeTick(input) });
        }
      }
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      setFailure(failureMessage(error));
      put(exercise, { wanted: Boolean(of(exercise).tick) });
    }
    put(exercise, { saving: false });
  }

  /** Stores a tick. Returns the existing one when another tab stored it. */
  async function storeTick(input: ExerciseDoneInput & { id: string }): Promise<ExerciseDone> {
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
    /** Toggles the displayed tick and saves it. */
    press(exercise: string) {
      put(exercise, { wanted: !of(exercise).wanted });
      if (!of(exercise).saving) void save(exercise);
    },
    failure,
  };
}
