import * as v from 'valibot';
import { Refusal } from '../_shared/answer.ts';

const MAX_LINES = 50;
const MAX_QUANTITY = 99;

// Only id and quantity are read: a price that comes from a browser is never believed.
const CartItem = v.object({
  id: v.pipe(v.string(), v.toLowerCase(), v.minLength(1), v.maxLength(100)),
  quantity: v.pipe(
    v.number(),
    v.integer('A quantity is a whole number.'),
    v.minValue(1, 'A quantity is at least 1.'),
    v.maxValue(MAX_QUANTITY, `A quantity is at most ${MAX_QUANTITY}.`),
  ),
});

/**
 * The payload of createPaymentSessionWithEmail: cart items, of which only id and quantity count. `cartId` is the
 * id the browser made for this cart: one cart is paid once. `orderAgain` is the clear yes to ordering what was
 * paid a moment ago.
 */
export const Payload = v.object({
  email: v.pipe(v.string(), v.maxLength(254)),
  products: v.pipe(
    v.array(CartItem),
    v.minLength(1, 'Your cart is empty.'),
    v.maxLength(MAX_LINES, `An order holds at most ${MAX_LINES} different products.`),
  ),
  cartId: v.optional(v.pipe(v.string(), v.uuid('A cart’s id is a UUID.'), v.toLowerCase())),
  orderAgain: v.optional(v.boolean(), false),
});

/** One product of an order and how many of it. */
export type CartLine = v.InferOutput<typeof CartItem>;

/** Adds up lines of the same product, in the order they came; more than 99 of one product are refused. */
export function mergeLines(items: readonly CartLine[]): CartLine[] {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([id, quantity]) => {
    if (quantity > MAX_QUANTITY) {
      throw new Refusal(422, `Product ${id}: a quantity is at most ${MAX_QUANTITY}.`);
    }
    return { id, quantity };
  });
}
