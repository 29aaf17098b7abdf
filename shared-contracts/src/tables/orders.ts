import * as v from 'valibot';
import { tableRows } from './table-rows';

/** An order as the server knows it, with its lines at the prices of the time it was made. */
export interface Order {
  readonly id: string;
  readonly status: 'pending' | 'paid' | 'failed' | 'refunded';
  /** Integer in the currency's smallest unit, as are the lines' prices. */
  readonly total: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** ISO 8601. */
  readonly created_at: string;
  readonly order_lines: readonly OrderLine[];
}

/** One product of an order. */
export interface OrderLine {
  readonly id: string;
  readonly product_id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  /** EU shoe size; null for what is sold without one, and in orders from before there were sizes. */
  readonly size: number | null;
}

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

const lineSchema = v.object({
  id: v.string(),
  product_id: v.string(),
  name: v.string(),
  price: amount,
  quantity: amount,
  size: v.optional(v.nullable(amount), null),
});

// The lines belong to the total: an order with a line that can't be read is left out as a whole.
const orderSchema = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
  total: amount,
  currency: v.pipe(v.string(), v.length(3)),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  order_lines: v.array(lineSchema),
});

/** The signed-in person's orders. */
export const orders = tableRows<'orders', Order>(
  'orders',
  'id,status,total,currency,created_at,order_lines(id,product_id,name,price,quantity,size)',
  orderSchema,
);
