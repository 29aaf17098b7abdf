import * as v from 'valibot';
import { callDatabase } from '../service-client.ts';
import { KeptOrders, writeDeletionMail } from './account-mail.ts';
import { type SentMails, sendEach } from './send-each.ts';
import { sendMail } from './send-mail.ts';

const Claimed = v.array(v.object({ id: v.string(), email: v.string(), kept_orders: KeptOrders }));

/** Sends the mails about deleted accounts that nobody is sending; the database forgets each that was sent. */
export async function sendAccountMails(): Promise<SentMails> {
  const claimed = v.parse(Claimed, await callDatabase('claim_account_mails', {}));
  return sendEach(claimed, {
    nameOf: ({ id }) => `Mail ${id} about a deleted account`,
    send: ({ id, email, kept_orders: kept }) =>
      sendMail({ to: email, ...writeDeletionMail(kept) }, `${id}-deleted`),
    note: ({ id }, problem) => callDatabase('note_account_mail', { p_id: id, p_problem: problem }),
  });
}
