import type { PaymentIntent, Stripe, StripeError } from '@stripe/stripe-js';
import { withinPatience } from './within-patience';

/**
 * The state of an intent. `open`: it can still be paid; `message` is the reason of a failure, if known, and
 * `marked` means that the provider's form marks the field and focuses it. `refused`: our server does not sell it any
 * more, for the reason in `message`.
 */
export type IntentState =
  | { readonly status: 'paid' | 'processing' | 'canceled' | 'unknown' }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'open'; readonly message?: string | undefined; readonly marked?: boolean };

const NOT_PAID = 'Your payment did not go through. Please try again or pay in another way.';

/**
 * Returns the provider's message when the error is meant for customers; undefined when it is meant for developers.
 */
export function wordsOf(error: Partial<Pick<StripeError, 'type' | 'message'>> | null): string | undefined {
  return error?.type === 'card_error' || error?.type === 'validation_error' ? error.message : undefined;
}

/**
 * Returns the state of an intent after a provider's error. Only a refused card or an invalid entry proves that
 * nothing was charged; after every other error (no answer, a server error, "has already succeeded") the intent is
 * read again.
 */
export async function stateAfterError(
  stripe: Stripe,
  clientSecret: string,
  error: Pick<StripeError, 'type' | 'message'> | undefined,
): Promise<IntentState> {
  if (error?.type === 'card_error' || error?.type === 'validation_error')
    return { status: 'open', message: error.message ?? NOT_PAID, marked: error.type === 'validation_error' };
  const state = await retrieveState(stripe, clientSecret);
  return state.status === 'open' && !state.message ? { status: 'open', message: NOT_PAID } : state;
}

/** Reads the state of an intent from the provider; `unknown` without an answer. */
export async function retrieveState(stripe: Stripe, clientSecret: string): Promise<IntentState> {
  try {
    const { paymentIntent } = await withinPatience('An answer', stripe.retrievePaymentIntent(clientSecret));
    return paymentIntent ? stateOf(paymentIntent) : { status: 'unknown' };
  } catch {
    return { status: 'unknown' };
  }
}

function stateOf({ status, last_payment_error: problem }: PaymentIntent): IntentState {
  if (status === 'succeeded' || status === 'requires_capture') return { status: 'paid' };
  if (status === 'processing' || status === 'canceled') return { status };
  return { status: 'open', message: wordsOf(problem) };
}
