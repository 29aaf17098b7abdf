import {
  type AuthOutcome,
  type EmailChangeOutcome,
  type PendingEmailOutcome,
  settledSession,
} from '@little-arches/contracts/session';
import type { AuthClient } from '../auth-client';
import type { SessionStateStore } from '../session-state';
import { answered } from './attempt';

interface EmailParts {
  readonly state: SessionStateStore;
  /** Loads the auth client whose session stays in its own memory. */
  readonly loadClient: () => Promise<AuthClient>;
  /** Reads the profile of the signed-in person again. */
  readonly refreshUser: (auth: AuthClient) => Promise<AuthOutcome>;
}

/** Creates the actions that change the email address, which the old and the new one confirm. */
export function createEmailActions({ state, loadClient, refreshUser }: EmailParts) {
  return {
    changeEmail: (auth: AuthClient, email: string): Promise<AuthOutcome> =>
      answered(auth.updateUser({ email })),
    async pendingEmail(auth: AuthClient): Promise<PendingEmailOutcome> {
      const { data, error } = await auth.getUser();
      if (error) throw error;
      return { ok: true, email: data.user.new_email || null };
    },
    async confirmEmailChange(auth: AuthClient, tokenHash: string): Promise<EmailChangeOutcome> {
      const links = await loadClient();
      const { data, error } = await links.verifyOtp({ type: 'email_change', token_hash: tokenHash });
      if (error) throw error;
      if (!data.session) return { ok: true, done: false };
      // The link only proves an address, so its session is ended.
      await links.signOut({ scope: 'local' });
      // A quick person presses while the session of the new document is still being read.
      const now = await settledSession(state);
      if (now.status === 'authenticated' && now.user.id === data.session.user.id) {
        const renewed = await auth.refreshSession();
        if (renewed.error) throw renewed.error;
        await refreshUser(auth);
      }
      return { ok: true, done: true };
    },
  };
}
