import type Stripe from 'stripe';
import type { PaymentRecords } from '../payment-records';
import type { SimulatedEvent } from '../webhooks/webhook-sender';
import { newCharge, now } from './payment-objects';

/** The bank's behaviour for a payment that stays in processing. */
export interface Processing {
  readonly milliseconds: number;
  readonly outcome: 'succeeds' | 'fails';
}

/** A bank's refusal. */
export const DECLINED = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
} as const;

/** Parts of the simulator that payments and their states need. */
export interface PaymentSurroundings {
  readonly records: PaymentRecords;
  emit(event: SimulatedEvent): void;
  /** Runs `work` after so many milliseconds and then saves the records. */
  later(milliseconds: number, work: () => void): void;
}

/** Creates the state changes of a PaymentIntent, each with its event. */
export function createPaymentStates({ records, emit, later }: PaymentSurroundings) {
  const { intents, charges } = records;
  // Not stored: after a restart, payments in processing have succeeded.
  const processing = new Map<string, { until: number; outcome: Processing['outcome'] }>();

  function succeed(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
    const charge = newCharge(intent);
    charges.set(charge.id, charge);
    intent.status = 'succeeded';
    intent.processing = null;
    intent.amount_received = intent.amount;
    intent.latest_charge = charge.id;
    intent.next_action = null;
    intent.last_payment_error = null;
    emit({ type: 'payment_intent.succeeded', data: { object: structuredClone(intent) } });
    return intent;
  }

  function fail(intent: Stripe.PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError): void {
    // A failed second step never reaches the bank, so there is no charge.
    if (error.type === 'card_error') {
      const charge = newCharge(intent, error);
      charges.set(charge.id, charge);
      intent.latest_charge = charge.id;
    }
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.next_action = null;
    intent.last_payment_error = error;
    emit({ type: 'payment_intent.payment_failed', data: { object: structuredClone(intent) } });
  }

  function process(
    intent: Stripe.PaymentIntent,
    { milliseconds, outcome }: Processing,
  ): Stripe.PaymentIntent {
    intent.status = 'processing';
    intent.processing = { type: 'card', card: {} };
    intent.last_payment_error = null;
    const mine = { until: Date.now() + milliseconds, outcome };
    processing.set(intent.id, mine);
    later(milliseconds, () => {
      const current = intents.get(intent.id);
      if (current?.status === 'processing' && processing.get(intent.id) === mine) conclude(current);
    });
    emit({ type: 'payment_intent.processing', data: { object: structuredClone(intent) } });
    return intent;
  }

  /** Ends the processing of a payment with the given outcome; default: the planned one. */
  function conclude(intent: Stripe.PaymentIntent, outcome = processing.get(intent.id)?.outcome): void {
    processing.delete(intent.id);
    intent.processing = null;
    if (outcome === 'fails') fail(intent, DECLINED);
    else succeed(intent);
  }

  function cancel(intent: Stripe.PaymentIntent, reason: string | null): void {
    intent.status = 'canceled';
    intent.processing = null;
    intent.canceled_at = now();
    intent.cancellation_reason = reason as Stripe.PaymentIntent.CancellationReason | null;
    intent.next_action = null;
    emit({ type: 'payment_intent.canceled', data: { object: structuredClone(intent) } });
  }

  return {
    succeed,
    fail,
    process,
    conclude,
    cancel,
    /** Returns true when a payment has been in processing long enough. */
    isProcessed: ({ id, status }: Stripe.PaymentIntent) =>
      status === 'processing' && Date.now() >= (processing.get(id)?.until ?? 0),
  };
}
