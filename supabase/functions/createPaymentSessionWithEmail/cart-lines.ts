import { Refusal } from '../_shared/answer.ts';
import type { OrderedQuantity } from '../_shared/contract/functions/create-payment-session-with-email.ts';
import { CART_LIMITS } from '../_shared/contract/limits.ts';

/** Adds up lines of the same product, in the order they came; too many of one product are refused. */
export function mergeLines(items: readonly OrderedQuantity[]): OrderedQuantity[] {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([id, quantity]) => {
    if (quantity > CART_LIMITS.quantity) {
      throw new Refusal(422, `Product ${id}: a quantity is at most ${CART_LIMITS.quantity}.`);
    }
    return { id, quantity };
  });
}
