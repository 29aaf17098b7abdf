import { brand } from '@little-arches/contracts/company';
import * as v from 'valibot';
import { hexDigest } from '../hex-digest.ts';
import { callDatabase } from '../service-client.ts';
import { type Part, siteLink, writeMail } from './mail-parts.ts';
import { type SentMails, sendEach } from './send-each.ts';
import { type Mail, sendMail } from './send-mail.ts';
import { stopHeaders, stopLink } from './unsubscribing.ts';

/** A reminder: the first names of the children, the ids of their scans, and no measured values. */
const Reminder = v.object({
  user_id: v.string(),
  email: v.string(),
  token: v.string(),
  names: v.array(v.string()),
  about: v.array(v.string()),
});

/** Largest number of names in a mail; a practice gets the number of children instead. */
const NAMED = 8;

/** Sends the reminders that no other call is sending, one mail for each person. */
export async function sendReminderMails(): Promise<SentMails> {
  const claimed = v.parse(v.array(Reminder), await callDatabase('claim_reminders', {}));
  return sendEach(claimed, {
    nameOf: ({ user_id: user }) => `Reminder of account ${user}`,
    send: async ({ user_id: user, email, token, names, about }) =>
      sendMail(
        { to: email, ...writeReminder(names, token), headers: stopHeaders(token) },
        // A retry with an additional child is a different mail.
        await hexDigest(JSON.stringify([user, ...about])),
      ),
    note: ({ user_id: user }, problem) =>
      callDatabase('note_reminders', { p_user_id: user, p_problem: problem }),
  });
}

/** Writes a reminder, as text and as HTML without external resources. */
function writeReminder(names: readonly string[], token: string): Omit<Mail, 'to'> {
  const due = [
    `The next scan is due: ${listOf(names)}.`,
    'We recommend one every 4 to 6 months, because feet grow. There is no hurry.',
  ];
  const parts: Part[] = [
    { kind: 'text', lines: due },
    ...siteLink('See whose scan is due', '/profile'),
    { kind: 'text', lines: ['You get this mail because you switched this reminder on in your settings.'] },
    ...stopLink('Stop the reminders', token),
  ];
  const closing = `${brand.disclaimer} Questions? Write to ${brand.email}.`;
  return writeMail('Time for the next scan', parts, closing);
}

function listOf(names: readonly string[]): string {
  if (names.length > NAMED) return `${names.length} children`;
  if (names.length < 2) return names[0] ?? 'your child';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
