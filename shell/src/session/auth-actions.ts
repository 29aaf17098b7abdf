import type { Session } from '@little-arches/contracts/host';
import {
  type AuthOutcome,
  type EmailChangeOutcome,
  type PendingEmailOutcome,
  settledSession,
} from '@little-arches/contracts/host';
import { safeReturnTo } from '@little-arches/contracts/routes';
import type { CheckedRefusal } from '../backend/send-call';
import { startAnew } from '../navigation/start-anew';
import type { SessionActions } from './action-names';
import type { AuthClient } from './auth-client';
import { fetchUser, isMailUnderWay, renew } from './auth-failure';
import { type ExpiredSessions, type ExpiryCause, sessionRestored } from './expired-session';
import { createConfirmLink, type LinkParts } from './mail-links';
import { answered, type CheckParts, readSession } from './session-check';
import type { SessionStateStore } from './session-state';
import { hasStoredSession } from './stored-session';

/** The parts of the session that the actions use. */
export interface ActionParts extends Omit<LinkParts, 'enter'>, Pick<CheckParts, 'callAs'> {
  readonly siteUrl: string;
  readonly expiredSessions: ExpiredSessions;
  /** Reads the session and the profile of the person who has just signed in. */
  readonly check: () => Promise<void>;
  /** Called when the session has ended without a sign-out in this tab. */
  readonly endedBy: (cause: ExpiryCause) => void;
}

/** The actions, and those that only the shell calls. */
export interface AuthActions extends SessionActions {
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

interface EmailParts {
  readonly state: SessionStateStore;
  /** Loads the auth client whose session stays in its own memory. */
  readonly loadClient: () => Promise<AuthClient>;
  /** Reads the profile of the signed-in person again. */
  readonly refreshUser: (auth: AuthClient) => Promise<AuthOutcome>;
}

/** Creates the actions that change the email address, which the old and the new one confirm. */
function createEmailActions({ state, loadClient, refreshUser }: EmailParts) {
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

/** Setting a new password: by the link of a mail, or with the current one. */
function createPasswordActions(state: SessionStateStore) {
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
    async changePassword(
      auth: AuthClient,
      { current, password }: Parameters<Session['changePassword']>[0],
    ): Promise<AuthOutcome> {
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

/**
 * Creates the actions for signing up, and for the mail that confirms it. `enter` reads the profile of the person
 * who has signed in.
 */
function createSignUpActions(siteUrl: string, enter: () => Promise<AuthOutcome>) {
  // A return address from the page's address must not lead to other sites from a mail, either.
  const leadTo = (returnTo: string | null) => ({ emailRedirectTo: siteUrl + safeReturnTo(returnTo) });
  return {
    async signUp(
      auth: AuthClient,
      { firstName, lastName, email, password, consent, returnTo }: Parameters<Session['signUp']>[0],
    ): ReturnType<Session['signUp']> {
      const display_name = [firstName, lastName]
        .map((name) => name.trim())
        .join(' ')
        .trim();
      const { data, error } = await auth.signUp({
        email,
        password,
        options: { data: { display_name, consent }, ...leadTo(returnTo) },
      });
      if (error) throw error;
      // The server hides whether an account exists by answering with a user without identities.
      if (data.user?.identities?.length === 0)
        return { ok: false, code: 'user_exists', message: 'This user already exists' };
      if (!data.session) return { ok: true, confirm: true };
      const outcome = await enter();
      return outcome.ok ? { ok: true, confirm: false } : outcome;
    },
    resendConfirmation: (auth: AuthClient, email: string, returnTo: string | null): Promise<AuthOutcome> =>
      answered(auth.resend({ type: 'signup', email, options: leadTo(returnTo) })),
  };
}
