import { spellOrderNumber } from '@little-arches/contracts/backend';
import { contentOf, dayOf, moneyOf, parcelLines, readOrders, stateOf } from '../order-records';
import { tableLines } from '../print-table';
import type { Verb } from '../verb';

/** Lists the paid orders that wait to be shipped, oldest first; with `--all` every paid order. */
export const list: Verb = async ({ flag }) => {
  const all = flag('all');
  const found = await readOrders((orders) =>
    all ? orders.in('status', ['paid', 'refunded']) : orders.eq('status', 'paid').is('shipped_at', null),
  );
  const rows = found.map((order) => [
    spellOrderNumber(order.number),
    dayOf(order.paid_at),
    stateOf(order),
    moneyOf(order, order.total),
    contentOf(order),
    parcelLines(order).join(', ') || `NO ADDRESS, ask ${order.email}`,
  ]);
  const none = all ? 'No order was paid yet.' : 'Nothing waits to be shipped.';
  return {
    json: { orders: found },
    text:
      rows.length === 0
        ? [none]
        : tableLines(['order', 'paid', 'state', 'total', 'content', 'goes to'], rows),
  };
};
