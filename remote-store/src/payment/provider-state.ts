import type { PaymentIntent, Stripe, StripeError } from '@stripe/stripe-js';
import { useEffect, useEffectEvent } from 'react';
import { withinTimeout } from './load-provider';

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
export function customerMessage(
  error: Partial<Pick<StripeError, 'type' | 'message'>> | null,
): string | undefined {
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
    const { paymentIntent } = await withinTimeout('An answer', stripe.retrievePaymentIntent(clientSecret));
    return paymentIntent ? stateOf(paymentIntent) : { status: 'unknown' };
  } catch {
    return { status: 'unknown' };
  }
}

function stateOf({ status, last_payment_error: problem }: PaymentIntent): IntentState {
  if (status === 'succeeded' || status === 'requires_capture') return { status: 'paid' };
  if (status === 'processing' || status === 'canceled') return { status };
  return { status: 'open', message: customerMessage(problem) };
}

/** Milliseconds between checks of a payment without an answer; the second step of a bank takes a while. */
const CHECK_PAUSE = 20_000;

interface StateChecksOptions {
  readonly stripe: Stripe | null;
  readonly clientSecret: string;
  /** Whether a payment is pending. */
  readonly paying: boolean;
  /** Called with the result. */
  readonly onState: (state: IntentState) => void;
}

/**
 * Polls the provider for the result of a payment while it is pending, and checks once when the page is restored
 * from the browser's cache.
 */
export function useStateChecks({ stripe, clientSecret, paying, onState }: StateChecksOptions): void {
  const check = useEffectEvent(async ({ isPending }: { isPending: boolean }) => {
    if (!stripe) return;
    const state = await retrieveState(stripe, clientSecret);
    // While the answer is pending, "open" and "unknown" don't change anything.
    if (isPending && (state.status === 'open' || state.status === 'unknown')) return;
    onState(state);
  });
  // When the page is restored from the browser's cache after the bank's page, the payment may have succeeded.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void check({ isPending: false });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useEffect(() => {
    if (!paying) return;
    const timer = setInterval(() => void check({ isPending: true }), CHECK_PAUSE);
    return () => clearInterval(timer);
  }, [paying]);
}
