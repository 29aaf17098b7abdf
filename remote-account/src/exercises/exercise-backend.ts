import { type Backend, tableRows } from '@little-arches/contracts/backend';
import * as v from 'valibot';

const exerciseDoneSchema = v.object({
  id: v.string(),
  child_id: v.string(),
  /** The title of the exercise in the scan that suggests it. */
  exercise: v.string(),
  /** The day in the family's own time zone: `2026-06-02`. */
  done_on: v.pipe(v.string(), v.isoDate()),
});

/** An exercise that a child did on a day. */
export type ExerciseDone = v.InferOutput<typeof exerciseDoneSchema>;

/**
 * The stored fields of a done exercise; the database adds the id and the owner, and accepts only the last seven
 * days.
 */
export type ExerciseDoneInput = Omit<ExerciseDone, 'id'>;

/**
 * The exercises that the signed-in person's children did. Each exercise of a child counts once a day: 409 for the
 * second.
 */
const exercisesDone = tableRows(
  'exercises_done',
  Object.keys(exerciseDoneSchema.entries).join(','),
  exerciseDoneSchema,
);

/** Row limit of one answer of the data API; a family ticks off fewer exercises in a week. */
const MOST = 1000;

/** Reads the exercises that the signed-in person ticked off last, newest day first. */
export async function fetchExercisesDone(backend: Backend): Promise<ExerciseDone[]> {
  return backend.select({
    table: exercisesDone,
    orderBy: { column: 'done_on', descending: true },
    limit: MOST,
  });
}

/** Ticks an exercise off under the id that the page made, and returns it as stored. */
export async function tickOff(
  backend: Backend,
  input: ExerciseDoneInput & { id: string },
): Promise<ExerciseDone> {
  return backend.insert(exercisesDone, input);
}

/** Reads the tick of a child's exercise on a day; undefined without one. */
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

export async function untick(backend: Backend, id: string): Promise<void> {
  await backend.remove(exercisesDone, id);
}
