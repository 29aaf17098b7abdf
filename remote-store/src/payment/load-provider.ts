import type { SiteConfig } from '@little-arches/contracts/config';
import { within } from '@little-arches/contracts/platform';
import type { Stripe } from '@stripe/stripe-js';
import { loadClassicScript } from './load-classic-script';

/**
 * Loads the payment provider's browser library, only for the checkout: it is the site's one third party. With
 * simulated payments the site's own simulator is loaded first; loadStripe finds it and sends no request elsewhere.
 * Rejects when the load fails; the next call tries again.
 */
export async function loadProvider(payments: SiteConfig['payments']): Promise<Stripe> {
  try {
    const stripe = await withinTimeout('The library', load(payments));
    if (stripe) return stripe;
  } catch (error) {
    abortScripts(payments);
    throw error;
  }
  throw new Error('The payment provider loaded no browser library');
}

async function load(payments: SiteConfig['payments']): Promise<Stripe | null> {
  const [{ loadStripe }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    payments.provider === 'simulator' && !('Stripe' in window)
      ? loadClassicScript(payments.script, { api: payments.api })
      : undefined,
  ]);
  return loadStripe(payments.publishableKey);
}

/** Aborts pending script loads. Their callers treat that as a failure, forget it, and can load again. */
function abortScripts(payments: SiteConfig['payments']): void {
  const source = payments.provider === 'simulator' ? payments.script : 'https://js.stripe.com/';
  for (const script of [...document.scripts])
    if (script.getAttribute('src')?.startsWith(source)) script.dispatchEvent(new Event('error'));
}

/**
 * Milliseconds that the provider's library, an answer or its card form may take. Even slow phones need less;
 * afterwards the person is offered a retry.
 */
export const PROVIDER_TIMEOUT = 20_000;

/** Resolves with the provider's result, or rejects with an error that names it when it takes too long. */
export function withinTimeout<Result>(what: string, coming: Promise<Result>): Promise<Result> {
  return within(PROVIDER_TIMEOUT, coming, () =>
    timeoutError(`${what} of the payment provider did not come within`),
  );
}

/** Returns the timeout error. Its name marks it as no fault of this version. */
export function timeoutError(what: string): Error {
  return Object.assign(new Error(`${what} ${PROVIDER_TIMEOUT} ms`), { name: 'TimeoutError' });
}
