import { type Claims, signToken, verifyToken } from './access-token';
import type { AuthUsers } from './auth-users';

/** How a session began, as in the claim `amr`. */
export type SignInMethod = 'password' | 'otp';

/**
 * Adds to an access token the claims that the real auth server writes and @supabase/lite omits. Returns the token
 * unchanged when its user or session no longer exists.
 */
export async function completeToken(
  token: string,
  method: SignInMethod | undefined,
  context: { users: AuthUsers; jwtSecret: string; issuer: string; userAgent: string | null },
): Promise<string> {
  const claims = await verifyToken(token, context.jwtSecret);
  if (!claims?.session_id) return token;
  const [user, session] = await Promise.all([
    context.users.byId(claims.sub),
    context.users.session(claims.session_id, method, context.userAgent),
  ]);
  if (!user || !session) return token;
  const completed: Claims = {
    iss: context.issuer,
    ...claims,
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    aal: 'aal1',
    amr: [
      { method: session.method ?? 'password', timestamp: Math.floor(Date.parse(session.created_at) / 1000) },
    ],
    is_anonymous: user.is_anonymous,
  };
  return signToken(completed, context.jwtSecret);
}
