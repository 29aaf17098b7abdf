import type { SiteConfig } from '@little-arches/contracts/config';
import { type Observable, type Session, settledSession } from '@little-arches/contracts/host';
import type { CheckedRefusal } from '../backend/send-call';
import type { AuthClient, AuthUse } from './auth-client';
import {
  createExpiredSessions,
  type ExpiredSession,
  type ExpiryCause,
  sessionRestored,
} from './expired-session';
import { createActionsLoader, createAttempt, nameActions } from './lazy-actions';
import {
  answered,
  type CheckParts,
  createHeldClient,
  createSessionCheck,
  readSession,
} from './session-check';
import { createSessionState, type SignedOutReason } from './session-state';
import { hasStoredSession, removeStoredSession, userOfStored, watchStoredSession } from './stored-session';

/** The parts that a session needs. */
export interface SessionParts extends Pick<CheckParts, 'callAs' | 'log'> {
  readonly config: SiteConfig;
  /** Loads the auth client's chunk. Called once for each use, never before `start`. */
  readonly loadClient: (use: AuthUse) => Promise<AuthClient>;
}

/** The session with the members that only the shell uses. */
export interface ShellSession extends Session {
  /** Checks for a session and follows the auth client and other tabs from then on. Call after the first render. */
  start(): void;
  /** The signed-in person's token once the session has settled and did not expire, else null. */
  accessToken(): Promise<string | null>;
  /**
   * Called after the server refused a call. Returns true when another try is useful: the token was renewed, or the
   * session had ended and its person has signed in again. Rejects when the token could not be renewed.
   */
  recheck(refusal: CheckedRefusal): Promise<boolean>;
  /** Whether someone is signed in whose profile could not be read. */
  readonly unread: Observable<boolean>;
  /** Reads the profile again; `unread` and `get` show the result. */
  readAgain(): Promise<void>;
  /** The session that ended while a form was open. `get` still returns the person who was signed in. */
  readonly expiredSession: Observable<ExpiredSession | undefined>;
  /**
   * From now on the page needs the signed-in person, so an open form in it is kept for them; the returned function
   * ends this.
   */
  keepPage(): () => void;
  /** Called when the person of an expired session does not sign in again. */
  leavePage(): void;
}

/**
 * Creates the auth session exactly as sections 4 and 7 of the specification require. For visitors who were never
 * signed in in this browser the auth client is not loaded.
 */
export function createSession({ config, loadClient, callAs, log }: SessionParts): ShellSession {
  let leaving: SignedOutReason | undefined;
  const state = createSessionState(log);
  const expiredSessions = createExpiredSessions(log);
  const client = createHeldClient(() => loadClient('session'), {
    onRefreshed() {
      if (state.unread()) setTimeout(check.run);
    },
    onSignedOut() {
      if (!leaving) setTimeout(() => endedBy('ended'));
    },
  });
  const check = createSessionCheck(state, { client, callAs, log });
  const attempt = createAttempt(client, log);
  const actions = createActionsLoader({
    siteUrl: config.siteUrl,
    state,
    expiredSessions,
    loadClient: () => loadClient('link'),
    callAs,
    check: check.run,
    endedBy,
    log,
  });

  function endedBy(cause: ExpiryCause) {
    const before = state.get();
    // The event and the storage may both report the same end.
    if (before.status === 'unauthenticated') return;
    // Not read again: a tab's view of the storage may be outdated and still contain the ended session.
    check.cancel();
    if (before.status !== 'authenticated' || !expiredSessions.begin(before.user, cause))
      state.leave('signed-out');
  }

  function changedElsewhere(text: string | null) {
    const before = state.get();
    const userId = userOfStored(text);
    // This tab shows data of the person who was signed in, so another person is signed in only after a
    // sign-out.
    if (before.status === 'authenticated') {
      if (userId === before.user.id) expiredSessions.end();
      else endedBy(userId ? 'other-person' : 'signed-out-elsewhere');
    }
    if (text && state.get().status === 'unauthenticated') void check.run();
  }

  const session: ShellSession = {
    ...nameActions(attempt, actions),
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
      await settledSession(session);
      await sessionRestored(expiredSessions);
      const settled = state.get();
      if (settled.status !== 'authenticated' || leaving) return null;
      const { data, error } = await readSession(await client.get());
      const userId = data.session?.user.id;
      if (userId === settled.user.id) return data.session?.access_token ?? null;
      if (error && hasStoredSession()) throw error;
      // The event about it comes later.
      endedBy(userId ? 'other-person' : 'ended');
      return await session.accessToken();
    },
    // A refusal during a sign-out is no reason to request another token.
    recheck: async (refusal) => !leaving && (await (await actions()).recheck(await client.get(), refusal)),
    unread: { get: state.unread, subscribe: state.subscribe },
    readAgain: check.run,
    expiredSession: expiredSessions,
    keepPage: expiredSessions.keepPage,
    leavePage: () => void actions().then(({ leavePage }) => leavePage(), log),
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
  };
  return session;
}
