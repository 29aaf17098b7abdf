import type Stripe from 'stripe';
import * as v from 'valibot';

/** The content of an event about a payment, in the terms of `settle_order`: amounts in the smallest currency unit. */
export type Settlement = {
  paymentIntent: string | null;
  amount: number | null;
  currency: string | null;
  outcome:
    | 'paid'
    | 'failed'
    | 'processing'
    | 'canceled'
    | 'refunded'
    | 'disputed'
    | 'refund_failed'
    | 'ignored';
  /** Total amount refunded so far. */
  refunded?: number;
  /** Stripe's name for the state of a dispute. */
  dispute?: string;
};

/** Parses an event; `ignored` when it changes no order. */
export function settlementOf(event: Stripe.Event): Settlement {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return ofIntent(event.data.object, 'paid', event.data.object.amount_received);
    case 'payment_intent.payment_failed':
      return ofIntent(event.data.object, 'failed');
    case 'payment_intent.processing':
      return ofIntent(event.data.object, 'processing');
    case 'payment_intent.canceled':
      return ofIntent(event.data.object, 'canceled');
    case 'charge.refunded': {
      const { amount, amount_refunded: part, refunded } = event.data.object;
      return { ...moneyOf(event), outcome: 'refunded', refunded: Math.max(part, refunded ? amount : 0) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { ...moneyOf(event), outcome: 'disputed', dispute: event.data.object.status };
    case 'refund.failed':
      return { ...moneyOf(event), outcome: 'refund_failed' };
    default:
      return { ...moneyOf(event), outcome: 'ignored' };
  }
}

function ofIntent(
  { id, amount, currency }: Stripe.PaymentIntent,
  outcome: Settlement['outcome'],
  paid = amount,
): Settlement {
  return { paymentIntent: id, amount: paid, currency, outcome };
}

// Events of every kind are stored, so the fields are optional.
const Money = v.object({
  payment_intent: v.fallback(v.nullish(v.union([v.string(), v.object({ id: v.string() })])), null),
  amount: v.fallback(v.nullish(v.pipe(v.number(), v.integer())), null),
  currency: v.fallback(v.nullish(v.string()), null),
});

/** Returns the payment and the amount in the object of an event. */
function moneyOf(event: Stripe.Event): Pick<Settlement, 'paymentIntent' | 'amount' | 'currency'> {
  const { payment_intent: intent, amount, currency } = v.parse(Money, event.data.object);
  return {
    paymentIntent: (typeof intent === 'string' ? intent : intent?.id) ?? null,
    amount: amount ?? null,
    currency: currency ?? null,
  };
}
