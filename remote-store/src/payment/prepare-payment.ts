import type { Delivery } from '@little-arches/contracts/backend';
import type { Host } from '@little-arches/contracts/host';
import type { Money } from '@little-arches/contracts/values';
import type { Stripe } from '@stripe/stripe-js';
import { type Cart, sameCurrency, totalOf } from '../cart/cart';
import { fetchLastDelivery } from './delivery/last-delivery';
import { createPaymentSession, type PaymentSession } from './payment-session';
import { wordsOf } from './provider/ask-provider';
import { loadProvider } from './provider/load-provider';
import { withinPatience } from './provider/within-patience';

/** The data of a payment form, and its cart. */
export interface PreparedPayment {
  readonly status: 'prepared';
  readonly cart: Cart;
  readonly total: Money;
  readonly clientSecret: string;
  readonly stripe: Stripe;
  /** The delivery address of the last order. */
  readonly lastDelivery: Delivery | undefined;
  readonly PaymentForm: typeof import('./payment-form').PaymentForm;
}

/** An expected reason why there is no payment form; `message` is written for people. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/**
 * Starts a payment of this cart and loads its form, or returns the reason why there is nothing to pay. The cart
 * must contain today's prices.
 */
export async function preparePayment(
  host: Host,
  email: string,
  cart: Cart,
  orderAgain: boolean,
): Promise<PreparedPayment | Exclude<PaymentSession, { status: 'open' }>> {
  const form = Promise.all([loadProvider(host.config.payments), import('./payment-form')]);
  // When there is nothing to pay, this promise is not awaited, so its rejection must be handled here.
  form.catch(() => undefined);
  const delivery = fetchLastDelivery(host);
  const session = await createPaymentSession(host.backend, email, cart, orderAgain);
  if (session.status !== 'open') return session;
  const { clientSecret } = session;
  const [stripe, { PaymentForm }] = await form;
  const total = await checkAmount(stripe, clientSecret, cart);
  const lastDelivery = await delivery;
  return { status: 'prepared', cart, total, clientSecret, stripe, lastDelivery, PaymentForm };
}

/**
 * Checks that the displayed amount equals the amount to be paid, because a price may have changed between reading
 * it and starting the payment. Returns that amount.
 */
async function checkAmount(stripe: Stripe, clientSecret: string, cart: Cart): Promise<Money> {
  const { paymentIntent, error } = await withinPatience(
    'An answer',
    stripe.retrievePaymentIntent(clientSecret),
  );
  if (error)
    throw new PaymentRefused(wordsOf(error) ?? 'The payment could not be started. Please try again.', {
      cause: new Error(error.message),
    });
  const total = totalOf(cart);
  if (!total || paymentIntent.amount !== total.amount || !sameCurrency(paymentIntent, total))
    throw new PaymentRefused('A price changed just now. Try again to see today’s prices; nothing was paid.');
  return total;
}
