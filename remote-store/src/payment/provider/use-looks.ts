import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent } from 'react';
import { type IntentState, retrieveState } from './ask-provider';

/** Milliseconds between checks of a payment without an answer; the second step of a bank takes a while. */
const LOOK_PAUSE = 20_000;

interface LooksOptions {
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
export function useLooks({ stripe, clientSecret, paying, onState }: LooksOptions): void {
  const look = useEffectEvent(async ({ patiently }: { patiently: boolean }) => {
    if (!stripe) return;
    const state = await retrieveState(stripe, clientSecret);
    // While the answer is pending, "open" and "unknown" don't change anything.
    if (patiently && (state.status === 'open' || state.status === 'unknown')) return;
    onState(state);
  });
  // When the page is restored from the browser's cache after the bank's page, the payment may have succeeded.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void look({ patiently: false });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  useEffect(() => {
    if (!paying) return;
    const timer = setInterval(() => void look({ patiently: true }), LOOK_PAUSE);
    return () => clearInterval(timer);
  }, [paying]);
}
