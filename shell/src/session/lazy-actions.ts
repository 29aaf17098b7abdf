import type { AuthOutcome, Session } from '@little-arches/contracts/host';
import { asError } from '@little-arches/contracts/platform';
import { UNREACHABLE } from '../backend/server-answer';
import { ACTIONS, type ActionName, type ActionOutcome, type SessionActions } from './action-names';
import type { ActionParts, AuthActions } from './auth-actions';
import type { AuthClient } from './auth-client';
import type { HeldClient } from './session-check';

type Failure = Extract<AuthOutcome, { ok: false }>;

/**
 * Runs work with the auth client. An error of the work, or a chunk that can't be loaded, is logged and returned as
 * a failure.
 */
export type Attempt = <Outcome>(work: (auth: AuthClient) => Promise<Outcome>) => Promise<Outcome | Failure>;

/** Creates the function; `log` receives each failure. */
export function createAttempt(client: HeldClient, log: (error: unknown) => void): Attempt {
  return async (work) => {
    try {
      return await work(await client.get());
    } catch (error) {
      log(error);
      return await failureOf(asError(error));
    }
  };
}

/**
 * Returns the failure's message. The messages load with the auth client; when that fails, so does every other
 * request.
 */
async function failureOf(error: Error): Promise<Failure> {
  try {
    return (await import(/* webpackChunkName: "auth-client" */ './auth-failure')).authFailure(error);
  } catch {
    return { ok: false, code: 'network', message: UNREACHABLE };
  }
}

/** Creates the loader of the actions. They load with the first action that is called; a failed load is repeated. */
export function createActionsLoader(parts: ActionParts): () => Promise<AuthActions> {
  let loaded: Promise<AuthActions> | undefined;
  return () => {
    loaded ??= import(/* webpackChunkName: "auth-client" */ './auth-actions').then(
      (module) => module.createAuthActions(parts),
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}

/** The session's actions whose code comes with the auth client, by name. */
export function nameActions(
  attempt: Attempt,
  actions: () => Promise<SessionActions>,
): Pick<Session, ActionName> {
  const act =
    <Name extends ActionName>(name: Name) =>
    (...input: Parameters<Session[Name]>) =>
      attempt<ActionOutcome<Name>>((auth) => actions().then((loaded) => loaded[name](auth, ...input)));
  // Generated from the names, because every visit loads this code.
  return Object.fromEntries(ACTIONS.map((name) => [name, act(name)])) as Pick<Session, ActionName>;
}
