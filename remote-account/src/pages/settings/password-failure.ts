import type { AuthOutcome } from '@little-arches/contracts/session';
import type { FormFailure } from '@little-arches/contracts/ui';

/** Returns the form error of an action with the current password; a wrong one is shown at `field`. */
export function passwordFailure(outcome: Extract<AuthOutcome, { ok: false }>, field: string): FormFailure {
  return outcome.code === 'invalid_credentials' ? { message: 'This is not your password.', field } : outcome;
}
