import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent } from 'react';
import { type IntentState, retrieveState } from './ask-provider';

/** Milliseconds between looks at a payment whose answer does not come; a bank's second step takes its time. */
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
 * Polls the provider for the result of a payment: now and then while it is on its way, and after the
 * browser's cache.
 */
export function useLooks({ stripe, clientSecret, paying, onState }: LooksOptions): void {
  const look = useEffectEvent(async ({ patiently }: { patiently: boolean }) => {
    if (!stripe) return;
    const state = await retrieveState(stripe, clientSecret);
    // While the answer is awaited, "not yet" and "can't be asked" are no news.
    if (patiently && (state.status === 'open' || state.status === 'unknown')) return;
    onState(state);
  });
  // Back from the bank's page out of the browser's cache: what was on its way is over, and may have been paid.
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
