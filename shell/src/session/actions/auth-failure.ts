import type { AuthOutcome } from '@little-arches/contracts/session';

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
