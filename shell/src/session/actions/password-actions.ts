import type { Session } from 'shared-contracts/session';
import type { SessionStateStore } from '../session-state';
import { type Attempt, answered } from './attempt';
import { isMailUnderWay } from './auth-failure';

/** Asking for the link that lets somebody set a new password, and setting it. */
export function createPasswordActions(
  state: SessionStateStore,
  attempt: Attempt,
): Pick<Session, 'requestPasswordReset' | 'updatePassword'> {
  return {
    requestPasswordReset: (email) =>
      attempt(async (auth) => {
        const { error } = await auth.resetPasswordForEmail(email);
        if (error && !isMailUnderWay(error)) throw error;
        return { ok: true };
      }),
    updatePassword: (password) =>
      attempt(async (auth) => {
        const outcome = await answered(auth.updateUser({ password }));
        state.recover(null);
        return outcome;
      }),
  };
}
