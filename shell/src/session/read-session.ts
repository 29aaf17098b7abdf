import { within } from 'shared-contracts/platform';
import type { AuthClient } from './auth-client';

/** Milliseconds of a renewal before its waiters are answered. The renewal continues. */
const PATIENCE = 6000;

/**
 * The session there is, renewed where it has to be. The auth client tries that for half a minute, and so as long as a
 * page would say nothing; this rejects sooner. Its errors are part of the answer.
 */
export async function readSession(auth: AuthClient): ReturnType<AuthClient['getSession']> {
  return await within(PATIENCE, auth.getSession(), () =>
    Object.assign(new Error(`The session was not renewed in ${PATIENCE} ms`), { name: 'TimeoutError' }),
  );
}
