import type { AuthOutcome } from 'shared-contracts/session';
import type { AuthClient } from '../auth-client';
import type { HeldClient } from '../held-client';
import { authFailure } from './auth-failure';

/** Does something with the auth client; what it throws, or its chunk that doesn't come, is logged and an outcome. */
export type Attempt = <Outcome>(
  work: (auth: AuthClient) => Promise<Outcome>,
) => Promise<Outcome | Extract<AuthOutcome, { ok: false }>>;

/** `log` gets each failure. */
export function createAttempt(client: HeldClient, log: (error: unknown) => void): Attempt {
  return async (work) => {
    try {
      return await work(await client.get());
    } catch (error) {
      log(error);
      return authFailure(error instanceof Error ? error : new Error(String(error)));
    }
  };
}

/** The outcome of a request that answers nothing but an error. Throws that. */
export async function answered(request: Promise<{ error: Error | null }>): Promise<AuthOutcome> {
  const { error } = await request;
  if (error) throw error;
  return { ok: true };
}
