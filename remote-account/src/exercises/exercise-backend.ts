import {
  type Backend,
  type ExerciseDone,
  type ExerciseDoneInput,
  exercisesDone,
} from 'shared-contracts/backend';

/** More than a family ticks off in a week; one answer of the data API. */
const MOST = 1000;

/** The last exercises that the signed-in person ticked off, the newest day first. */
export async function fetchExercisesDone(backend: Backend): Promise<ExerciseDone[]> {
  return backend.select({
    table: exercisesDone,
    orderBy: { column: 'done_on', descending: true },
    limit: MOST,
  });
}

/** Ticks an exercise off and returns it as stored. */
export async function tickOff(backend: Backend, input: ExerciseDoneInput): Promise<ExerciseDone> {
  return backend.insert(exercisesDone, input);
}

/** The tick of a child's exercise on a day, if there is one. */
export async function findTick(
  backend: Backend,
  { child_id, exercise, done_on }: ExerciseDoneInput,
): Promise<ExerciseDone | undefined> {
  const [tick] = await backend.select({
    table: exercisesDone,
    where: { child_id, exercise, done_on },
    limit: 1,
  });
  return tick;
}

/** Removes a tick. */
export async function untick(backend: Backend, id: string): Promise<void> {
  await backend.remove(exercisesDone, id);
}
