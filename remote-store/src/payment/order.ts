import type { Backend } from 'shared-contracts/backend';
import * as v from 'valibot';

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

const orderSchema = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
  /** Integer in the currency's smallest unit, like the lines' prices. */
  total: amount,
  currency: v.pipe(v.string(), v.length(3)),
  order_lines: v.array(v.object({ id: v.string(), name: v.string(), price: amount, quantity: amount })),
});

/** An order as the server knows it, with the prices at the time it was made. */
export type Order = v.InferOutput<typeof orderSchema>;

/**
 * Reads the signed-in person's order of a payment intent; undefined when they have none. Rejects with a
 * `BackendError`, or an Error for an unexpected answer.
 */
export async function fetchOrder(
  backend: Backend,
  paymentIntent: string,
  signal: AbortSignal,
): Promise<Order | undefined> {
  const rows = await backend.select(
    { table: 'orders', columns: '*, order_lines(*)', where: { payment_intent: paymentIntent } },
    signal,
  );
  if (rows.length === 0) return undefined;
  const result = v.safeParse(orderSchema, rows[0]);
  if (result.success) return result.output;
  throw new Error(`An order has an unexpected '${v.getDotPath(result.issues[0]) ?? ''}'`);
}
