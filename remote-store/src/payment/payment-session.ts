import {
  type Backend,
  createPaymentSessionWithEmail,
  isBackendError,
  parsePaymentRefusal,
} from 'shared-contracts/backend';
import type { Cart, CartQuantity } from '../cart/cart';

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

/**
 * Starts the payment of a cart, or finds it again: a cart is paid once. The server takes ids, sizes and quantities
 * only and computes the amount. `orderAgain` is the person's yes to ordering what they paid a moment ago. Rejects with
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
    const answer = await backend.call(createPaymentSessionWithEmail, body, { as: 'user' });
    return { status: 'open', clientSecret: answer.paymentIntent };
  } catch (error) {
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
    ? // What another account paid isn't shown: the whole cart counts as paid.
      { status: 'paid', lines: refusal.lines.length > 0 ? refusal.lines : products, paymentIntent }
    : { status: 'processing', paymentIntent };
}

/** The id of the payment intent that a client secret belongs to (Stripe writes it as `<id>_secret_…`). */
export function paymentIntentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
