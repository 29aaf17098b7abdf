import { type Backend, getProfileWebsite } from '@little-arches/contracts/backend';
import type { AuthOutcome, SessionUser } from '@little-arches/contracts/host';
import { isEarly } from '../backend/call-refusal';
import type { CheckedRefusal } from '../backend/send-call';
import { serverError } from '../backend/server-answer';
import type { AuthClient } from './auth-client';

type Failure = Extract<AuthOutcome, { ok: false }>;

/** The fields of the auth client's errors. */
export interface AuthErrorLike {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly name?: string | undefined;
  readonly message: string;
}

/** The outcome for a link that this browser has used before. */
export const USED_LINK = failure(
  'link_used',
  'You have used this link in this browser already, and each link works once.',
);

/**
 * Returns true when a hosted auth server refuses a second mail because it has just sent one. It does so only for
 * addresses with an account (supabase/auth, internal/api/errors.go), so the text must not reach the page.
 */
export function isMailUnderWay({ code, message }: AuthErrorLike): boolean {
  return code === 'over_email_send_rate_limit' && /only request this after \d+ second/.test(message);
}

/** Converts the auth client's error into an outcome with a message for visitors. */
export function authFailure(error: AuthErrorLike): Failure {
  const { code, status } = error;
  if (code === 'invalid_credentials' || code === 'email_not_confirmed')
    return failure(
      'invalid_credentials',
      'The email or the password is not right, or the email is not confirmed yet.',
    );
  if (code === 'user_already_exists' || code === 'email_exists')
    return failure('user_exists', 'This user already exists');
  if (code === 'weak_password')
    return failure('weak_password', 'Choose a longer password: at least 8 characters.');
  if (code === 'same_password')
    return failure('same_password', 'The new password must differ from the old one.');
  // The server answers the same for a used, an old, a replaced and an invented link.
  if (code === 'otp_expired')
    return failure('link_expired', 'Each link works once, and only for a short time.');
  // The link was used long ago, and a password may be set only soon after a sign-in.
  if (code === 'reauthentication_needed' || code?.startsWith('current_password_'))
    return failure('link_expired', 'Your link was opened too long ago. Have a new one sent, then try again.');
  if (status === 429 || code?.startsWith('over_'))
    return failure('rate_limited', 'Too many tries. Wait a minute, then try again.');
  if (code === 'email_address_invalid' || (code === 'validation_failed' && /email/i.test(error.message)))
    return failure('unknown', 'No mail can be sent to this address. Check how it is written.');
  // An answer that the client could not read has no status.
  if (!status && error.name !== 'AuthUnknownError')
    return failure('network', 'Our server could not be reached. Check your connection and try again.');
  return failure('unknown', 'Something went wrong on our side. Please try again.');
}

function failure(code: Failure['code'], message: string): Failure {
  return { ok: false, code, message };
}

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

/** Reads the person with this id and email by the profile call. Throws when the call fails, or has another answer. */
export async function fetchUser(backend: Backend, id: string, email: string): Promise<SessionUser> {
  const { status, message, data } = await backend.call(getProfileWebsite, { email }, { as: 'user' });
  if (status !== 'success' || !data) throw serverError(`The profile call failed: ${message ?? status}`);
  const { first_name, last_name, group_id, role } = data;
  return {
    id,
    email,
    firstName: first_name ?? '',
    lastName: last_name ?? '',
    role: role ?? null,
    groupId: group_id == null ? null : String(group_id),
  };
}
