import { spellOrderNumber } from '@little-arches/contracts/backend';
import { localTimestamp } from '@little-arches/contracts/values';
import * as v from 'valibot';
import { requireData, serviceClient } from '../../../../supabase/functions/_shared/service-client.ts';
import { contentOf, findOrder, moneyOf, type OrderRecord, parcelLines, stateOf } from '../order-records';
import { tableLines } from '../print-table';
import type { Verb } from '../verb';

const Events = v.array(
  v.object({
    id: v.string(),
    type: v.string(),
    received_at: v.string(),
    result: v.string(),
    attention: v.nullable(v.string()),
  }),
);

/** Shows everything about one order. */
export const show: Verb = async ({ words }) => {
  const order = await findOrder(words);
  const events = await eventsOf(order);
  return {
    text: [
      `Order ${spellOrderNumber(order.number)}: ${stateOf(order)}`,
      `  by       ${order.email}`,
      `  total    ${moneyOf(order, order.total)}`,
      `  content  ${contentOf(order)}`,
      `  goes to  ${parcelLines(order).join(', ') || 'no address'}`,
      `  payment  ${order.payment_intent ?? 'none'}`,
      `  made     ${localTimestamp(order.created_at)}`,
      ...(order.paid_at ? [`  paid     ${localTimestamp(order.paid_at)}`] : []),
      ...(order.shipped_at
        ? [
            `  shipped  ${[localTimestamp(order.shipped_at), order.carrier, order.tracking].filter(Boolean).join('  ')}`,
          ]
        : []),
      ...order.order_mails.map(
        ({ kind, sent_at: sent, problem }) =>
          `  mail     '${kind}' ${sent ? `sent ${localTimestamp(sent)}` : `waits: ${problem ?? 'not tried yet'}`}`,
      ),
      ...(events.length > 0 ? ['', 'What the payment provider told:'] : []),
      ...(events.length > 0
        ? tableLines(
            ['event', 'type', 'at', 'result', 'for a person'],
            events.map(({ id, type, received_at: at, result, attention }) => [
              id,
              type,
              localTimestamp(at),
              result,
              attention ?? '',
            ]),
          )
        : []),
    ],
  };
};

async function eventsOf({ payment_intent: intent }: OrderRecord): Promise<v.InferOutput<typeof Events>> {
  if (!intent) return [];
  const rows = await serviceClient()
    .from('stripe_events')
    .select('id,type,received_at,result,attention')
    .eq('payment_intent', intent)
    .order('received_at');
  return v.parse(Events, requireData(rows));
}
