import * as v from 'valibot';
import type { SendOrderMailsAnswer } from '../contract/functions/send-order-mails.ts';
import { DELIVERY_COLUMNS } from '../contract/tables/order-delivery.ts';
import { callDatabase, requireData, serviceClient } from '../service-client.ts';
import { ToldOrder, writeOrderMail } from './order-mail.ts';
import { canSendMails, sendMail } from './send-mail.ts';

const Claimed = v.array(v.object({ order_id: v.string(), kind: v.picklist(['paid', 'shipped']) }));
type ClaimedMail = v.InferOutput<typeof Claimed>[number];

const COLUMNS =
  `number,email,total,currency,created_at,carrier,tracking,${DELIVERY_COLUMNS},order_lines(name,price,quantity,size)` as const;

/** Where hosted functions may go on after they answered. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Sends what waits to be sent, without keeping the answer waiting. */
export function sendMailsSoon(): void {
  if (!canSendMails()) return;
  const work = sendOrderMails().catch((error: unknown) => console.error('Mails could not be sent:', error));
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

/**
 * Sends the mails about orders that nobody is sending and gives how many went out and how many didn't. Those stay, with
 * their problem, and are tried again with the next payment or by `npm run orders -- mail`.
 */
export async function sendOrderMails(): Promise<SendOrderMailsAnswer> {
  const claimed = v.parse(Claimed, await callDatabase('claim_order_mails', {}));
  const counts = { sent: 0, failed: 0 };
  for (const mail of claimed) {
    const problem = await send(mail).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (problem) console.error(`Mail '${mail.kind}' of order ${mail.order_id}: ${problem}`);
    counts[problem ? 'failed' : 'sent'] += 1;
    await callDatabase('note_order_mail', {
      p_order_id: mail.order_id,
      p_kind: mail.kind,
      p_problem: problem ?? null,
    });
  }
  return counts;
}

async function send({ order_id: id, kind }: ClaimedMail): Promise<undefined> {
  const row = requireData(await serviceClient().from('orders').select(COLUMNS).eq('id', id).single());
  const order = v.parse(ToldOrder, row);
  await sendMail({ to: order.email, ...writeOrderMail(kind, order) }, `${id}-${kind}`);
}
