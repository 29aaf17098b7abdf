import * as v from 'valibot';
import type { Mailbox } from './mailbox';

/** Path to which functions post mails; the path of their MAIL_API_URL. */
export const MAIL_SERVICE = '/mailbox/emails';

const MAX_BODY = 262_144;

const mailSchema = v.object({
  from: v.string(),
  to: v.pipe(v.array(v.string()), v.length(1)),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
});

/**
 * Replaces the mail service of the functions: accepts Resend's body with the secret key and stores the mail in the
 * mailbox, once for each idempotency key.
 */
export async function answerMailService(
  mailbox: Mailbox,
  request: Request,
  secretKey: string,
): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'Only POST is answered here.');
  if (request.headers.get('authorization') !== `Bearer ${secretKey}`)
    return refuse(401, 'The mail service wants the secret key.');
  const body = await request.text();
  const mail = v.safeParse(v.pipe(v.string(), v.maxLength(MAX_BODY), v.parseJson(), mailSchema), body);
  if (!mail.success) return refuse(422, mail.issues[0].message);
  const { to, subject, text, html, headers } = mail.output;
  const key = request.headers.get('idempotency-key') ?? undefined;
  mailbox.add({ to: to[0] ?? '', subject, text, html, headers, key });
  return Response.json({ id: key ?? subject });
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
