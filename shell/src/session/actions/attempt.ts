import { asError } from '@little-arches/contracts/platform';
import type { AuthOutcome } from '@little-arches/contracts/session';
import { UNREACHABLE } from '../../backend/server-answer';
import type { AuthClient } from '../auth-client';
import type { HeldClient } from '../held-client';

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

/** Returns the outcome of a request whose answer contains only an error, if any. Throws that error. */
export async function answered(request: Promise<{ error: Error | null }>): Promise<AuthOutcome> {
  const { error } = await request;
  if (error) throw error;
  return { ok: true };
}
