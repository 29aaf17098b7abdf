import { UsageError } from '@scripts/kit/errors/usage-error';
import {
  addressLines,
  DELIVERY_COLUMNS,
  orderDeliverySchema,
  spellOrderNumber,
} from 'shared-contracts/backend';
import { escapeUnprintable } from 'shared-contracts/input';
import { formatMoney, localDay, nameInSize } from 'shared-contracts/values';
import * as v from 'valibot';
import { requireData, serviceClient } from '../../../supabase/functions/_shared/service-client.ts';

const recordSchema = v.object({
  id: v.string(),
  number: v.string(),
  email: v.string(),
  status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
  total: v.number(),
  currency: v.string(),
  payment_intent: v.nullable(v.string()),
  intent_attempt: v.number(),
  created_at: v.string(),
  paid_at: v.nullable(v.string()),
  processing_at: v.nullable(v.string()),
  closed_at: v.nullable(v.string()),
  refunded_amount: v.number(),
  dispute: v.nullable(v.string()),
  shipped_at: v.nullable(v.string()),
  carrier: v.nullable(v.string()),
  tracking: v.nullable(v.string()),
  deliveries: v.nullable(orderDeliverySchema),
  order_lines: v.array(
    v.object({ name: v.string(), price: v.number(), quantity: v.number(), size: v.nullable(v.number()) }),
  ),
  order_mails: v.array(
    v.object({
      kind: v.string(),
      created_at: v.string(),
      sent_at: v.nullable(v.string()),
      attempts: v.number(),
      problem: v.nullable(v.string()),
    }),
  ),
});

/** An order as the shop sees it: amounts in the currency's smallest unit, times as ISO 8601. */
export type OrderRecord = v.InferOutput<typeof recordSchema>;

const COLUMNS =
  `id,number,email,status,total,currency,payment_intent,intent_attempt,created_at,paid_at,processing_at,closed_at,refunded_amount,dispute,shipped_at,carrier,tracking,${DELIVERY_COLUMNS},order_lines(name,price,quantity,size),order_mails(kind,created_at,sent_at,attempts,problem)` as const;

/** Rows of one answer; PostgREST returns at most 1,000. */
const PAGE = 500;

type Query = ReturnType<typeof query>;

/** Reads all orders that `narrow` leaves, the oldest first. */
export async function readOrders(narrow: (orders: Query) => Query): Promise<OrderRecord[]> {
  const found: OrderRecord[] = [];
  for (;;) {
    const rows = requireData(await narrow(query()).range(found.length, found.length + PAGE - 1));
    const page = v.parse(v.array(recordSchema), rows);
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

function query() {
  return serviceClient().from('orders').select(COLUMNS).order('created_at').order('id');
}

/** The order of this number, however its digits are grouped. Throws a UsageError where there is none. */
export async function findOrder(words: readonly string[]): Promise<OrderRecord> {
  const number = words.join('').replace(/[\s-]/g, '');
  if (!/^\d{8}$/.test(number))
    throw new UsageError(`'${words.join(' ')}' is no order number: it has eight digits, as in 4721 8350.`);
  const [order] = await readOrders((orders) => orders.eq('number', number));
  if (order) return order;
  throw new UsageError(`There is no order ${spellOrderNumber(number)}.`);
}

/** An amount of this order in words. */
export function moneyOf({ currency }: Pick<OrderRecord, 'currency'>, amount: number): string {
  return formatMoney({ amount, currency });
}

/** Returns the content of the parcel in one line. */
export function contentOf({ order_lines: lines }: OrderRecord): string {
  return lines.map((line) => `${line.quantity} × ${nameInSize(line)}`).join('; ');
}

/** Returns the lines of the address on a parcel; empty without one. */
export function parcelLines({ deliveries: to }: OrderRecord): string[] {
  if (!to) return [];
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(to.country) ?? to.country;
  return [...addressLines(to), country].map((line) => escapeUnprintable(line));
}

/** Status of an order, in words. */
export function stateOf(order: OrderRecord): string {
  const partly = order.refunded_amount > 0 && order.status === 'paid';
  const words = [
    order.status === 'paid' && order.shipped_at ? 'shipped' : order.status,
    partly && `${moneyOf(order, order.refunded_amount)} given back`,
    order.processing_at && 'at the bank',
    order.closed_at && 'closed',
    order.dispute && `dispute: ${order.dispute}`,
  ];
  return words.filter(Boolean).join(', ');
}

/** Returns the day of a moment where the shop is, `2026-11-23`; a dash for nothing. */
export function dayOf(time: string | null): string {
  return time ? localDay(time) : '–';
}
