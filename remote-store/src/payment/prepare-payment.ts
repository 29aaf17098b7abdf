import type { Stripe } from '@stripe/stripe-js';
import type { Host } from 'shared-contracts/host';
import { type Cart, sameCurrency, totalOf } from '../cart/cart';
import { loadProvider } from './load-provider';
import { createPaymentSession } from './payment-session';

/** Everything a payment form needs, and the cart it is for. */
export interface PreparedPayment {
  readonly cart: Cart;
  readonly clientSecret: string;
  readonly stripe: Stripe;
  readonly PaymentForm: typeof import('./payment-form').PaymentForm;
}

/** An expected reason why there is no payment form; `message` is fit to be shown. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** Starts a payment of this cart and loads its form. The cart must hold today's prices. */
export async function preparePayment(host: Host, email: string, cart: Cart): Promise<PreparedPayment> {
  const [clientSecret, stripe, { PaymentForm }] = await Promise.all([
    createPaymentSession(host.backend, email, cart),
    loadProvider(host.config.payments),
    import('./payment-form'),
  ]);
  await checkAmount(stripe, clientSecret, cart);
  return { cart, clientSecret, stripe, PaymentForm };
}

/** What is shown must be what is paid: a price may have changed between reading it and starting the payment. */
async function checkAmount(stripe: Stripe, clientSecret: string, cart: Cart): Promise<void> {
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) throw new PaymentRefused(error.message ?? 'The payment could not be started. Please try again.');
  const total = totalOf(cart);
  if (!total || paymentIntent.amount !== total.amount || !sameCurrency(paymentIntent, total))
    throw new PaymentRefused('A price changed just now. Try again to see today’s prices; nothing was paid.');
}
