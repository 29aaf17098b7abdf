import * as v from 'valibot';
import { tableRows } from './table-rows';

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
export const exercisesDone = tableRows(
  'exercises_done',
  Object.keys(exerciseDoneSchema.entries).join(','),
  exerciseDoneSchema,
);
