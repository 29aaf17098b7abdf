import type { AuthClient } from '../auth-client';

/** What came of asking the auth server about a session whose call was refused. */
export type Renewal = 'renewed' | 'ended' | 'same';

/**
 * Asks the auth server whether it still knows the session, after a call of it was refused with `status`. One that
 * was ended elsewhere (a changed password, a deleted account) is taken out of this browser.
 */
export async function renew(auth: AuthClient, status: number): Promise<Renewal> {
  // 401 is said of a token; everything else, of a person who may not do what was asked.
  const { error } = status === 401 ? await auth.refreshSession() : await auth.getUser();
  if (!error) return status === 401 ? 'renewed' : 'same';
  const isRefused = error.status !== undefined && error.status >= 400 && error.status < 500;
  if (!isRefused || error.status === 429) return 'same';
  await auth.signOut({ scope: 'local' });
  return 'ended';
}
