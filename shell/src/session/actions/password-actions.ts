import type { AuthOutcome, PasswordChange } from '@little-arches/contracts/session';
import type { AuthClient } from '../auth-client';
import type { SessionStateStore } from '../session-state';
import { answered } from './attempt';
import { isMailUnderWay } from './auth-failure';

/** Setting a new password: by the link of a mail, or with the current one. */
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
    async changePassword(auth: AuthClient, { current, password }: PasswordChange): Promise<AuthOutcome> {
      const before = (await auth.getSession()).data.session;
      const now = state.get();
      // Another tab may have just changed whose session this browser stores.
      if (!before || now.status !== 'authenticated' || before.user.id !== now.user.id)
        throw new Error('Nobody is signed in whose password could be changed.');
      // A hosted server may not check the current password, and refuses a session whose sign-in is more than a
      // day old.
      const entered = await auth.signInWithPassword({ email: now.user.email, password: current });
      if (entered.error) throw entered.error;
      const { error } = await auth.updateUser({ password, current_password: current });
      if (!error) return { ok: true };
      // Otherwise the session that this sign-in replaced would stay open unnoticed.
      await auth.admin.signOut(before.access_token, 'local');
      throw error;
    },
  };
}
