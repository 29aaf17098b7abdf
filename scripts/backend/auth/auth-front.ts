import * as v from 'valibot';
import type { Answer } from '../http/node-http';
import type { SendAuthMail } from '../mail/auth-mails';
import type { SupabaseConfig } from '../supabase-config';
import { describeNobody, describeUser, isCut, refuse, refuseCut, refuseEmail } from './auth-answers';
import { type AuthLimits, createAuthLimits } from './auth-limits';
import type { AuthUsers } from './auth-users';
import { completeToken, type SignInMethod } from './complete-token';
import { createEmailChange } from './email-change';
import type { EmailChanges } from './email-changes';
import { createMailsAgain } from './mails-again';
import { isStorableBody, readBody, withJson } from './read-body';
import { createUserUpdate } from './user-update';

const sessionSchema = v.looseObject({ access_token: v.string() });
const credentialsSchema = v.object({
  email: v.string(),
  password: v.optional(v.string(), ''),
  data: v.optional(v.unknown()),
});
const resendSchema = v.object({ type: v.literal('signup'), email: v.string() });
const recoverSchema = v.object({ email: v.string() });
const linkSchema = v.object({ type: v.picklist(['email', 'email_change']), token_hash: v.string() });

/** Paths that the site requests; @supabase/lite would require a token for any other path. */
const KNOWN = /^\/auth\/v1\/(signup|token|logout|user|verify|recover|resend|\.well-known\/jwks\.json)$/;

interface AuthFrontOptions {
  readonly forward: Answer;
  readonly users: AuthUsers;
  readonly changes: EmailChanges;
  readonly config: SupabaseConfig;
  readonly limits: AuthLimits;
  readonly jwtSecret: string;
  readonly backendUrl: string;
  readonly sendMail: SendAuthMail;
  /** Called after an account's address has changed. */
  readonly onEmailChanged: (from: string, to: string) => void;
}

/**
 * Wraps @supabase/lite's auth server and answers like the real one where the two differ; forwards everything else
 * unchanged.
 */
export function createAuthFront(options: AuthFrontOptions): Answer {
  const { forward, users } = options;
  const { sendConfirmation, refuseTooEarly } = createMailsAgain(options);
  const limits = createAuthLimits(options.limits);
  const emailChange = createEmailChange({ ...options, mailRefusal: limits.mailRefusal });
  const tokens = { users, jwtSecret: options.jwtSecret, issuer: `${options.backendUrl}/auth/v1` };

  async function signUp(request: Request, peer: string): Promise<Response> {
    const body = await readBody(request, credentialsSchema);
    const refusal = body && (isCut(body.password) ? refuseCut() : refuseEmail(body.email));
    if (refusal) return refusal;
    const answer = await forward(request, peer);
    if (!body || answer.status !== 429) return withCompleteToken(request, answer, 'password');
    const user = await users.byEmail(body.email);
    if (!user) return answer;
    if (user.confirmed) return Response.json(describeNobody(body.email, body.data));
    return (
      (await sendConfirmation(user, request)) ??
      Response.json(describeUser(user, await users.identities(user.id)))
    );
  }

  async function signIn(request: Request, peer: string): Promise<Response> {
    const isPassword = new URL(request.url).searchParams.get('grant_type') === 'password';
    if (!isPassword) return withCompleteToken(request, await forward(request, peer), undefined);
    const body = await readBody(request, credentialsSchema);
    if (!body) return forward(request, peer);
    // Checked here for known and unknown addresses alike: neither the response nor its time may reveal who has an
    // account.
    const right = await users.hasPassword(body.email, body.password);
    if (!right || isCut(body.password))
      return refuse(400, 'invalid_credentials', 'Invalid login credentials');
    return withCompleteToken(request, await forward(request, peer), 'password');
  }

  async function resend(request: Request, peer: string): Promise<Response> {
    const body = await readBody(request, resendSchema);
    const user = body && (await users.byEmail(body.email));
    if (!user) return forward(request, peer);
    return (!user.confirmed && (await sendConfirmation(user, request))) || Response.json({});
  }

  async function recover(request: Request, peer: string): Promise<Response> {
    const body = await readBody(request, recoverSchema);
    const user = body && (await users.byEmail(body.email));
    // The real server refuses here, which reveals that there is an account; the first mail has been sent.
    if (user && refuseTooEarly(user.recovery_sent_at)) return Response.json({});
    return forward(request, peer);
  }

  async function verify(request: Request, peer: string): Promise<Response> {
    const link = await readBody(request, linkSchema);
    if (!link) return withCompleteToken(request, await forward(request, peer), 'otp');
    if (link.type === 'email_change')
      return withCompleteToken(request, await emailChange.spend(request, peer, link.token_hash), 'otp');
    // @supabase/lite knows the type `email` of a sign-up's link by its former name only.
    const confirmed = await forward(withJson(request, { ...link, type: 'signup' }), peer);
    return withCompleteToken(request, confirmed, 'otp');
  }

  async function withCompleteToken(
    request: Request,
    answer: Response,
    method: SignInMethod | undefined,
  ): Promise<Response> {
    const session = answer.ok ? v.safeParse(sessionSchema, await answer.clone().json()) : undefined;
    if (!session?.success) return answer;
    const access_token = await completeToken(session.output.access_token, method, {
      ...tokens,
      userAgent: request.headers.get('user-agent'),
    });
    return Response.json({ ...session.output, access_token }, { headers: answer.headers });
  }

  // What the hosted service does and @supabase/lite does not, with its page on https://supabase.com/docs. Also, tokens
  // have the claims of /guides/auth/jwt-fields, callers the limits of /guides/auth/rate-limits, and refusals the codes
  // of /guides/auth/debugging/error-codes.
  const routes: Record<string, Answer> = {
    // Answers for a taken address with a user without identities (/reference/javascript/auth-signup), and refuses a
    // password that bcrypt would truncate (/guides/auth/password-security) and an address that no one can type.
    'POST /auth/v1/signup': signUp,
    // Refuses such a password here, too, and takes the same time for an unknown address.
    'POST /auth/v1/token': signIn,
    // Sends no second mail before `max_frequency` has passed (/guides/local-development/cli/config).
    'POST /auth/v1/resend': resend,
    'POST /auth/v1/recover': recover,
    // Accepts `email` as the type of a sign-up's link (/reference/javascript/auth-verifyotp).
    'POST /auth/v1/verify': verify,
    // Requires the current password (/guides/auth/password-security), ends other sessions (/guides/auth/sessions), and
    // confirms a new address by two links (/reference/javascript/auth-updateuser).
    'PUT /auth/v1/user': createUserUpdate({ forward, users, emailChange, jwtSecret: options.jwtSecret }),
  };

  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (!KNOWN.test(pathname)) return refuse(404, 'not_found', 'The auth server has no such address.');
    const route = routes[`${request.method} ${pathname}`] ?? forward;
    const refusal = limits.refusal(request, peer);
    if (refusal) return refusal;
    if (!(await isStorableBody(request)))
      return refuse(400, 'bad_json', 'The request holds characters that can’t be stored.');
    return route(request, peer);
  };
}
