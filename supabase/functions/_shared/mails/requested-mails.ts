import * as v from 'valibot';
import { callDatabase } from '../service-client.ts';
import { RequestedMail, writeRequestedMail } from './requested-mail.ts';
import { type SentMails, sendEach } from './send-each.ts';
import { sendMail } from './send-mail.ts';
import { stopHeaders } from './unsubscribing.ts';

const Claimed = v.array(RequestedMail);

/** Sends the requested mails that no other call is sending. */
export async function sendRequestedMails(): Promise<SentMails> {
  const claimed = v.parse(Claimed, await callDatabase('claim_asked_mails', {}));
  return sendEach(claimed, {
    nameOf: ({ id, kind }) => `Mail ${id} (${kind}) that was asked for`,
    send: (mail) =>
      sendMail({ to: mail.email, ...writeRequestedMail(mail), headers: stopHeaders(mail.token) }, mail.id),
    note: ({ id }, problem) => callDatabase('note_asked_mail', { p_id: id, p_problem: problem }),
  });
}
