import type { Backend } from 'shared-contracts/backend';
import type { SessionState } from 'shared-contracts/session';
import type { HeldClient } from './held-client';
import type { SessionStateStore } from './session-state';

/** What a check asks. */
export interface CheckParts {
  readonly client: HeldClient;
  /** Calls a function as the bearer of `token`, for the profile. */
  readonly callAs: (token: string) => Backend;
  readonly log: (error: unknown) => void;
}

/** Looks for a session, then for its profile; whatever fails leads to `unauthenticated`. */
export interface SessionCheck {
  run(): Promise<void>;
  /** What is being looked for counts no more: a slow profile must not bring back who has signed out meanwhile. */
  cancel(): void;
}

/** The answer of the latest check alone becomes the state. */
export function createSessionCheck(state: SessionStateStore, parts: CheckParts): SessionCheck {
  let latest = 0;
  return {
    async run() {
      latest += 1;
      const own = latest;
      const next = await readState(parts);
      if (own === latest) state.become(next);
    },
    cancel() {
      latest += 1;
    },
  };
}

async function readState({ client, callAs, log }: CheckParts): Promise<SessionState> {
  try {
    const { data, error } = await (await client.get()).getSession();
    if (error) throw error;
    if (!data.session) return { status: 'unauthenticated', reason: 'none' };
    const { user, access_token } = data.session;
    const { fetchUser } = await import(/* webpackChunkName: "auth-client" */ './fetch-user');
    return {
      status: 'authenticated',
      user: await fetchUser(callAs(access_token), user.id, user.email ?? ''),
    };
  } catch (error) {
    log(error);
    return { status: 'unauthenticated', reason: 'none' };
  }
}
