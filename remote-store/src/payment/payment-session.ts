import {
  type Backend,
  createPaymentSessionWithEmail,
  isBackendError,
  type PaymentRefusal,
} from '@little-arches/contracts/backend';
import * as v from 'valibot';
import type { Cart, CartQuantity } from '../cart/cart';
import { saidByServer } from '../catalog/said-by-server';

/** The server's answer to a checkout: the secret to pay with, or the reason why there is nothing to pay. */
export type PaymentSession =
  | { readonly status: 'open'; readonly clientSecret: string }
  | {
      readonly status: 'paid';
      readonly lines: readonly CartQuantity[];
      readonly paymentIntent?: string | undefined;
    }
  | { readonly status: 'processing'; readonly paymentIntent?: string | undefined }
  | { readonly status: 'paid-before'; readonly message: string }
  | { readonly status: 'choose-size'; readonly message: string };

const refusalSchema = v.variant('reason', [
  v.object({
    reason: v.literal('cart_paid'),
    lines: v.array(v.object({ id: v.string(), quantity: v.number(), size: v.optional(v.number()) })),
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

/**
 * Starts the payment of a cart, or returns the one that was started before, because a cart is paid once. The server
 * receives only ids, sizes and quantities and computes the amount. `orderAgain` confirms a second order of what was
 * paid a moment ago. Rejects with a `BackendError`, or an Error for an unexpected answer.
 */
export async function createPaymentSession(
  backend: Backend,
  email: string,
  { id: cartId, items: products }: Cart,
  orderAgain: boolean,
): Promise<PaymentSession> {
  try {
    const body = { email, products, ...(cartId && { cartId }), ...(orderAgain && { orderAgain }) };
    const answer = await backend.call(createPaymentSessionWithEmail, body, { as: 'user' });
    return { status: 'open', clientSecret: answer.paymentIntent };
  } catch (thrown) {
    const error = saidByServer(thrown);
    const session = isBackendError(error) && error.status === 409 ? parseRefusal(error, products) : undefined;
    if (session) return session;
    throw error;
  }
}

function parseRefusal(
  { answer, message }: { answer?: unknown; message: string },
  products: readonly CartQuantity[],
): PaymentSession | undefined {
  const refusal = parsePaymentRefusal(answer);
  if (!refusal) return undefined;
  if (refusal.reason === 'paid_before') return { status: 'paid-before', message };
  if (refusal.reason === 'choose_size') return { status: 'choose-size', message };
  const { paymentIntent } = refusal;
  return refusal.reason === 'cart_paid'
    ? // The lines that another account paid aren't shown: the whole cart counts as paid.
      { status: 'paid', lines: refusal.lines.length > 0 ? refusal.lines : products, paymentIntent }
    : { status: 'processing', paymentIntent };
}

/** Returns the id of the payment intent of a client secret (Stripe's format is `<id>_secret_…`). */
export function paymentIntentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
