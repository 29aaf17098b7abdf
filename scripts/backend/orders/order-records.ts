import {
  addressLines,
  DELIVERY_COLUMNS,
  orderDeliverySchema,
  spellOrderNumber,
} from '@little-arches/contracts/backend';
import { escapeUnprintable } from '@little-arches/contracts/input';
import { cents, formatMoney, localDay, nameInSize } from '@little-arches/contracts/values';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import * as v from 'valibot';
import { serviceClient } from '../../../supabase/functions/_shared/service-client.ts';
import { readPages } from './read-pages';

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

/** An order for the shop's staff: amounts in the currency's smallest unit, times as ISO 8601. */
export type OrderRecord = v.InferOutput<typeof recordSchema>;

const COLUMNS =
  `id,number,email,status,total,currency,payment_intent,intent_attempt,created_at,paid_at,processing_at,closed_at,refunded_amount,dispute,shipped_at,carrier,tracking,${DELIVERY_COLUMNS},order_lines(name,price,quantity,size),order_mails(kind,created_at,sent_at,attempts,problem)` as const;

type Query = ReturnType<typeof query>;

/** Reads all orders that `narrow` selects, oldest first. */
export async function readOrders(narrow: (orders: Query) => Query): Promise<OrderRecord[]> {
  return await readPages(recordSchema, (from, to) => narrow(query()).range(from, to));
}

function query() {
  return serviceClient().from('orders').select(COLUMNS).order('created_at').order('id');
}

/** Finds the order with this number, whatever the grouping of its digits. Throws a UsageError when there is none. */
export async function findOrder(words: readonly string[]): Promise<OrderRecord> {
  const number = words.join('').replace(/[\s-]/g, '');
  if (!/^\d{8}$/.test(number))
    throw new UsageError(`'${words.join(' ')}' is no order number: it has eight digits, as in 4721 8350.`);
  const [order] = await readOrders((orders) => orders.eq('number', number));
  if (order) return order;
  throw new UsageError(`There is no order ${spellOrderNumber(number)}.`);
}

/** Formats an amount in the order's currency. */
export function moneyOf({ currency }: Pick<OrderRecord, 'currency'>, amount: number): string {
  return formatMoney({ amount: cents(amount), currency });
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

/** Returns the date of a moment in the shop's time zone (`2026-11-23`); a dash for null. */
export function dayOf(time: string | null): string {
  return time ? localDay(time) : '–';
}
