import * as v from 'valibot';

/** The body of a function without input (specification, section 7). */
export type NoInput = Readonly<Record<string, never>>;

/** Schema of the request of a function without input: any JSON object, so that later callers can add fields. */
export const noInput: v.GenericSchema<unknown, object> = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'The request body must be a JSON object.',
);
