import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** The fields of Stripe's PaymentIntent that the site, its server and its webhook read. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'cancellation_reason'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'last_payment_error'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'next_action'
  | 'receipt_email'
  | 'shipping'
  | 'status'
>;

/** The fields of Stripe's Charge that the shop's server reads. */
export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'currency' | 'paid' | 'refunded' | 'status'
> & { readonly payment_intent: string };

/** The fields of Stripe's Refund that the shop's server reads. */
export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'charge' | 'status'>;

/** Creates an unpaid PaymentIntent. */
export function newIntent(asked: Pick<Intent, 'amount' | 'currency' | 'metadata' | 'receipt_email'>): Intent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    ...asked,
    amount_received: 0,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    created: now(),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    shipping: null,
    status: 'requires_payment_method',
  };
}

/** Returns the charge of a PaymentIntent: paid, or refused by the bank. */
export function newCharge({ id, amount, currency }: Intent, paid: boolean): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    currency,
    paid,
    payment_intent: id,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  };
}

export function newRefund({ id: charge }: Charge, amount: number): Refund {
  return { id: newId('re'), object: 'refund', amount, charge, status: 'succeeded' };
}

/** Returns the current time in whole seconds, as Stripe does. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** Returns a new id with Stripe's prefix for its kind. */
export function newId(prefix: 'pi' | 'ch' | 're' | 'evt'): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
