import type { Answer } from '../http/node-http';
import type { SendAuthMail } from '../mail/auth-mails';
import type { SupabaseConfig } from '../supabase-config';
import { refuse, refuseEmail } from './auth-answers';
import type { AuthUser, AuthUsers } from './auth-users';
import type { EmailChanges } from './email-changes';
import { createMailsAgain } from './mails-again';
import { withJson } from './read-body';

interface EmailChangeOptions {
  readonly forward: Answer;
  readonly users: AuthUsers;
  readonly changes: EmailChanges;
  readonly config: SupabaseConfig;
  readonly sendMail: SendAuthMail;
  /** Called after an account's address has changed. */
  readonly onEmailChanged: (from: string, to: string) => void;
  /** Returns the refusal when this peer may not have another mail sent. */
  readonly mailRefusal: (peer: string) => Response | undefined;
}

/**
 * Changes an email address as the real auth server does with "Secure email change": sends a link to the old and one
 * to the new address, and changes it when both were used, in either order. @supabase/lite sends only one mail.
 */
export function createEmailChange(options: EmailChangeOptions) {
  const { forward, users, changes, config } = options;
  const { refuseTooEarly } = createMailsAgain(options);
  const { otp_length, otp_expiry, double_confirm_changes: both } = config.auth.email;

  /**
   * Sends the mails. Returns the reason when it can't, else undefined. Does nothing for the current address.
   */
  async function begin(user: AuthUser, wanted: string, peer: string): Promise<Response | undefined> {
    const email = wanted.trim().toLowerCase();
    if (email === user.email.toLowerCase()) return undefined;
    const invalid = refuseEmail(email);
    if (invalid) return invalid;
    if (await users.byEmail(email)) return refuseTaken();
    const refusal = refuseTooEarly(await changes.sentAt(user.id)) ?? options.mailRefusal(peer);
    if (refusal) return refusal;
    const tokens = await changes.begin(user, email, otp_length);
    const mail = { email: user.email, newEmail: email, redirectTo: null };
    options.sendMail('email_change', { ...mail, to: email, tokenHash: tokens.ofNew });
    if (both) options.sendMail('email_change', { ...mail, to: user.email, tokenHash: tokens.ofCurrent });
    return undefined;
  }

  /** Uses one of the two links; the second changes the address and signs in. */
  async function spend(request: Request, peer: string, tokenHash: string): Promise<Response> {
    const change = await changes.byToken(tokenHash, otp_expiry);
    if (!change) return refuseSpent();
    if (both && (await changes.confirmFirst(change.id, tokenHash)))
      return Response.json({
        code: '200',
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      });
    const owner = await users.byEmail(change.email_change);
    if (owner && owner.id !== change.id) return refuseTaken();
    // @supabase/lite finishes the change with the token of the current address alone.
    if (!(await changes.asToken(change.id, tokenHash, both))) return refuseSpent();
    const user = await users.byId(change.id);
    const answer = await forward(withJson(request, { type: 'email_change', token_hash: tokenHash }), peer);
    if (!answer.ok) return answer;
    await changes.finish(change.id);
    if (user) options.onEmailChanged(user.email, change.email_change);
    return answer;
  }

  return { begin, spend };
}

/** Operations that start and complete a change of the email address. */
export type EmailChange = ReturnType<typeof createEmailChange>;

function refuseSpent(): Response {
  return refuse(403, 'otp_expired', 'Email link is invalid or has expired');
}

function refuseTaken(): Response {
  return refuse(422, 'email_exists', 'A user with this email address has already been registered');
}
