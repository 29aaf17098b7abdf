import type { SiteConfig } from 'shared-contracts/config';
import {
  type AuthOutcome,
  type LinkOutcome,
  type Session,
  type SignedOutReason,
  settledSession,
} from 'shared-contracts/session';
import { answered, createAttempt } from './actions/attempt';
import type { ConfirmLink } from './actions/link-actions';
import { createPasswordActions } from './actions/password-actions';
import { createSignUpActions } from './actions/sign-up-actions';
import type { AuthClient, AuthUse } from './auth-client';
import { createHeldClient } from './held-client';
import { type CheckParts, createSessionCheck } from './session-check';
import { createSessionState } from './session-state';
import { hasStoredSession, removeStoredSession, userOfStored, watchStoredSession } from './stored-session';

/** What the session is made of. */
export interface SessionParts extends Pick<CheckParts, 'callAs' | 'log'> {
  readonly config: SiteConfig;
  /** Loads the auth client's chunk; called once for each use, never before `start`. */
  readonly loadClient: (use: AuthUse) => Promise<AuthClient>;
}

/** The session with what only the shell may do. */
export interface ShellSession extends Session {
  /** Checks for a session and follows the auth client and other tabs from then on. Call after the first render. */
  start(): void;
  /** The signed-in person's token once the session has settled, else null. */
  accessToken(): Promise<string | null>;
}

/**
 * The auth session exactly as the specification's sections 4 and 7 have it. Visitors who were never signed in
 * in this browser don't load the auth client at all.
 */
export function createSession({ config, loadClient, callAs, log }: SessionParts): ShellSession {
  let leaving: SignedOutReason | undefined;
  const state = createSessionState(log);
  const client = createHeldClient(
    () => loadClient('session'),
    () => {
      if (!leaving) setTimeout(signedOutElsewhere);
    },
  );
  const check = createSessionCheck(state, { client, callAs, log });
  const attempt = createAttempt(client, log);
  let confirming: Promise<ConfirmLink> | undefined;

  function signedOutElsewhere() {
    // The event and the storage may both tell of the same sign-out.
    if (state.get().status === 'unauthenticated') return;
    // Not asked again: a tab's view of the storage may lag behind and still hold the session that ended.
    check.cancel();
    state.leave('signed-out');
  }

  function changedElsewhere(text: string | null) {
    const before = state.get();
    // What this tab shows belongs to who was signed in, so somebody else comes in after a sign-out.
    if (before.status === 'authenticated' && userOfStored(text) !== before.user.id) signedOutElsewhere();
    if (text && state.get().status === 'unauthenticated') void check.run();
  }

  /** Reads the profile of who just came in. */
  async function enter(): Promise<AuthOutcome> {
    await check.run();
    if ((await settledSession(session)).status === 'authenticated') return { ok: true };
    return {
      ok: false,
      code: 'unknown',
      message: 'You are signed in, but your profile could not be loaded. Try again.',
    };
  }

  function linkActions(): Promise<ConfirmLink> {
    confirming ??= import(/* webpackChunkName: "link-actions" */ './actions/link-actions').then(
      ({ createConfirmLink }) =>
        createConfirmLink({ state, loadClient: () => loadClient('link'), enter, log }),
      (error: unknown) => {
        confirming = undefined;
        throw error;
      },
    );
    return confirming;
  }

  const session: ShellSession = {
    get: state.get,
    recovery: state.recovery,
    subscribe: state.subscribe,
    start() {
      watchStoredSession(changedElsewhere);
      state.resumeRecovery();
      if (!hasStoredSession()) return state.become({ status: 'unauthenticated', reason: 'none' });
      void check.run();
    },
    async accessToken() {
      if ((await settledSession(session)).status !== 'authenticated') return null;
      const { data, error } = await (await client.get()).getSession();
      if (error) throw error;
      return data.session?.access_token ?? null;
    },
    signIn: (input) =>
      attempt<AuthOutcome>(async (auth) => {
        await answered(auth.signInWithPassword(input));
        return await enter();
      }),
    async signOut() {
      leaving = 'signed-out';
      const outcome = await attempt((auth) => answered(auth.signOut()));
      if (!outcome.ok) {
        leaving = 'sign-out-unconfirmed';
        await client.drop();
        removeStoredSession();
      }
      state.recover(null);
      check.cancel();
      state.leave(leaving);
      leaving = undefined;
      return outcome;
    },
    ...createSignUpActions(config.siteUrl, attempt, enter),
    confirmLink: (link, agreedEmail) =>
      attempt<LinkOutcome>(async (auth) => await (await linkActions())(auth, link, agreedEmail)),
    ...createPasswordActions(state, attempt),
  };
  return session;
}
