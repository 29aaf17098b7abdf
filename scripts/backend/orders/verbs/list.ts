import { spellOrderNumber } from '@little-arches/contracts/backend';
import * as v from 'valibot';
import { serviceClient } from '../../../../supabase/functions/_shared/service-client.ts';
import { contentOf, dayOf, moneyOf, parcelLines, readOrders, stateOf } from '../order-records';
import { tableLines } from '../print-table';
import { readPages } from '../read-pages';
import type { Verb } from '../verb';

const Mark = v.object({ payment_intent: v.nullable(v.string()), attention: v.string() });

/** Reads what is marked for a person and was not dealt with. */
function readMarks(): Promise<v.InferOutput<typeof Mark>[]> {
  return readPages(Mark, (from, to) =>
    serviceClient()
      .from('stripe_events')
      .select('payment_intent,attention')
      .not('attention', 'is', null)
      .is('resolved_at', null)
      .order('id')
      .range(from, to),
  );
}

/** Lists the paid orders that wait to be shipped, oldest first. */
export const list: Verb = async () => {
  const found = await readOrders((orders) => orders.eq('status', 'paid').is('shipped_at', null));
  const marks = await readMarks();
  const rows = found.map((order) => [
    spellOrderNumber(order.number),
    dayOf(order.paid_at),
    stateOf(order),
    moneyOf(order, order.total),
    contentOf(order),
    [
      ...marks
        .filter((mark) => mark.payment_intent === order.payment_intent)
        .map(({ attention }) => `LOOK FIRST: ${attention}`),
      parcelLines(order).join(', ') || `NO ADDRESS, ask ${order.email}`,
    ].join(' '),
  ]);
  if (rows.length === 0) return { text: ['Nothing waits to be shipped.'] };
  return { text: tableLines(['order', 'paid', 'state', 'total', 'content', 'goes to'], rows) };
};
