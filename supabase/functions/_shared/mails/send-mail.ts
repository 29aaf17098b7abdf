import { readSetting, requireSetting } from '../environment.ts';

/** A mail of the shop. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers of its own, as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

const RESEND = 'https://api.resend.com/emails';

/** Whether mails can be sent from here: the shop's commands run these modules without the key of the mail service. */
export function canSendMails(): boolean {
  return Boolean(readSetting('MAIL_FROM') && readSetting('MAIL_API_KEY'));
}

/**
 * Returns a mail to the mail service: by HTTP, because hosted functions reach no mail port. The body is
 * Resend's; another service with the same body is in MAIL_API_URL. `key` keeps a mail that is given twice
 * from being sent twice. Rejects with a sentence where the service doesn't take it.
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
  // Its words may hold the address of the person: the log and the table get the status alone.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The mail service answered ${answer.status}.`);
}
