import { readSetting, requireSetting } from '../environment.ts';

/** A mail of the shop. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Additional headers, for example List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

const RESEND = 'https://api.resend.com/emails';

/**
 * Returns whether mails can be sent from here. The shop's commands run these modules without the key of the mail
 * service.
 */
export function canSendMails(): boolean {
  return Boolean(readSetting('MAIL_FROM') && readSetting('MAIL_API_KEY'));
}

/**
 * Sends a mail through the mail service, by HTTP because hosted functions can't reach a mail port. The body has
 * Resend's format; MAIL_API_URL selects another service with the same format. `key` is the idempotency key: the
 * same mail is sent only once. Rejects with an error when the service refuses it.
 */
export async function sendMail({ to, subject, text, html, headers }: Mail, key: string): Promise<void> {
  const answer = await fetch(readSetting('MAIL_API_URL') ?? RESEND, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${requireSetting('MAIL_API_KEY')}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ from: requireSetting('MAIL_FROM'), to: [to], subject, text, html, headers }),
    signal: AbortSignal.timeout(15_000),
  });
  // The answer may contain the person's address, so only the status goes to the log and the table.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The mail service answered ${answer.status}.`);
}
