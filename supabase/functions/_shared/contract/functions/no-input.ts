// Copied from shared-contracts/src/functions/no-input.ts by `npm run function-contract`: change it there.
import * as v from 'valibot';

/** The body of a function that takes nothing (specification, section 7). */
export type NoInput = Readonly<Record<string, never>>;

/** What such a function accepts: any JSON object, whatever a later caller puts in. */
export const noInput: v.GenericSchema<unknown, object> = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'The request body must be a JSON object.',
);
