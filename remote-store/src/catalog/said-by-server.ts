import { type BackendError, createBackendError, isBackendError } from '@little-arches/contracts/backend';
import * as v from 'valibot';

/** Most characters of a message that is shown. */
const MOST = 200;

// The platform's own answers, of a function that didn't start, have a code.
const saidSchema = v.object({
  message: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  code: v.optional(v.undefined()),
});

/**
 * Returns a failure with the function's own `message` as it came (specification, section 8). Returns the same error
 * when there is none.
 */
export function saidByServer(error: unknown): unknown {
  if (!isBackendError(error)) return error;
  const said = v.safeParse(saidSchema, error.answer);
  return said.success ? withMessage(error, said.output.message) : error;
}

function withMessage({ status, answer, cause }: BackendError, message: string): BackendError {
  const letters = Array.from(message);
  const shown = letters.length > MOST ? `${letters.slice(0, MOST - 1).join('')}…` : message;
  return Object.assign(createBackendError(shown, status, answer), { cause });
}
