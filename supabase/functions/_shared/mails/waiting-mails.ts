import * as v from 'valibot';
import { logProblem } from '../log-problem.ts';
import { callDatabase } from '../service-client.ts';
import { KeptOrders, writeDeletionMail } from './account-mail.ts';
import { sendOrderMails } from './order-mails.ts';
import { sendReminderMails } from './reminder-mails.ts';
import { sendRequestedMails } from './requested-mails.ts';
import { type SentMails, sendEach } from './send-each.ts';
import { canSendMails, sendMail } from './send-mail.ts';

/** Allows hosted functions to continue after their response. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

let isSending = false;
let isMoreWaiting = false;

/**
 * Sends waiting mails without delaying the response. Only one run is active, so that many payments at once don't
 * start as many runs against the database.
 */
export function sendMailsSoon(): void {
  if (!canSendMails()) return;
  isMoreWaiting = true;
  if (isSending) return;
  const work = sendUntilNoneWait().catch((error: unknown) => logProblem('Mails could not be sent:', error));
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

async function sendUntilNoneWait(): Promise<void> {
  isSending = true;
  try {
    while (isMoreWaiting) {
      isMoreWaiting = false;
      await sendWaitingMails();
    }
  } finally {
    isSending = false;
  }
}

// Each round sends at most ten mails of a kind; a hosted function has 150 seconds.
const ROUNDS = 20;

/**
 * Sends the waiting mails that no other call is sending, until none waits. Returns how many were sent and how many
 * failed.
 */
export async function sendWaitingMails(): Promise<SentMails> {
  const counts = { sent: 0, failed: 0 };
  for (let round = 0, before = -1; round < ROUNDS && before < counts.sent; round++) {
    before = counts.sent;
    for (const send of [sendOrderMails, sendAccountMails, sendRequestedMails, sendReminderMails]) {
      const { sent, failed } = await send();
      counts.sent += sent;
      counts.failed += failed;
    }
  }
  return counts;
}

const Claimed = v.array(v.object({ id: v.string(), email: v.string(), kept_orders: KeptOrders }));

/** Sends the mails about deleted accounts that no other call is sending; the database deletes each sent mail. */
async function sendAccountMails(): Promise<SentMails> {
  const claimed = v.parse(Claimed, await callDatabase('claim_account_mails', {}));
  return sendEach(claimed, {
    nameOf: ({ id }) => `Mail ${id} about a deleted account`,
    send: ({ id, email, kept_orders: kept }) =>
      sendMail({ to: email, ...writeDeletionMail(kept) }, `${id}-deleted`),
    note: ({ id }, problem) => callDatabase('note_account_mail', { p_id: id, p_problem: problem }),
  });
}
