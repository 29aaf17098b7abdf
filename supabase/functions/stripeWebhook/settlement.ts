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

const cents = v.pipe(v.number(), v.integer());
const PaidIntent = v.object({ id: v.string(), amount_received: cents, currency: v.string() });
const OpenIntent = v.object({ id: v.string(), amount: cents, currency: v.string() });
const Charge = v.object({ amount: cents, amount_refunded: cents, refunded: v.boolean() });
const Dispute = v.object({ status: v.string() });
const Event = v.object({ type: v.string(), data: v.object({ object: v.looseObject({}) }) });

/** Parses an event: `ignored` when it changes no order, undefined when it lacks what its type promises. */
export function settlementOf(event: Stripe.Event): Settlement | undefined {
  try {
    return parseSettlement(event);
  } catch (error) {
    if (v.isValiError(error)) return undefined;
    throw error;
  }
}

function parseSettlement(event: unknown): Settlement {
  const {
    type,
    data: { object },
  } = v.parse(Event, event);
  switch (type) {
    case 'payment_intent.succeeded': {
      const { id, amount_received: amount, currency } = v.parse(PaidIntent, object);
      return { paymentIntent: id, amount, currency, outcome: 'paid' };
    }
    case 'payment_intent.payment_failed':
      return ofIntent(object, 'failed');
    case 'payment_intent.processing':
      return ofIntent(object, 'processing');
    case 'payment_intent.canceled':
      return ofIntent(object, 'canceled');
    case 'charge.refunded': {
      const { amount, amount_refunded: part, refunded } = v.parse(Charge, object);
      return { ...moneyOf(object), outcome: 'refunded', refunded: Math.max(part, refunded ? amount : 0) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { ...moneyOf(object), outcome: 'disputed', dispute: v.parse(Dispute, object).status };
    case 'refund.failed':
      return { ...moneyOf(object), outcome: 'refund_failed' };
    default:
      return { ...moneyOf(object), outcome: 'ignored' };
  }
}

function ofIntent(object: unknown, outcome: Settlement['outcome']): Settlement {
  const { id, amount, currency } = v.parse(OpenIntent, object);
  return { paymentIntent: id, amount, currency, outcome };
}

// Events of every kind are stored, so the fields are optional.
const Money = v.object({
  payment_intent: v.fallback(v.nullish(v.union([v.string(), v.object({ id: v.string() })])), null),
  amount: v.fallback(v.nullish(v.pipe(v.number(), v.integer())), null),
  currency: v.fallback(v.nullish(v.string()), null),
});

/** Returns the payment and the amount in the object of an event. */
function moneyOf(object: unknown): Pick<Settlement, 'paymentIntent' | 'amount' | 'currency'> {
  const { payment_intent: intent, amount, currency } = v.parse(Money, object);
  return {
    paymentIntent: (typeof intent === 'string' ? intent : intent?.id) ?? null,
    amount: amount ?? null,
    currency: currency ?? null,
  };
}
