import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { retrieveState, stateAfterError, wordsOf } from './ask-provider';

const declined = { type: 'card_error', message: 'Your card was declined.' } as const;
const internal = { type: 'invalid_request_error', message: "No such payment_intent: 'pi_1'" } as const;

/** Returns a provider with one intent. */
function knowing(intent: object): Stripe {
  const paymentIntent = intent as PaymentIntent;
  return { retrievePaymentIntent: async () => ({ paymentIntent }) } as unknown as Stripe;
}

it('returns the message of a refused card, and none meant for developers', () => {
  expect(wordsOf(declined)).toBe('Your card was declined.');
  expect(wordsOf(internal)).toBeUndefined();
  expect(wordsOf(null)).toBeUndefined();
});

it.each([
  ['a refused card', declined, 'Your card was declined.'],
  ['a fault of the request', internal, undefined],
])('returns why an open intent was not paid, after %s', async (_, problem, message) => {
  const stripe = knowing({ status: 'requires_payment_method', last_payment_error: problem });
  expect(await retrieveState(stripe, 'pi_1_secret_x')).toEqual({ status: 'open', message });
  const words = message ?? expect.stringMatching(/^Your payment did not go through\./);
  expect(await stateAfterError(stripe, 'pi_1_secret_x', internal)).toEqual({
    status: 'open',
    message: words,
  });
});
