import { requests } from '@little-arches/contracts/backend';
import { CART_LIMITS } from '@little-arches/contracts/input';
import { answerPosts, Refusal } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { requireOwnEmail, verifiedUser } from '../_shared/verified-user.ts';
import { type OrderedQuantity, openPayment } from './open-payment.ts';

// Cart items are whole products with descriptions: 50 of them exceed the usual limit of a body.
const MAX_BYTES = 262_144;

/**
 * Starts the payment of a cart, or finds the existing one, and answers `{ paymentIntent }`, the client secret of
 * the form. Answers 409 with `{ message, reason }` when the cart needs no payment; open-payment.ts lists the
 * reasons.
 */
export const handler = answerPosts('createPaymentSessionWithEmail', async (request) => {
  const user = await verifiedUser(request);
  const { email, products, cartId, orderAgain } = await parseBody(
    request,
    requests.createPaymentSessionWithEmail,
    MAX_BYTES,
  );
  requireOwnEmail(user, email);
  const lines = mergeLines(products);
  return { paymentIntent: await openPayment(user, { lines, cartId, orderAgain }) };
});

/** Adds up lines of the same product and size, in their order. Refuses a quantity above the limit. */
function mergeLines(items: readonly OrderedQuantity[]): OrderedQuantity[] {
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
