import type { AuthOutcome } from 'shared-contracts/session';
import type { AuthClient } from '../auth-client';
import type { SessionStateStore } from '../session-state';
import { answered } from './attempt';
import { isMailUnderWay } from './auth-failure';

/** Asking for the link that lets somebody set a new password, and setting it. */
export function createPasswordActions(state: SessionStateStore) {
  return {
    async requestPasswordReset(auth: AuthClient, email: string): Promise<AuthOutcome> {
      const { error } = await auth.resetPasswordForEmail(email);
      if (error && !isMailUnderWay(error)) throw error;
      return { ok: true };
    },
    async updatePassword(auth: AuthClient, password: string): Promise<AuthOutcome> {
      const outcome = await answered(auth.updateUser({ password }));
      state.recover(null);
      return outcome;
    },
  };
}
