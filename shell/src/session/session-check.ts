import { type Backend, type BackendError, isBackendError } from '@little-arches/contracts/backend';
import type { AuthOutcome, SessionState } from '@little-arches/contracts/host';
import { within } from '@little-arches/contracts/platform';
import { refusalOf } from '../backend/call-refusal';
import type { AuthClient } from './auth-client';
import type { SessionStateStore } from './session-state';
import { hasStoredSession } from './stored-session';

/** The parts that a check uses. */
export interface CheckParts {
  readonly client: HeldClient;
  /** Creates the backend that calls functions as the bearer of `token`, for the profile. */
  readonly callAs: (token: string) => Backend;
  readonly log: (error: unknown) => void;
}

/** Reads the session, then its profile; every failure leads to `unauthenticated`. */
export interface SessionCheck {
  run(): Promise<void>;
  /** Ends the running check, so that a slow profile can't bring back a person who signed out meanwhile. */
  cancel(): void;
}

/** Creates the check. Only the answer of the latest check becomes the state. */
export function createSessionCheck(state: SessionStateStore, parts: CheckParts): SessionCheck {
  let latest = 0;
  return {
    async run() {
      latest += 1;
      const own = latest;
      const next = await readState(parts).catch((error: unknown) => {
        parts.log(error);
        return undefined;
      });
      if (own !== latest) return;
      if (next) state.become(next);
      // A failed request removed no session from this browser, so its person is not signed out.
      else if (hasStoredSession()) state.becomeUnread();
      else state.become(NOBODY);
    },
    cancel() {
      latest += 1;
    },
  };
}

const NOBODY: SessionState = { status: 'unauthenticated', reason: 'none' };

async function readState({ client, callAs }: CheckParts): Promise<SessionState> {
  const auth = await client.get();
  const session = await storedSession(auth);
  if (!session) return NOBODY;
  const { fetchUser } = await import(/* webpackChunkName: "auth-client" */ './auth-failure');
  const { id, email = '' } = session.user;
  const ask = (token: string) => fetchUser(callAs(token), id, email);
  const user = await ask(session.access_token).catch(async (error: unknown) => {
    const token = isBackendError(error) ? await tokenAfter(auth, error) : undefined;
    if (!token) throw error;
    return await ask(token);
  });
  return { status: 'authenticated', user };
}

async function storedSession(auth: AuthClient) {
  const { data, error } = await readSession(auth);
  if (error) throw error;
  return data.session;
}

/** Returns the renewed token after a refused call, if that helped. */
async function tokenAfter(auth: AuthClient, { status, answer }: BackendError): Promise<string | undefined> {
  const refusal = refusalOf(status, answer);
  if (status < 400 || status >= 500 || refusal === 'early' || refusal === 'setup') return undefined;
  const { renew } = await import(/* webpackChunkName: "auth-client" */ './auth-failure');
  const came = await renew(auth, refusal ?? 'forbidden');
  return came === 'renewed' ? (await storedSession(auth))?.access_token : undefined;
}

/** The auth client that holds this browser's session, loaded when it is first needed. */
export interface HeldClient {
  get(): Promise<AuthClient>;
  /** Clears this browser without the server. The next `get` restarts. */
  drop(): Promise<void>;
}

/** Events of the auth client. They are emitted inside its lock: a call of the client there would wait for ever. */
export interface ClientEvents {
  /** The token was renewed. */
  onRefreshed(): void;
  /** No one is signed in any more. */
  onSignedOut(): void;
}

/** Creates the held client; `events` are emitted from the first `get` on. */
export function createHeldClient(load: () => Promise<AuthClient>, events: ClientEvents): HeldClient {
  let held: Promise<AuthClient> | undefined;
  let stopListening = () => {};

  function listenTo(client: AuthClient): AuthClient {
    const { data } = client.onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT') events.onSignedOut();
      if (event !== 'TOKEN_REFRESHED') return;
      console.info('The session was refreshed.');
      events.onRefreshed();
    });
    stopListening = () => data.subscription.unsubscribe();
    return client;
  }

  return {
    get() {
      held ??= load()
        .then(listenTo)
        .catch((error: unknown) => {
          held = undefined;
          throw error;
        });
      return held;
    },
    async drop() {
      // The auth client keeps its session when the server can't be reached, but this browser must not.
      const client = await held?.catch(() => undefined);
      await client?.stopAutoRefresh();
      stopListening();
      held = undefined;
    },
  };
}

/** Milliseconds after which a renewal is no longer awaited. The renewal continues. */
const PATIENCE = 6000;

/**
 * Returns the session, renewed if necessary. The auth client tries for half a minute, during which a page would
 * show nothing; this rejects sooner. Errors of the auth client are part of the result.
 */
export async function readSession(auth: AuthClient): ReturnType<AuthClient['getSession']> {
  return await within(PATIENCE, auth.getSession(), () =>
    Object.assign(new Error(`The session was not renewed in ${PATIENCE} ms`), { name: 'TimeoutError' }),
  );
}

/** Returns the outcome of a request whose answer contains only an error, if any. Throws that error. */
export async function answered(request: Promise<{ error: Error | null }>): Promise<AuthOutcome> {
  const { error } = await request;
  if (error) throw error;
  return { ok: true };
}
