import type { Backend } from 'shared-contracts/backend';
import type { SiteConfig } from 'shared-contracts/config';
import { safeReturnTo } from 'shared-contracts/routes';
import {
  type AuthOutcome,
  type LinkOutcome,
  type Session,
  type SessionState,
  type SessionUser,
  type SignedOutReason,
  type SignUpOutcome,
  settledSession,
} from 'shared-contracts/session';
import * as v from 'valibot';
import type { AuthClient, AuthUse } from './auth-client';
import { authFailure, isMailUnderWay, USED_LINK } from './auth-failure';
import { createMailLinks, type Verified } from './mail-links';
import { createRecovery, type Recovery } from './recovery';
import { STORAGE_KEY } from './storage-key';

const profileSchema = v.object({
  status: v.string(),
  message: v.nullish(v.string()),
  data: v.nullish(
    v.object({
      first_name: v.nullish(v.string(), ''),
      last_name: v.nullish(v.string(), ''),
      group_id: v.nullish(v.union([v.string(), v.number()])),
      role: v.nullish(v.string()),
    }),
  ),
});

/** What the session is made of. */
export interface SessionParts {
  readonly config: SiteConfig;
  /** Loads the auth client's chunk; called once for each use, never before `start`. */
  readonly loadClient: (use: AuthUse) => Promise<AuthClient>;
  /** Calls a function as the bearer of `token`, for the profile. */
  readonly callAs: (token: string) => Backend;
  readonly log: (error: unknown) => void;
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
  let state: SessionState = { status: 'loading' };
  let recovery: Recovery | undefined;
  let loadedClient: Promise<AuthClient> | undefined;
  let stopListening = () => {};
  let leaving: SignedOutReason | undefined;
  let latestCheck = 0;
  const links = createMailLinks(() => loadClient('link'));
  const listeners = new Set<() => void>();

  const tell = () => {
    for (const listener of [...listeners])
      try {
        listener();
      } catch (error) {
        log(error);
      }
  };
  function become(next: SessionState) {
    if (same(state, next)) return;
    state = next;
    tell();
  }
  const nobody = (reason: SignedOutReason = 'none') => become({ status: 'unauthenticated', reason });

  function client(): Promise<AuthClient> {
    loadedClient ??= loadClient('session').then(
      (loaded) => {
        const { data } = loaded.onAuthStateChange((event) => {
          if (event === 'TOKEN_REFRESHED') console.info('The session was refreshed.');
          // The auth client calls this inside its own lock: asking it anything here would wait for ever.
          if (event === 'SIGNED_OUT' && !leaving) setTimeout(signedOutElsewhere);
        });
        stopListening = () => data.subscription.unsubscribe();
        return loaded;
      },
      (error) => {
        loadedClient = undefined;
        throw error;
      },
    );
    return loadedClient;
  }

  function signedOutElsewhere() {
    // The event and the storage may both tell of the same sign-out.
    if (state.status === 'unauthenticated') return;
    // Not asked again: a tab's view of the storage may lag behind and still hold the session that ended.
    latestCheck += 1;
    become({ status: 'loading' });
    nobody('signed-out');
  }

  /** The start-up check: a session, then its profile; whatever fails leads to `unauthenticated`. */
  async function check(): Promise<void> {
    latestCheck += 1;
    const own = latestCheck;
    const next = await readState();
    // A slow profile answer must not bring back who has signed out meanwhile.
    if (own === latestCheck) become(next);
  }

  async function readState(): Promise<SessionState> {
    try {
      const { data, error } = await (await client()).getSession();
      if (error) throw error;
      if (!data.session) return { status: 'unauthenticated', reason: 'none' };
      const { user, access_token } = data.session;
      return { status: 'authenticated', user: await fetchUser(user.id, user.email ?? '', access_token) };
    } catch (error) {
      log(error);
      return { status: 'unauthenticated', reason: 'none' };
    }
  }

  async function fetchUser(id: string, email: string, token: string): Promise<SessionUser> {
    const answer = await callAs(token).call('getProfileWebsite', { email }, { as: 'user' });
    const result = v.safeParse(profileSchema, answer);
    // The field only: this is logged, and the values are personal.
    if (!result.success)
      throw new Error(
        `The profile call answered something unexpected at '${v.getDotPath(result.issues[0]) ?? ''}'`,
      );
    const { status, message, data } = result.output;
    if (status !== 'success' || !data) throw new Error(`The profile call failed: ${message ?? status}`);
    const { first_name, last_name, group_id, role } = data;
    return {
      id,
      email,
      firstName: first_name,
      lastName: last_name,
      role: role ?? null,
      groupId: group_id == null ? null : String(group_id),
    };
  }

