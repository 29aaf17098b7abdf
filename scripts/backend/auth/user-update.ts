import * as v from 'valibot';
import type { Answer } from '../http/node-http';
import { bearerOf, type Claims, verifyToken } from './access-token';
import { isCut, refuse, refuseCut } from './auth-answers';
import type { AuthUsers } from './auth-users';
import type { EmailChange } from './email-change';
import { readBody, withJson } from './read-body';

const changeSchema = v.looseObject({
  password: v.optional(v.string()),
  current_password: v.optional(v.string()),
  email: v.optional(v.string()),
});

/**
 * Answers `PUT /auth/v1/user` as the real auth server does with "Require current password when updating", so that a
 * stolen session alone can't take the account over. A session from the link of a password mail needs no current
 * password. A changed password ends every other session and invalidates every pending link. Another email address
 * is only requested here, not yet changed.
 */
export function createUserUpdate({
  forward,
  users,
  emailChange,
  jwtSecret,
}: {
  readonly forward: Answer;
  readonly users: AuthUsers;
  readonly emailChange: EmailChange;
  readonly jwtSecret: string;
}): Answer {
  return async (request, peer) => {
    const change = await readBody(request, changeSchema);
    const claims = await verifyToken(bearerOf(request) ?? '', jwtSecret);
    if (!change || !claims) return forward(request, peer);
    const { current_password, email, ...rest } = change;
    const { password } = rest;
    if (password !== undefined) {
      const refusal = await refusalOf(claims, password, current_password);
      if (refusal) return refusal;
    }
    const answer = await forward(withJson(request, rest), peer);
    if (!answer.ok) return answer;
    if (password !== undefined) await users.endOtherSessions(claims.sub, claims.session_id);
    const user = email ? await users.byId(claims.sub) : undefined;
    if (!email || !user) return answer;
    const refusal = await emailChange.begin(user, email, peer);
    // Without a change it returns the unchanged user, with the requested address.
    return refusal ?? forward(withJson(request, {}), peer);
  };

  async function refusalOf(
    { sub: id, session_id }: Claims,
    password: string,
    given: string | undefined,
  ): Promise<Response | undefined> {
    if (isCut(password)) return refuseCut();
    const session = session_id ? await users.session(session_id) : undefined;
    if (session?.method === 'otp') return undefined;
    const message = 'Current password required when setting new password.';
    if (!given) return refuse(400, 'current_password_required', message);
    const user = await users.byId(id);
    if (user && !isCut(given) && (await users.hasPassword(user.email, given))) return undefined;
    return refuse(400, 'current_password_invalid', message);
  }
}
