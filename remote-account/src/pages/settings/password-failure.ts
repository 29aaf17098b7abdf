import type { AuthOutcome } from 'shared-contracts/session';
import type { FormFailure } from 'shared-contracts/ui/form/use-form';

/** Why an action that takes the current password was refused; a wrong one is the matter of `field`. */
export function passwordFailure(outcome: Extract<AuthOutcome, { ok: false }>, field: string): FormFailure {
  return outcome.code === 'invalid_credentials' ? { message: 'This is not your password.', field } : outcome;
}
