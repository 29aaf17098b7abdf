import type Stripe from 'stripe';
import type { Fault } from './fault-switch';
import { digitsOf, TEST_CARDS } from './forms/card-rules';
import { readAmountOf, readCharge, readMetadata } from './parameters';
import { type Charge, type Intent, newCharge, newIntent, newRefund, type Refund } from './payment-objects';
import type { PaymentRecords } from './payment-records';
import { type Card, refuseWrongCard } from './sent-card';
import { refuseRequest, refuseState, StripeRefusal } from './stripe-refusal';

const CONFIRMABLE = ['requires_payment_method', 'requires_action'];
const CANCELABLE = [...CONFIRMABLE, 'processing'];
/** Milliseconds that the slow test card is processed. */
const PROCESSING = 20_000;
const DECLINED = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
} as const;
const SECOND_STEP_FAILED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** The events the simulator sends, by type. */
export type SimulatedEvent =
  | {
      readonly type: `payment_intent.${'succeeded' | 'payment_failed' | 'processing' | 'canceled'}`;
      readonly object: Intent;
    }
  | { readonly type: 'charge.refunded'; readonly object: Charge };

interface Surroundings {
  readonly records: PaymentRecords;
  readonly fault: () => Fault;
  send(event: SimulatedEvent): void;
  /** Runs `work` after so many milliseconds and then saves the records. */
  later(milliseconds: number, work: () => void): void;
}

/** The simulator's PaymentIntents. */
export type PaymentIntents = ReturnType<typeof createPaymentIntents>;

/** Creates PaymentIntents with Stripe's states, which send Stripe's events. */
export function createPaymentIntents({ records, fault, send, later }: Surroundings) {
  const { intents, charges } = records;
  /** End of the processing of payments, in milliseconds; after a restart they have succeeded. */
  const processing = new Map<string, number>();

  /** Stores the changes of an intent and sends their event. */
  function change(
    intent: Intent,
    type: Exclude<SimulatedEvent['type'], 'charge.refunded'>,
    changes: Partial<Intent>,
  ): Intent {
    Object.assign(intent, { next_action: null, last_payment_error: null }, changes);
    intents.set(intent.id, intent);
    send({ type, object: structuredClone(intent) });
    return intent;
  }

  function charge(intent: Intent, paid: boolean): string {
    const made = newCharge(intent, paid);
    charges.set(made.id, made);
    return made.id;
  }

  const succeed = (intent: Intent) =>
    change(intent, 'payment_intent.succeeded', {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge(intent, true),
    });

  function fail(intent: Intent, error: typeof DECLINED | typeof SECOND_STEP_FAILED): Intent {
    return change(intent, 'payment_intent.payment_failed', {
      status: 'requires_payment_method',
      last_payment_error: error,
      // A failed second step never reaches the bank, so there is no charge.
      ...(error === DECLINED && { latest_charge: charge(intent, false) }),
    });
  }

  function process(intent: Intent): Intent {
    processing.set(intent.id, Date.now() + PROCESSING);
    later(PROCESSING, () => void find(intent.id));
    return change(intent, 'payment_intent.processing', { status: 'processing' });
  }

  function find(id: string): Intent {
    const intent = intents.get(id);
    if (!intent)
      return refuseRequest(
        `No such payment_intent: '${id}'`,
        { code: 'resource_missing', param: 'intent' },
        404,
      );
    const isOver = intent.status === 'processing' && Date.now() >= (processing.get(id) ?? 0);
    return isOver ? succeed(intent) : intent;
  }

  /** Returns what happens with a card; refuses one that can't be confirmed now. */
  function outcomeOf(intent: Intent, card: Card | undefined) {
    if (!CONFIRMABLE.includes(intent.status))
      refuseState(
        intent,
        intent.status === 'succeeded'
          ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
          : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      );
    if (!card)
      return refuseState(
        intent,
        "You cannot confirm this PaymentIntent because it's missing a payment method. Send payment_method_data with a card.",
      );
    refuseWrongCard(card);
    return fault() === 'declined'
      ? 'is declined'
      : TEST_CARDS[digitsOf(card.number) as keyof typeof TEST_CARDS];
  }

  return {
    find,

    create(parameters: URLSearchParams): Intent {
      const intent = newIntent({
        ...readCharge(parameters),
        metadata: readMetadata(parameters),
        receipt_email: parameters.get('receipt_email'),
      });
      intents.set(intent.id, intent);
      return intent;
    },

    /** Pays with a card: succeeds, requests a second step, or refuses as Stripe refuses a card. */
    confirm(id: string, card: Card | undefined, shipping = find(id).shipping): Intent {
      const intent = find(id);
      const outcome = outcomeOf(intent, card);
      intent.shipping = shipping;
      if (outcome === 'is declined')
        throw new StripeRefusal(402, { ...DECLINED, payment_intent: fail(intent, DECLINED) });
      if (outcome === 'is processed for some seconds, then pays') return process(intent);
      if (outcome !== 'asks for a second step') return succeed(intent);
      intent.status = 'requires_action';
      intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
      intents.set(id, intent);
      return intent;
    },

    /** Ends the second step that a card requested. */
    finishSecondStep(id: string, completed: boolean): Intent {
      const intent = find(id);
      if (intent.status !== 'requires_action')
        refuseState(intent, `This PaymentIntent waits for no second step: its status is ${intent.status}.`);
      return completed && fault() !== 'secondStepRefused'
        ? succeed(intent)
        : fail(intent, SECOND_STEP_FAILED);
    },

    cancel(id: string, reason: string | null): Intent {
      const intent = find(id);
      if (!CANCELABLE.includes(intent.status))
        refuseState(
          intent,
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        );
      return change(intent, 'payment_intent.canceled', {
        status: 'canceled',
        cancellation_reason: reason as Stripe.PaymentIntent.CancellationReason | null,
      });
    },

    /** Refunds a payment, in full or in part. */
    refund(id: string, parameters: URLSearchParams): Refund {
      const made = charges.get(String(find(id).latest_charge));
      if (!made?.paid)
        return refuseRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
      const left = made.amount - made.amount_refunded;
      if (left === 0)
        refuseRequest(`Charge ${made.id} has already been refunded.`, { code: 'charge_already_refunded' });
      const part = parameters.has('amount') ? readAmountOf(parameters, made.currency) : left;
      if (part < 1 || part > left)
        refuseRequest(`Refund amount is not between 1 and the unrefunded amount on charge (${left})`, {
          param: 'amount',
        });
      made.amount_refunded += part;
      made.refunded = part === left;
      charges.set(made.id, made);
      send({ type: 'charge.refunded', object: structuredClone(made) });
      return newRefund(made, part);
    },
  };
}
