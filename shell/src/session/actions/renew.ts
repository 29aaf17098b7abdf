import { isEarly } from '../../backend/call-refusal';
import type { CheckedRefusal } from '../../backend/send-call';
import type { AuthClient } from '../auth-client';
import type { AuthErrorLike } from './auth-failure';

/** The result of checking at the auth server a session whose call was refused. */
export type Renewal = 'renewed' | 'ended' | 'same';

/**
 * Checks at the auth server whether a session still exists, after one of its calls was refused. A session that was
 * ended elsewhere (a changed password, a deleted account) is removed from this browser. Rejects when a token could
 * not be renewed.
 */
export async function renew(auth: AuthClient, refusal: CheckedRefusal): Promise<Renewal> {
  const { error } = refusal === 'stale' ? await auth.refreshSession() : await auth.getUser();
  if (!error) return refusal === 'stale' ? 'renewed' : 'same';
  if (endsSession(error)) {
    await auth.signOut({ scope: 'local' });
    return 'ended';
  }
  if (refusal === 'stale') throw error;
  return 'same';
}

/**
 * Returns true when an auth error ends the session. Faults, limits, differing clocks and a refused key of the site
 * don't.
 */
function endsSession({ status = 0, code, message }: AuthErrorLike): boolean {
  if (status < 400 || status >= 500 || status === 429 || isEarly(message)) return false;
  return status !== 401 || Boolean(code);
}
