import { isEarly } from '../../call-refusal';
import type { CheckedRefusal } from '../../send-call';
import type { AuthClient } from '../auth-client';
import type { AuthErrorLike } from './auth-failure';

/** The result of asking the auth server about a session whose call was refused. */
export type Renewal = 'renewed' | 'ended' | 'same';

/**
 * Asks the auth server whether it still knows the session, after a call of it was refused. One that was ended elsewhere
 * (a changed password, a deleted account) is taken out of this browser. Rejects where a token could not be renewed.
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

/** Faults, limits, clocks that differ and a refused key of the site say nothing about the session. */
function endsSession({ status = 0, code, message }: AuthErrorLike): boolean {
  if (status < 400 || status >= 500 || status === 429 || isEarly(message)) return false;
  return status !== 401 || Boolean(code);
}
