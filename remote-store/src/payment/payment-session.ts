import { type Backend, isBackendError } from 'shared-contracts/backend';
import * as v from 'valibot';
import type { Cart, CartQuantity } from '../cart/cart';

const answerSchema = v.object({ paymentIntent: v.pipe(v.string(), v.minLength(1)) });

const refusalSchema = v.variant('reason', [
  v.object({
    reason: v.literal('cart_paid'),
    lines: v.array(v.object({ id: v.string(), quantity: v.number() })),
    /** Absent where another account of this browser paid. */
    paymentIntent: v.optional(v.string()),
  }),
  v.object({ reason: v.literal('payment_processing'), paymentIntent: v.optional(v.string()) }),
  v.object({ reason: v.literal('paid_before') }),
]);

/** What the server says to a cart that shall be paid: pay it with this secret, or why there is nothing to pay. */
export type PaymentSession =
  | { readonly status: 'open'; readonly clientSecret: string }
  | {
      readonly status: 'paid';
      readonly lines: readonly CartQuantity[];
      readonly paymentIntent?: string | undefined;
    }
  | { readonly status: 'processing'; readonly paymentIntent?: string | undefined }
  | { readonly status: 'paid-before'; readonly message: string };

/**
 * Starts the payment of a cart, or finds it again: a cart is paid once. The server takes ids and quantities only
 * and computes the amount. `orderAgain` is the person's yes to ordering what they paid a moment ago. Rejects with
 * a `BackendError`, or an Error for an unexpected answer.
 */
export async function createPaymentSession(
  backend: Backend,
  email: string,
  { id: cartId, items: products }: Cart,
  orderAgain: boolean,
): Promise<PaymentSession> {
  try {
    const body = { email, products, ...(cartId && { cartId }), ...(orderAgain && { orderAgain }) };
    const answer = await backend.call('createPaymentSessionWithEmail', body, { as: 'user' });
    const result = v.safeParse(answerSchema, answer);
    if (result.success) return { status: 'open', clientSecret: result.output.paymentIntent };
  } catch (error) {
    const session = isBackendError(error) && error.status === 409 ? parseRefusal(error) : undefined;
    if (session) return session;
    throw error;
  }
  throw new Error("createPaymentSessionWithEmail answered without a 'paymentIntent'");
}

function parseRefusal({
  answer,
  message,
}: {
  answer?: unknown;
  message: string;
}): PaymentSession | undefined {
  const result = v.safeParse(refusalSchema, answer);
  if (!result.success) return undefined;
  const { output } = result;
  if (output.reason === 'paid_before') return { status: 'paid-before', message };
  const { paymentIntent } = output;
  return output.reason === 'cart_paid'
    ? { status: 'paid', lines: output.lines, paymentIntent }
    : { status: 'processing', paymentIntent };
}

/** The id of the payment intent that a client secret belongs to (Stripe writes it as `<id>_secret_…`). */
export function paymentIntentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
