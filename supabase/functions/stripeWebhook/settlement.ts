import type Stripe from 'stripe';

/** What an event says about a payment: amounts in the smallest currency unit. */
export type Settlement = {
  paymentIntent: string;
  amount: number;
  currency: string;
  outcome: 'paid' | 'failed' | 'refunded';
};

/** Reads an event; undefined where it changes no order. A partial refund leaves the order paid. */
export function settlementOf(event: Stripe.Event): Settlement | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const { id, amount_received: amount, currency } = event.data.object;
      return { paymentIntent: id, amount, currency, outcome: 'paid' };
    }
    case 'payment_intent.payment_failed': {
      const { id, amount, currency } = event.data.object;
      return { paymentIntent: id, amount, currency, outcome: 'failed' };
    }
    case 'charge.refunded': {
      const { payment_intent: intent, amount, currency, refunded } = event.data.object;
      if (!intent || !refunded) return undefined;
      return {
        paymentIntent: typeof intent === 'string' ? intent : intent.id,
        amount,
        currency,
        outcome: 'refunded',
      };
    }
    default:
      return undefined;
  }
}
