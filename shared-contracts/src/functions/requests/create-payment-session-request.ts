import * as v from 'valibot';
import { CART_LIMITS, CHILD_LIMITS, EMAIL_LENGTH } from '../../values/limits';
import type { CreatePaymentSessionRequest } from '../create-payment-session-with-email';

const { lines, quantity } = CART_LIMITS;
const { min, max } = CHILD_LIMITS.shoeSize;

// A price from a browser is never trusted, so it isn't read.
const orderedSchema = v.object({
  id: v.pipe(v.string(), v.toLowerCase(), v.minLength(1), v.maxLength(100)),
  quantity: v.pipe(
    v.number(),
    v.integer('A quantity is a whole number.'),
    v.minValue(1, 'A quantity is at least 1.'),
    v.maxValue(quantity, `A quantity is at most ${quantity}.`),
  ),
  // The database decides whether a size is needed, made and in stock: the specification's payload has none.
  size: v.optional(
    v.pipe(v.number(), v.integer('A size is a whole EU size.'), v.minValue(min), v.maxValue(max)),
  ),
});

/** Schema of the request, ids in lower case. */
export const createPaymentSessionRequest: v.GenericSchema<
  unknown,
  CreatePaymentSessionRequest & { readonly orderAgain: boolean }
> = v.object({
  email: v.pipe(v.string(), v.maxLength(EMAIL_LENGTH)),
  products: v.pipe(
    v.array(orderedSchema),
    v.minLength(1, 'Your cart is empty.'),
    v.maxLength(lines, `An order holds at most ${lines} different products.`),
  ),
  cartId: v.optional(v.pipe(v.string(), v.uuid('A cart’s id is a UUID.'), v.toLowerCase())),
  orderAgain: v.optional(v.boolean(), false),
});
