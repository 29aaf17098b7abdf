import type Stripe from 'stripe';
import type { Card } from '../sent-card';
import { refuseRequest, refuseState } from '../stripe-refusal';
import { confirmPayment } from './confirm-payment';
import { newIntent } from './payment-objects';
import { createPaymentStates, type PaymentSurroundings, type Processing } from './payment-states';
import { refundPayment } from './refund';

const CANCELABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];

interface PaymentIntentsOptions extends PaymentSurroundings {
  /** Returns the bank's behaviour for a card that pays; undefined to pay at once. */
  processing(): Processing | undefined;
}

/** The simulator's PaymentIntents. */
export type PaymentIntents = ReturnType<typeof createPaymentIntents>;

/** Creates PaymentIntents with Stripe's states, which emit Stripe's events. */
export function createPaymentIntents({ processing, ...surroundings }: PaymentIntentsOptions) {
  const { records, emit } = surroundings;
  const { intents } = records;
  const states = createPaymentStates(surroundings);
  const { succeed, fail, conclude, cancel, isProcessed } = states;

  function find(id: string): Stripe.PaymentIntent {
    const intent = intents.get(id);
    if (intent && isProcessed(intent)) conclude(intent);
    if (intent) return intent;
    return refuseRequest(
      `No such payment_intent: '${id}'`,
      { code: 'resource_missing', param: 'intent' },
      404,
    );
  }

  return {
    find,

    create(parameters: URLSearchParams): Stripe.PaymentIntent {
      const intent = newIntent(parameters);
      intents.set(intent.id, intent);
      return intent;
    },

    /** Pays with a card: succeeds, requests a second step, or refuses as Stripe refuses a card. */
    confirm: (
      id: string,
      card: Card | undefined,
      shipping?: Stripe.PaymentIntent.Shipping,
    ): Stripe.PaymentIntent => confirmPayment(find(id), card, shipping, { ...states, processing }),

    /** Ends the second step that a card requested. */
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
      cancel(intent, reason);
      return intent;
    },

    /** Ends the processing of a payment early. */
    endProcessing(id: string, outcome: Processing['outcome']): void {
      const intent = find(id);
      if (intent.status !== 'processing')
        refuseState(intent, `This PaymentIntent is not in processing: its status is ${intent.status}.`);
      conclude(intent, outcome);
    },

    refund: (id: string, parameters = new URLSearchParams()) =>
      refundPayment(find(id), parameters, records, emit),
  };
}
