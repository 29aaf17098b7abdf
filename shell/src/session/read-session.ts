import type { AuthClient } from './auth-client';

/** Milliseconds of a renewal before its waiters are answered. The renewal continues. */
const PATIENCE = 6000;

/**
 * The session there is, renewed where it has to be. The auth client tries that for half a minute, and so as long as a
 * page would say nothing; this rejects sooner. Its errors are part of the answer.
 */
export async function readSession(auth: AuthClient): ReturnType<AuthClient['getSession']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The session was not renewed in ${PATIENCE} ms`);
    timer = setTimeout(() => reject(Object.assign(error, { name: 'TimeoutError' })), PATIENCE);
  });
  try {
    return await Promise.race([auth.getSession(), late]);
  } finally {
    clearTimeout(timer);
  }
}
