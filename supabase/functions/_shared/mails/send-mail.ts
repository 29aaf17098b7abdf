import { readSetting } from '../environment.ts';

/** A mail of the shop. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const RESEND = 'https://api.resend.com/emails';

/**
 * Gives a mail to the mail service: by HTTP, because hosted functions reach no mail port. The body is Resend's; another
 * service with the same body stands in MAIL_API_URL. `key` keeps a mail that is given twice from being sent twice.
 * Rejects with a sentence where the service doesn't take it.
 */
export async function sendMail({ to, subject, text, html }: Mail, key: string): Promise<void> {
  const from = readSetting('MAIL_FROM');
  const apiKey = readSetting('MAIL_API_KEY');
  if (!from || !apiKey)
    throw new Error('MAIL_FROM and MAIL_API_KEY are not set: add them to the environment of the functions.');
  const answer = await fetch(readSetting('MAIL_API_URL') ?? RESEND, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ from, to: [to], subject, text, html }),
    signal: AbortSignal.timeout(15_000),
  });
  // Its words may hold the address of the person: the log and the table get the status alone.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The mail service answered ${answer.status}.`);
}
