import type Stripe from 'stripe';
import { digitsOf, findProblem, TEST_CARDS } from './card-rules';
import { newCharge, newId, newIntent, newRefund, now } from './payment-objects';
import type { PaymentRecords } from './payment-records';
import { refuseRequest, StripeRefusal } from './stripe-refusal';
import type { SimulatedEvent } from './webhook-sender';

/** A card as it is sent: digits of any grouping, expiry as numbers. */
export type Card = { number: string; month: number; year: number; cvc: string };

const CANCELABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];
const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Milliseconds an intent stays in processing; it moves on when it is looked at after that. */
const PROCESSING_TIME = 20_000;

/** PaymentIntents with Stripe's states, and the events they cause. */
export function createPaymentIntents(
  { intents, charges }: PaymentRecords,
  emit: (event: SimulatedEvent) => void,
) {
  // Not recorded: after a restart what was in processing is over.
  const processingUntil = new Map<string, number>();

  function find(id: string): Stripe.PaymentIntent {
    const intent = intents.get(id);
    if (intent?.status === 'processing' && Date.now() >= (processingUntil.get(id) ?? 0)) succeed(intent);
    if (intent) return intent;
    return refuseRequest(
      `No such payment_intent: '${id}'`,
      { code: 'resource_missing', param: 'intent' },
      404,
    );
  }

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

  return {
    find,

    create(parameters: URLSearchParams): Stripe.PaymentIntent {
      const intent = newIntent(parameters);
      intents.set(intent.id, intent);
      return intent;
    },

    /** Pays with a card: succeeds, asks for a second step, or refuses as Stripe refuses a card. */
    confirm(id: string, card: Card | undefined): Stripe.PaymentIntent {
      const intent = find(id);
      if (!CONFIRMABLE.includes(intent.status)) {
        refuseState(
          intent,
          intent.status === 'succeeded'
            ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
            : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
        );
      }
      if (!card) {
        refuseState(
          intent,
          "You cannot confirm this PaymentIntent because it's missing a payment method. Send payment_method_data with a card.",
        );
      }
      refuseWrongCard(card);
      const behaviour = TEST_CARDS[digitsOf(card.number) as keyof typeof TEST_CARDS];
      intent.payment_method = newId('pm');
      if (behaviour === 'is declined') {
        const error = {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'Your card was declined.',
        } as const;
        fail(intent, error);
        throw new StripeRefusal(402, { ...error, payment_intent: intent });
      }
      if (behaviour === 'asks for a second step') {
        intent.status = 'requires_action';
        intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
        return intent;
      }
      if (behaviour === 'is processed for some seconds, then pays') return process(intent);
      return succeed(intent);
    },

    /** Ends the second step of a card that asked for one. */
    finishSecondStep(id: string, completed: boolean): Stripe.PaymentIntent {
      const intent = find(id);
      if (intent.status !== 'requires_action') {
        refuseState(intent, `This PaymentIntent waits for no second step: its status is ${intent.status}.`);
      }
      if (completed) return succeed(intent);
      fail(intent, {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      });
      return intent;
    },

    cancel(id: string, reason: string | null): Stripe.PaymentIntent {
      const intent = find(id);
      if (!CANCELABLE.includes(intent.status)) {
        refuseState(
          intent,
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
        );
      }
      intent.status = 'canceled';
      intent.processing = null;
      intent.canceled_at = now();
      intent.cancellation_reason = reason as Stripe.PaymentIntent.CancellationReason | null;
      intent.next_action = null;
      emit({ type: 'payment_intent.canceled', data: { object: structuredClone(intent) } });
      return intent;
    },

    /** Gives the money of a payment back, all of it or a part. */
    refund(id: string, amount?: number): Stripe.Refund {
      const intent = find(id);
      const charge = typeof intent.latest_charge === 'string' ? charges.get(intent.latest_charge) : undefined;
      if (!charge)
        return refuseRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
      const left = charge.amount - charge.amount_refunded;
      if (left === 0)
        refuseRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
      const part = amount ?? left;
      if (!Number.isInteger(part) || part < 1 || part > left) {
        refuseRequest(`Refund amount is not between 1 and the unrefunded amount on charge (${left})`, {
          param: 'amount',
        });
      }
      charge.amount_refunded += part;
      charge.refunded = charge.amount_refunded === charge.amount;
      emit({ type: 'charge.refunded', data: { object: structuredClone(charge) } });
      return newRefund(charge, part);
    },
  };
}

function refuseState(intent: Stripe.PaymentIntent, message: string): never {
  return refuseRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function refuseWrongCard(card: Card): void {
  const refuse = (code: string, param: string, message: string): never => {
    throw new StripeRefusal(402, { type: 'card_error', code, param, message });
  };
  if (!(digitsOf(card.number) in TEST_CARDS))
    refuse('incorrect_number', 'number', 'Your card number is incorrect.');
  const expiry = `${String(card.month).padStart(2, '0')}${String(card.year % 100).padStart(2, '0')}`;
  const problem = findProblem('expiry', expiry);
  if (problem?.code === 'invalid_expiry_month') {
    refuse('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  if (problem) refuse('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  if (findProblem('cvc', card.cvc)) refuse('invalid_cvc', 'cvc', "Your card's security code is invalid.");
}
