import * as v from 'valibot';
import type { Answer } from '../http/node-http';
import { bearerOf, verifyToken } from './access-token';
import { refuse } from './auth-answers';
import type { AuthUsers } from './auth-users';
import { isCut, refuseCut } from './password-rules';
import { readBody, withJson } from './read-body';

const changeSchema = v.looseObject({
  password: v.string(),
  current_password: v.optional(v.string()),
});

/**
 * Answers `PUT /auth/v1/user` as the real auth server does with "Require current password when updating": a
 * stolen session alone can't take the account over. A session that came from the link of a password mail
 * needs no current password. A changed password ends every other session and every link still under way.
 */
export function createUserUpdate({
  forward,
  users,
  jwtSecret,
}: {
  readonly forward: Answer;
  readonly users: AuthUsers;
  readonly jwtSecret: string;
}): Answer {
  return async (request, peer) => {
    const change = await readBody(request, changeSchema);
    const claims = await verifyToken(bearerOf(request) ?? '', jwtSecret);
    if (!change || !claims) return forward(request, peer);
    const { password, current_password, ...rest } = change;
    if (isCut(password)) return refuseCut();
    const session = claims.session_id ? await users.session(claims.session_id, undefined) : undefined;
    if (session?.method !== 'otp') {
      const refusal = await refusalOf(claims.sub, current_password);
      if (refusal) return refusal;
    }
    const answer = await forward(withJson(request, { ...rest, password }), peer);
    if (answer.ok) await users.endOtherSessions(claims.sub, claims.session_id);
    return answer;
  };

  async function refusalOf(id: string, given: string | undefined): Promise<Response | undefined> {
    const message = 'Current password required when setting new password.';
    if (!given) return refuse(400, 'current_password_required', message);
    const user = await users.byId(id);
    if (user && !isCut(given) && (await users.hasPassword(user.email, given))) return undefined;
    return refuse(400, 'current_password_invalid', message);
  }
}
