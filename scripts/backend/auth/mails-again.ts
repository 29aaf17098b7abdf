import type { SendAuthMail } from '../mail/auth-mails';
import type { SupabaseConfig } from '../supabase-config';
import { refuse } from './auth-answers';
import type { AuthUser, AuthUsers } from './auth-users';

interface MailsAgainOptions {
  readonly users: AuthUsers;
  readonly config: SupabaseConfig;
  readonly sendMail: SendAuthMail;
}

/** Creates the operations that send a mail again on request, no sooner than the configuration allows. */
export function createMailsAgain({ users, config, sendMail }: MailsAgainOptions) {
  const { email: mailConfig } = config.auth;

  /** Sends the mail of a sign-up again, or returns the refusal when the last one is too recent. */
  async function sendConfirmation(user: AuthUser, request: Request): Promise<Response | undefined> {
    const refusal = refuseTooEarly(user.confirmation_sent_at);
    if (refusal) return refusal;
    sendMail('confirmation', {
      to: user.email,
      tokenHash: await users.renewConfirmation(user, mailConfig.otp_length),
      redirectTo: new URL(request.url).searchParams.get('redirect_to'),
    });
    return undefined;
  }

  function refuseTooEarly(lastSent: string | null): Response | undefined {
    const wait = lastSent ? Date.parse(lastSent) + mailConfig.max_frequency * 1000 - Date.now() : 0;
    if (wait <= 0) return undefined;
    const seconds = Math.ceil(wait / 1000);
    return refuse(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    );
  }

  return { sendConfirmation, refuseTooEarly };
}
