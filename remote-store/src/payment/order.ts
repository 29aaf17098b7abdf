import type { Backend } from 'shared-contracts/backend';
import { type Order, orders } from 'shared-contracts/tables/orders';

/**
 * Reads the signed-in person's order of a payment intent; undefined when they have none. Rejects with a
 * `BackendError`, or an Error for an unexpected answer.
 */
export async function fetchOrder(
  backend: Backend,
  paymentIntent: string,
  signal: AbortSignal,
): Promise<Order | undefined> {
  const [order] = await backend.select({ table: orders, where: { payment_intent: paymentIntent } }, signal);
  return order;
}
