import * as v from 'valibot';
import { hexDigest } from '../hex-digest.ts';
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

/** Sends the reminders that no other call is sending, one mail for each person and kind. */
export async function sendReminderMails(): Promise<SentMails> {
  const claimed = v.parse(Claimed, await callDatabase('claim_reminders', {}));
  return sendEach(claimed, {
    nameOf: ({ kind, user_id: user }) => `Reminder '${kind}' of account ${user}`,
    send: async ({ email, about, ...mail }) =>
      sendMail(
        { to: email, ...writeReminderMail(mail), headers: stopHeaders(mail.token) },
        // A retry with an additional child is a different mail.
        await hexDigest(JSON.stringify([mail.user_id, mail.kind, ...about])),
      ),
    note: ({ user_id: user, kind }, problem) =>
      callDatabase('note_reminders', { p_user_id: user, p_kind: kind, p_problem: problem }),
  });
}
