import Stripe from 'stripe';
import { readSetting, requireSetting } from './environment.ts';

let stripe: Stripe | undefined;

/**
 * Returns the Stripe client. STRIPE_API_BASE (for example http://127.0.0.1:54321/payments) selects a
 * Stripe-compatible server; without it the calls go to Stripe.
 */
export function paymentProvider(): Stripe {
  stripe ??= new Stripe(requireSetting('STRIPE_SECRET_KEY'), {
    httpClient: Stripe.createFetchHttpClient(fetchFrom(readSetting('STRIPE_API_BASE'))),
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
