import { DELIVERY_COLUMNS } from '@little-arches/contracts/backend';
import * as v from 'valibot';
import { callDatabase, requireData, serviceClient } from '../service-client.ts';
import { MailedOrder, orderMailKinds, writeOrderMail } from './order-mail.ts';
import { type SentMails, sendEach } from './send-each.ts';
import { sendMail } from './send-mail.ts';

const Claimed = v.array(v.object({ order_id: v.string(), kind: v.picklist(orderMailKinds) }));
type ClaimedMail = v.InferOutput<typeof Claimed>[number];

const COLUMNS =
  `number,email,total,currency,refunded_amount,created_at,carrier,tracking,${DELIVERY_COLUMNS},order_lines(name,price,quantity,size)` as const;

/**
 * Sends the mails about orders that no other call is sending. Returns how many were sent and how many failed.
 * Failed ones are kept with their problem and retried with the next payment or by `npm run orders -- reconcile`.
 */
export async function sendOrderMails(): Promise<SentMails> {
  const claimed = v.parse(Claimed, await callDatabase('claim_order_mails', {}));
  return sendEach(claimed, {
    nameOf: ({ order_id: id, kind }) => `Mail '${kind}' of order ${id}`,
    send,
    note: ({ order_id: id, kind }, problem) =>
      callDatabase('note_order_mail', { p_order_id: id, p_kind: kind, p_problem: problem }),
  });
}

async function send({ order_id: id, kind }: ClaimedMail): Promise<void> {
  const row = requireData(await serviceClient().from('orders').select(COLUMNS).eq('id', id).single());
  const order = v.parse(MailedOrder, row);
  // Each refunded amount gets its own mail.
  const key = kind === 'refunded' ? `${id}-${kind}-${order.refunded_amount}` : `${id}-${kind}`;
  await sendMail({ to: order.email, ...writeOrderMail(kind, order) }, key);
}
