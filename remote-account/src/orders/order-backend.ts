import type { Backend } from 'shared-contracts/backend';
import * as v from 'valibot';
import { parseRows } from '../parse-rows';

const TABLE = 'orders';

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

const orderSchema = v.object({
  id: v.string(),
  /** In the currency's smallest unit, as are the lines' prices. */
  total: amount,
  currency: v.pipe(v.string(), v.length(3)),
  status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  order_lines: v.array(
    v.object({ product_id: v.string(), name: v.string(), price: amount, quantity: v.number() }),
  ),
});

/** An order with its lines, at the prices of the time it was made. */
export type Order = v.InferOutput<typeof orderSchema>;

/** The signed-in person's orders, newest first. */
export async function fetchOrders(backend: Backend): Promise<Order[]> {
  const rows = await backend.select({
    table: TABLE,
    columns: 'id,total,currency,status,created_at,order_lines(product_id,name,price,quantity)',
    orderBy: { column: 'created_at', descending: true },
  });
  return parseRows(TABLE, v.array(orderSchema), rows);
}
