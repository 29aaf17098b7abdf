import type Stripe from 'stripe';
import { digitsOf, TEST_CARDS } from '../forms/card-rules';
import { type Card, refuseWrongCard } from '../sent-card';
import { refuseState, StripeRefusal } from '../stripe-refusal';
import { newId } from './payment-objects';
import { type createPaymentStates, DECLINED, type Processing } from './payment-states';

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The bank's behaviour for the test card of processing. */
const PROCESSED_CARD: Processing = { milliseconds: 20_000, outcome: 'succeeds' };

interface Bank extends Pick<ReturnType<typeof createPaymentStates>, 'succeed' | 'fail' | 'process'> {
  /** Returns the bank's behaviour for a card that pays; undefined to pay at once. */
  processing(): Processing | undefined;
}

/** Pays an intent with a card: succeeds, requests a second step, or refuses as Stripe refuses a card. */
export function confirmPayment(
  intent: Stripe.PaymentIntent,
  card: Card | undefined,
  shipping: Stripe.PaymentIntent.Shipping | undefined,
  { succeed, fail, process, processing }: Bank,
): Stripe.PaymentIntent {
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
  if (shipping) intent.shipping = shipping;
  const behaviour = TEST_CARDS[digitsOf(card.number) as keyof typeof TEST_CARDS];
  intent.payment_method = newId('pm');
  if (behaviour === 'is declined') {
    fail(intent, DECLINED);
    throw new StripeRefusal(402, { ...DECLINED, payment_intent: intent });
  }
  if (behaviour === 'asks for a second step') {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    return intent;
  }
  if (behaviour === 'is processed for some seconds, then pays') return process(intent, PROCESSED_CARD);
  const bank = processing();
  return bank ? process(intent, bank) : succeed(intent);
}
