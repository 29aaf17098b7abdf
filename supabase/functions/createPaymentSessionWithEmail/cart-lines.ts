import { Refusal } from '../_shared/answer.ts';
import type { OrderedQuantity } from '../_shared/contract/functions/create-payment-session-with-email.ts';
import { CART_LIMITS } from '../_shared/contract/limits.ts';

/** Adds up lines of the same product and size, in the order they came; too many of one are refused. */
export function mergeLines(items: readonly OrderedQuantity[]): OrderedQuantity[] {
  const lines = new Map<string, OrderedQuantity>();
  for (const item of items) {
    const { id, size } = item;
    const key = JSON.stringify([id, size]);
    const quantity = (lines.get(key)?.quantity ?? 0) + item.quantity;
    if (quantity > CART_LIMITS.quantity) {
      throw new Refusal(422, `Product ${id}: a quantity is at most ${CART_LIMITS.quantity}.`);
    }
    lines.set(key, { id, size, quantity });
  }
  return [...lines.values()];
}
