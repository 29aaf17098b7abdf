import * as v from 'valibot';

/** The body of a function without input (specification, section 7). */
export type NoInput = Readonly<Record<string, never>>;

/** What such a function accepts: any JSON object, whatever a later caller puts in. */
export const noInput: v.GenericSchema<unknown, object> = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'The request body must be a JSON object.',
);
