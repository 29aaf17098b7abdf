import Stripe from 'stripe';
import { readSetting, requireSetting } from './environment.ts';

let stripe: Stripe | undefined;

/** Milliseconds before a call that came too often is repeated. */
const PAUSE = 500;

/**
 * Returns the Stripe client. STRIPE_API_BASE (for example http://127.0.0.1:54321/payments) selects a
 * Stripe-compatible server; without it the calls go to Stripe.
 */
export function paymentProvider(): Stripe {
  stripe ??= new Stripe(requireSetting('STRIPE_SECRET_KEY'), {
    httpClient: Stripe.createFetchHttpClient(askingOnceMore(fetchFrom(readSetting('STRIPE_API_BASE')))),
    timeout: 15_000,
    telemetry: false,
  });
  return stripe;
}

// The SDK accepts a host and a port but no path, while the embedded backend serves payments below a path.
function fetchFrom(base: string | undefined): typeof fetch {
  if (!base) return fetch;
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${base.replace(/\/$/, '')}${pathname}${search}`, init);
  };
}

// The SDK repeats failed calls, but not those that are refused with 429.
function askingOnceMore(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    if (answer.status !== 429) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, PAUSE * (1 + Math.random())));
    return ask(input, init);
  };
}
