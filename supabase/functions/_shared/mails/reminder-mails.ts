import * as v from 'valibot';
import { callDatabase } from '../service-client.ts';
import { ReminderMail, writeReminderMail } from './reminder-mail.ts';
import { type SentMails, sendEach } from './send-each.ts';
import { sendMail } from './send-mail.ts';
import { stopHeaders } from './unsubscribing.ts';

const Claimed = v.array(
  v.object({
    ...ReminderMail.entries,
    user_id: v.string(),
    email: v.string(),
    about: v.array(v.string()),
  }),
);

/** Sends the reminders that no one is sending: of one person and kind all in one mail. */
export async function sendReminderMails(): Promise<SentMails> {
  const claimed = v.parse(Claimed, await callDatabase('claim_reminders', {}));
  return sendEach(claimed, {
    nameOf: ({ kind, user_id: user }) => `Reminder '${kind}' of account ${user}`,
    send: async ({ email, about, ...mail }) =>
      sendMail(
        { to: email, ...writeReminderMail(mail), headers: stopHeaders(mail.token) },
        // Another try with another child in it is another mail.
        await digestOf([mail.user_id, mail.kind, ...about]),
      ),
    note: ({ user_id: user, kind }, problem) =>
      callDatabase('note_reminders', { p_user_id: user, p_kind: kind, p_problem: problem }),
  });
}

async function digestOf(words: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
