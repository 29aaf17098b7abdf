import type { Backend } from '@little-arches/contracts/backend';
import type { SessionState } from '@little-arches/contracts/host';
import { createTestHost } from '@little-arches/contracts/testing';
import * as v from 'valibot';
import { recordListeners } from '../../testing/window-listeners';
import type { AuthClient, AuthUse } from '../auth-client';
import { createSession } from '../session';
import type { SignedOutReason } from '../session-state';
import { STORAGE_KEY } from '../stored-session';

/** For tests: the signed-in person. */
export const mara = { id: 'user-1', email: 'mara@family.example' };
/** For tests: the auth client's stored session of Mara. */
export const stored = { user: mara, access_token: 'token-1' };
/** For tests: another person. */
export const kim = { id: 'user-2', email: 'Kim@other.example' };
export const kimStored = { user: kim, access_token: 'token-kim' };
/** For tests: the answer of the profile call for Mara. */
export const profile = {
  status: 'success',
  message: 'ok',
  data: { first_name: 'Mara', last_name: 'Lindqvist', group_id: 7, role: 'parent' },
};
/** For tests: the state in which Mara is signed in. */
export const authenticated: SessionState = {
  status: 'authenticated',
  user: { ...mara, firstName: 'Mara', lastName: 'Lindqvist', role: 'parent', groupId: '7' },
};
/** For tests: the state in which no one is signed in. */
export const nobody = (reason: SignedOutReason = 'none') => ({ status: 'unauthenticated', reason }) as const;

/** For tests: creates an error of the auth server. */
export const authError = (code: string, status = 400) => Object.assign(new Error(code), { code, status });
/** For tests: the auth client's error without a connection. */
export const offline = Object.assign(new Error('Failed to fetch'), {
  name: 'AuthRetryableFetchError',
  status: 0,
});

type Event = 'SIGNED_OUT' | 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'INITIAL_SESSION';

const sessionOf = (access_token: string) => (access_token === 'token-kim' ? kimStored : stored);

/** Creates the fake auth client that confirms links. */
function createFakeLinkClient() {
  return {
    verifyOtp: jest.fn(async (_: object): Promise<unknown> => {
      const session = { ...kimStored, refresh_token: 'refresh-kim' };
      return { data: { user: kim, session }, error: null };
    }),
    signOut: jest.fn(async (_: object) => ({ error: null as Error | null })),
  };
}

const heldSchema = v.nullable(
  v.object({ access_token: v.string(), user: v.object({ id: v.string(), email: v.string() }) }),
);

interface SignInAnswer {
  readonly data?: { readonly user: { readonly id: string } };
  readonly error: Error | null;
}

/** For tests: creates an auth client in memory, which stores its session in the browser as the real one does. */
export function withAuthClient() {
  const listeners = new Set<(event: Event) => void>();
  const tell = (event: Event) => {
    for (const listener of listeners) listener(event);
  };
  const held = () => v.parse(heldSchema, JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  const client = {
    getSession: jest.fn(async () => ({ data: { session: held() }, error: null as Error | null })),
    signInWithPassword: jest.fn(async ({ email }: { email: string }): Promise<SignInAnswer> => {
      const session = email.toLowerCase() === kim.email.toLowerCase() ? kimStored : stored;
      localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
      tell('SIGNED_IN');
      return { data: session, error: null };
    }),
    signUp: jest.fn(
      async (_: object): Promise<unknown> => ({
        data: { user: { ...mara, identities: [{}] }, session: null },
        error: null,
      }),
    ),
    signOut: jest.fn(async (): Promise<{ error: Error | null }> => {
      localStorage.removeItem(STORAGE_KEY);
      tell('SIGNED_OUT');
      return { error: null };
    }),
    resend: jest.fn(async (_: object) => ({ error: null as Error | null })),
    resetPasswordForEmail: jest.fn(async (_: string, __: object) => ({ error: null as Error | null })),
    getUser: jest.fn(
      async (): Promise<{ data?: { user: { new_email?: string } }; error: Error | null }> => ({
        data: { user: {} },
        error: null,
      }),
    ),
    refreshSession: jest.fn(async () => ({ error: null as Error | null })),
    updateUser: jest.fn(async (_: object) => ({ error: null as Error | null })),
    stopAutoRefresh: jest.fn(async () => {}),
    setSession: jest.fn(
      async ({ access_token }: { access_token: string }): Promise<{ error: Error | null }> => {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(sessionOf(access_token)));
        tell('SIGNED_IN');
        return { error: null };
      },
    ),
    admin: { signOut: jest.fn(async (_: string, __: string) => ({ error: null as Error | null })) },
    onAuthStateChange(listener: (event: Event) => void) {
      listeners.add(listener);
      return { data: { subscription: { unsubscribe: () => void listeners.delete(listener) } } };
    },
  };
  return { client, tell, listeners };
}

/** For tests: creates a session with a fake auth client, and returns both. Call `withFreshBrowser` too. */
export function setup({ session = null as typeof stored | null, answer = (): unknown => profile } = {}) {
  if (session) localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  const fake = withAuthClient();
  const linkClient = createFakeLinkClient();
  const loadClient = jest.fn(
    async (use: AuthUse) => (use === 'link' ? linkClient : fake.client) as unknown as AuthClient,
  );
  const calls: unknown[] = [];
  const logged: unknown[] = [];
  const subject = createSession({
    config: createTestHost().config,
    loadClient,
    callAs: (token) =>
      ({
        async call(...[{ name, parse }, ...rest]: Parameters<Backend['call']>) {
          calls.push([token, name, ...rest]);
          return parse(await answer(), (problem) => void logged.push(problem));
        },
      }) as unknown as Backend,
    log: (error) => void logged.push(error),
  });
  const states: SessionState[] = [];
  subject.subscribe(() => {
    if (states.at(-1) !== subject.get()) states.push(subject.get());
  });
  return { ...fake, linkClient, subject, loadClient, calls, logged, states };
}

/** For tests: waits until all pending work has settled. */
export const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
};

/** For tests: creates a session in which Mara is signed in. */
export async function signedInSession(options = {}) {
  const context = setup({ session: stored, ...options });
  context.subject.start();
  await settle();
  expect(context.subject.get()).toEqual(authenticated);
  context.states.length = 0;
  return context;
}

/** For tests: changes the storage as another tab would, with the event that this tab gets. */
export function changedByOtherTab(key: string | null, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(STORAGE_KEY);
  else if (key) localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** For tests: puts a form on the page until the next test. */
export function openForm(): void {
  document.body.innerHTML = '<main><form><input></form></main>';
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** For tests: starts each test with empty storage at the home page, and removes listeners afterwards. */
export function withFreshBrowser(): void {
  let stopListening = () => {};
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
    // Each session listens to the window for ever, so each test's listeners are removed after it.
    stopListening = recordListeners();
  });
  afterEach(() => {
    stopListening();
    jest.restoreAllMocks();
  });
}
