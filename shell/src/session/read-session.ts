import { within } from '@little-arches/contracts/platform';
import type { AuthClient } from './auth-client';

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
