import { type AuthOutcome, type Session, settledSession } from '@little-arches/contracts/session';
import type { CheckedRefusal } from '../../backend/send-call';
import { startAnew } from '../../navigation/start-anew';
import type { AuthClient } from '../auth-client';
import { type ExpiredSessions, type ExpiryCause, sessionRestored } from '../expired-session';
import { fetchUser } from '../fetch-user';
import { readSession } from '../read-session';
import type { CheckParts } from '../session-check';
import { hasStoredSession } from '../stored-session';
import type { ActionName } from './action-names';
import { answered } from './attempt';
import { createEmailActions } from './email-actions';
import { createConfirmLink, type LinkParts } from './link-actions';
import { createPasswordActions } from './password-actions';
import { renew } from './renew';
import { createSignUpActions } from './sign-up-actions';

/** The parts of the session that the actions use. */
export interface ActionParts extends Omit<LinkParts, 'enter'>, Pick<CheckParts, 'callAs'> {
  readonly siteUrl: string;
  readonly expiredSessions: ExpiredSessions;
  /** Reads the session and the profile of the person who has just signed in. */
  readonly check: () => Promise<void>;
  /** Called when the session has ended without a sign-out in this tab. */
  readonly endedBy: (cause: ExpiryCause) => void;
}

/** The result of an action. */
export type ActionOutcome<Name extends ActionName> = Awaited<ReturnType<Session[Name]>>;

/** The actions, each with the auth client before its own input. */
export type SessionActions = {
  [Name in ActionName]: (
    auth: AuthClient,
    ...input: Parameters<Session[Name]>
  ) => Promise<ActionOutcome<Name>>;
};

/** The actions, and those that only the shell calls. */
interface AuthActions extends SessionActions {
  leavePage(): void;
  recheck(auth: AuthClient, refusal: CheckedRefusal): Promise<boolean>;
}

/**
 * Creates the actions that need the auth client, except signing out. They are a separate chunk, because few visits
 * need them.
 */
export function createAuthActions(parts: ActionParts): AuthActions {
  const { state, expiredSessions, check, endedBy, siteUrl, callAs } = parts;

  /** Reads the profile of the person who has just signed in. */
  async function enter(): Promise<AuthOutcome> {
    await check();
    if ((await settledSession(state)).status === 'authenticated') return { ok: true };
    return {
      ok: false,
      code: 'unknown',
      message: 'You are signed in, but your profile could not be loaded. Try again.',
    };
  }

  /** Reads the changed profile and shows it. */
  async function refreshUser(auth: AuthClient): Promise<AuthOutcome> {
    const { data, error } = await readSession(auth);
    if (error || !data.session) throw error ?? new Error('Nobody is signed in whose profile could be read.');
    const { access_token, user } = data.session;
    const read = await fetchUser(callAs(access_token), user.id, user.email ?? '');
    const now = state.get();
    if (now.status === 'authenticated' && now.user.id === read.id)
      state.become({ status: 'authenticated', user: read });
    return { ok: true };
  }

  return {
    async signIn(auth: AuthClient, input: { email: string; password: string }): Promise<AuthOutcome> {
      const { data, error } = await auth.signInWithPassword(input);
      if (error) throw error;
      const expiredSession = expiredSessions.get();
      if (!expiredSession) return await enter();
      // The same person continues; another one gets a new document.
      if (expiredSession.user.id === data.user.id) expiredSessions.end();
      else startAnew('here');
      return { ok: true };
    },
    leavePage() {
      // Another session is already stored.
      if (hasStoredSession()) return startAnew('home');
      expiredSessions.end();
      state.leave('signed-out');
    },
    ...createSignUpActions(siteUrl, enter),
    ...createPasswordActions(state),
    refreshUser,
    signOutOthers: (auth) => answered(auth.signOut({ scope: 'others' })),
    ...createEmailActions({ ...parts, refreshUser }),
    confirmLink: createConfirmLink({ ...parts, enter }),
    async recheck(auth: AuthClient, refusal: CheckedRefusal): Promise<boolean> {
      const renewed = await renew(auth, refusal);
      if (renewed === 'ended') endedBy('ended');
      await sessionRestored(expiredSessions);
      return renewed !== 'same' && state.get().status === 'authenticated';
    },
  };
}
