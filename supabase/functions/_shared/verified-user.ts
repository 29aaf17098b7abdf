import { tidyEmail } from '@little-arches/contracts/input';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { Refusal } from './answer.ts';
import { callDatabase, serviceClient } from './service-client.ts';

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  session_id: v.pipe(v.string(), v.uuid()),
  email: v.pipe(v.string(), v.transform(tidyEmail)),
  role: v.literal('authenticated'),
});

/** A signed-in person, proven by the bearer token; the email is as the forms read it. */
export type VerifiedUser = { id: string; email: string };

/**
 * Returns the user of the bearer token, or refuses with 401, also when the session of the token was ended. The
 * platform's own check also accepts plain API keys, so only a verified token with the role "authenticated" proves a
 * user.
 */
export async function verifiedUser(request: Request): Promise<VerifiedUser> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // A token without three parts is an API key or invalid, so no request to the auth server is needed.
  if (token?.split('.').length !== 3) throw new Refusal(401, 'Please login');
  const { data, error } = await serviceClient().auth.getClaims(token);
  if (isAuthRetryableFetchError(error)) {
    throw new Refusal(503, 'Your sign-in could not be checked. Please try again in a moment.');
  }
  const claims = v.safeParse(Claims, data?.claims);
  if (error || !claims.success) throw new Refusal(401, 'Please login');
  const { sub: id, session_id, email } = claims.output;
  // With the project's own signing keys the token is verified here, and the auth server is not asked.
  await callDatabase('require_session', { p_user_id: id, p_session_id: session_id });
  return { id, email };
}

/** Refuses with 403 when a request contains another email address than the verified user's. */
export function requireOwnEmail(user: VerifiedUser, email: string): void {
  if (tidyEmail(email) !== user.email) {
    throw new Refusal(403, 'This email address is not the one you are signed in with.');
  }
}
