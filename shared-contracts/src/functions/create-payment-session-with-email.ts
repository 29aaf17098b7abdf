import * as v from 'valibot';
import { parseShape } from '../values/parse-list';

/** The quantity of one product in one size. */
export interface OrderedQuantity {
  readonly id: string;
  readonly quantity: number;
  /** EU shoe size; absent for products without sizes, and in orders that are older than sizes. */
  readonly size?: number | undefined;
}

/**
 * A cart to be paid. Of its items only id, size and quantity count: the server computes every price. A line without
 * a required size is refused with the reason `choose_size`.
 */
export interface CreatePaymentSessionRequest {
  /** The address of the signed-in person. */
  readonly email: string;
  readonly products: readonly OrderedQuantity[];
  /** The id that the browser made for this cart, a UUID: each cart is paid only once. */
  readonly cartId?: string;
  /** Confirms a second order of the same products shortly after the first. */
  readonly orderAgain?: boolean;
}

/** The client secret of the payment form. */
export interface CreatePaymentSessionAnswer {
  readonly paymentIntent: string;
}

/** The details of a refusal (409) of a cart that can't be paid in its current state. */
export type PaymentRefusal =
  | {
      readonly reason: 'cart_paid';
      /** The paid lines; empty when another account of this browser paid. */
      readonly lines: readonly OrderedQuantity[];
      /** Absent when another account of this browser paid. */
      readonly paymentIntent?: string | undefined;
    }
  | { readonly reason: 'payment_processing'; readonly paymentIntent?: string | undefined }
  | { readonly reason: 'paid_before' }
  /** A line has no size, or the size is sold out; the message names the product. */
  | { readonly reason: 'choose_size' };

const answerSchema = v.object({ paymentIntent: v.pipe(v.string(), v.minLength(1)) });

/** Schema of a line of an order in the server's answer. */
export const orderedSchema = v.object({
  id: v.string(),
  quantity: v.number(),
  size: v.optional(v.number()),
});

const refusalSchema = v.variant('reason', [
  v.object({
    reason: v.literal('cart_paid'),
    lines: v.array(orderedSchema),
    paymentIntent: v.optional(v.string()),
  }),
  v.object({ reason: v.literal('payment_processing'), paymentIntent: v.optional(v.string()) }),
  v.object({ reason: v.literal('paid_before') }),
  v.object({ reason: v.literal('choose_size') }),
]);

/** Parses the answer of a refusal with status 409; undefined when it contains no known reason. */
export function parsePaymentRefusal(answer: unknown): PaymentRefusal | undefined {
  const result = v.safeParse(refusalSchema, answer);
  return result.success ? result.output : undefined;
}

/** Starts the payment of a cart, or returns the one it has (specification, section 7). */
export const createPaymentSessionWithEmail = {
  name: 'createPaymentSessionWithEmail',
  parse: (answer: unknown): CreatePaymentSessionAnswer =>
    parseShape('createPaymentSessionWithEmail', answerSchema, answer),
} as const;
