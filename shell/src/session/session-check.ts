import { type Backend, type BackendError, isBackendError } from '@little-arches/contracts/backend';
import type { SessionState } from '@little-arches/contracts/session';
import { refusalOf } from '../backend/call-refusal';
import type { AuthClient } from './auth-client';
import type { HeldClient } from './held-client';
import { readSession } from './read-session';
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
  const { fetchUser } = await import(/* webpackChunkName: "auth-client" */ './fetch-user');
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
  const { renew } = await import(/* webpackChunkName: "auth-client" */ './actions/renew');
  const came = await renew(auth, refusal ?? 'forbidden');
  return came === 'renewed' ? (await storedSession(auth))?.access_token : undefined;
}
