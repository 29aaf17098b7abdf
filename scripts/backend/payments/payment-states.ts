import type Stripe from 'stripe';
import { newCharge, now } from './payment-objects';
import type { PaymentRecords } from './payment-records';
import type { SimulatedEvent } from './webhook-sender';

/** Milliseconds an intent stays in processing; it moves on when it is looked at after that. */
const PROCESSING_TIME = 20_000;

/** The states a PaymentIntent comes into, each with the event it causes. */
export function createPaymentStates({ charges }: PaymentRecords, emit: (event: SimulatedEvent) => void) {
  // Not recorded: after a restart what was in processing is over.
  const processingUntil = new Map<string, number>();

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
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.next_action = null;
    intent.last_payment_error = error;
    emit({ type: 'payment_intent.payment_failed', data: { object: structuredClone(intent) } });
  }

  function process(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
    intent.status = 'processing';
    intent.processing = { type: 'card', card: {} };
    intent.last_payment_error = null;
    processingUntil.set(intent.id, Date.now() + PROCESSING_TIME);
    emit({ type: 'payment_intent.processing', data: { object: structuredClone(intent) } });
    return intent;
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
    cancel,
    /** Whether a payment that was in processing has gone through by now. */
    isProcessed: ({ id, status }: Stripe.PaymentIntent) =>
      status === 'processing' && Date.now() >= (processingUntil.get(id) ?? 0),
  };
}
