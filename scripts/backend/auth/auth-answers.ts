import { randomUUID } from 'node:crypto';
import { PASSWORD_LENGTH } from 'shared-contracts/input';
import type { AuthUser } from './auth-users';

/** The real auth server's answer to an expected failure. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );
}

/** bcrypt reads this many bytes and no more; what comes after would not count. */
const MOST_BYTES = PASSWORD_LENGTH.max;

/** Whether bcrypt would cut this password, so that a part of it would open the account too. */
export function isCut(password: string): boolean {
  return Buffer.byteLength(password) > MOST_BYTES;
}

/** The real auth server's answer to a new password that bcrypt would cut. */
export function refuseCut(): Response {
  return refuse(400, 'validation_failed', `Password cannot be longer than ${MOST_BYTES} characters`);
}

/** A user as the auth server shows them. */
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
 * What a sign-up with a taken address is answered: a made-up user without identities, so that no one can find
 * out by signing up who has an account.
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