  async function attempt<Outcome>(
    work: (auth: AuthClient) => Promise<Outcome>,
  ): Promise<Outcome | Extract<AuthOutcome, { ok: false }>> {
    try {
      return await work(await client());
    } catch (error) {
      log(error);
      return authFailure(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async function answered(request: Promise<{ error: Error | null }>): Promise<AuthOutcome> {
    const { error } = await request;
    if (error) throw error;
    return { ok: true };
  }

  /** Reads the profile of who just came in. */
  async function enter(): Promise<AuthOutcome> {
    await check();
    if ((await settledSession(session)).status === 'authenticated') return { ok: true };
    return {
      ok: false,
      code: 'unknown',
      message: 'You are signed in, but your profile could not be loaded. Try again.',
    };
  }

  /** Signs in whom a link let in, and ends the session this replaces. */
  async function adopt(auth: AuthClient, { tokens, userId }: Verified): Promise<void> {
    const replaced = (await auth.getSession()).data.session;
    await answered(auth.setSession(tokens));
    if (!replaced || replaced.user.id === userId) return;
    recovery?.end();
    const { error } = await auth.admin.signOut(replaced.access_token, 'local');
    if (error) log(error);
  }

  async function forget(): Promise<void> {
    // The auth client keeps its session when the server can't be told. This browser must not.
    const auth = await loadedClient?.catch(() => undefined);
    await auth?.stopAutoRefresh();
    stopListening();
    loadedClient = undefined;
    removeStored();
  }

  const session: ShellSession = {
    get: () => state,
    recovery() {
      const userId = recovery?.userId();
      if (!userId) return 'none';
      if (state.status === 'loading') return 'checking';
      return state.status === 'authenticated' && state.user.id === userId ? 'ready' : 'none';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      recovery = createRecovery();
      window.addEventListener('storage', ({ key, newValue }) => {
        // No key: everything was cleared.
        if (key !== STORAGE_KEY && key !== null) return;
        // What this tab shows belongs to who was signed in, so somebody else comes in after a sign-out.
        if (state.status === 'authenticated' && userOf(newValue) !== state.user.id) signedOutElsewhere();
        if (newValue && state.status === 'unauthenticated') void check();
      });
      if (!hasStored()) return nobody();
      if (recovery.userId()) tell();
      void check();
    },
    async accessToken() {
      if ((await settledSession(session)).status !== 'authenticated') return null;
      const { data, error } = await (await client()).getSession();
      if (error) throw error;
      return data.session?.access_token ?? null;
    },
    signIn: (input) =>
      attempt<AuthOutcome>(async (auth) => {
        await answered(auth.signInWithPassword(input));
        return await enter();
      }),
    signUp: ({ firstName, lastName, email, password, returnTo }) =>
      attempt<SignUpOutcome>(async (auth) => {
        const { data, error } = await auth.signUp({
          email,
          password,
          options: {
            data: {
              display_name: [firstName, lastName]
                .map((name) => name.trim())
                .join(' ')
                .trim(),
            },
            emailRedirectTo: config.siteUrl + safeReturnTo(returnTo),
          },
        });
        if (error) throw error;
        // The server hides who has an account by answering a user without identities.
        if (data.user?.identities?.length === 0)
          return { ok: false, code: 'user_exists', message: 'This user already exists' };
        if (!data.session) return { ok: true, confirm: true };
        const outcome = await enter();
        return outcome.ok ? { ok: true, confirm: false } : outcome;
      }),
    resendConfirmation: (email, returnTo) =>
      attempt((auth) =>
        answered(
          auth.resend({
            type: 'signup',
            email,
            options: { emailRedirectTo: config.siteUrl + safeReturnTo(returnTo) },
          }),
        ),
      ),
    confirmLink: (link, agreedEmail) =>
      attempt<LinkOutcome>(async (auth) => {
        const verified = await links.verify(link);
        if (!verified) return USED_LINK;
        if (verified.email.toLowerCase() !== agreedEmail?.toLowerCase())
          return { ok: false, code: 'other_person', email: verified.email };
        await adopt(auth, verified);
        if (link.type === 'recovery') recovery?.begin(verified.userId);
        const entered = await enter();
        if (entered.ok) links.forget(link);
        return entered;
      }),
    async signOut() {
      leaving = 'signed-out';
      const outcome = await attempt((auth) => answered(auth.signOut()));
      if (!outcome.ok) {
        leaving = 'sign-out-unconfirmed';
        await forget();
      }
      recovery?.end();
      latestCheck += 1;
      become({ status: 'loading' });
      nobody(leaving);
      leaving = undefined;
      return outcome;
    },
    requestPasswordReset: (email) =>
      attempt(async (auth) => {
        const { error } = await auth.resetPasswordForEmail(email);
        if (error && !isMailUnderWay(error)) throw error;
        return { ok: true };
      }),
    updatePassword: (password) =>
      attempt(async (auth) => {
        const outcome = await answered(auth.updateUser({ password }));
        recovery?.end();
        tell();
        return outcome;
      }),
  };
  return session;
}

function same(a: SessionState, b: SessionState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whose session the auth client stored. */
function userOf(storedSession: string | null): string | undefined {
  try {
    return v.parse(v.object({ user: v.object({ id: v.string() }) }), JSON.parse(storedSession ?? '')).user.id;
  } catch {
    return undefined;
  }
}

function hasStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function removeStored(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
