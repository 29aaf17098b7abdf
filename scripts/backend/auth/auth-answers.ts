import { randomUUID } from 'node:crypto';
import { emailField, PASSWORD_LENGTH } from '@little-arches/contracts/input';
import * as v from 'valibot';
import type { AuthUser } from './auth-users';

/** Returns the real auth server's response to an expected failure. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );
}

/** Returns the real auth server's response to a new address that is none; undefined for a valid one. */
export function refuseEmail(email: string): Response | undefined {
  const given = email.trim().toLowerCase();
  const read = v.safeParse(emailField, given);
  if (read.success && read.output === given) return undefined;
  return refuse(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

/** Bytes of a password that bcrypt reads; it ignores the rest. */
const MOST_BYTES = PASSWORD_LENGTH.max;

/** Returns true when bcrypt would truncate this password, so that its beginning alone would open the account too. */
export function isCut(password: string): boolean {
  return Buffer.byteLength(password) > MOST_BYTES;
}

/** Returns the real auth server's response to a new password that bcrypt would truncate. */
export function refuseCut(): Response {
  return refuse(400, 'validation_failed', `Password cannot be longer than ${MOST_BYTES} characters`);
}

/** Returns a user in the auth server's format. */
export function describeUser(user: AuthUser, identities: unknown[]): object {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: user.phone ?? '',
    confirmation_sent_at: user.confirmation_sent_at,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

/**
 * Returns the response to a sign-up with a taken address: a made-up user without identities, so that a sign-up does
 * not reveal who has an account.
 */
export function describeNobody(email: string, data: unknown): object {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
