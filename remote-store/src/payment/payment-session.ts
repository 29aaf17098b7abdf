import type { Backend } from 'shared-contracts/backend';
import * as v from 'valibot';
import type { Cart } from '../cart/cart';

const answerSchema = v.object({ paymentIntent: v.pipe(v.string(), v.minLength(1)) });

/**
 * Starts the payment of a cart and gives the client secret of its payment form. The server takes ids and
 * quantities only and computes the amount. Rejects with a `BackendError`, or an Error for an unexpected answer.
 */
export async function createPaymentSession(backend: Backend, email: string, cart: Cart): Promise<string> {
  const answer = await backend.call(
    'createPaymentSessionWithEmail',
    { email, products: cart.items },
    { as: 'user' },
  );
  const result = v.safeParse(answerSchema, answer);
  if (!result.success) throw new Error("createPaymentSessionWithEmail answered without a 'paymentIntent'");
  return result.output.paymentIntent;
}

/** The id of the payment intent that a client secret belongs to (Stripe writes it as `<id>_secret_…`). */
export function paymentIntentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
