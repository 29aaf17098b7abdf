import type { SiteConfig } from '@little-arches/contracts/config';
import type { Stripe } from '@stripe/stripe-js';
import { loadClassicScript } from './load-classic-script';
import { withinPatience } from './within-patience';

/**
 * Loads the payment provider's browser library, only for the checkout: it is the site's one third party. With
 * simulated payments the site's own simulator is loaded first; loadStripe finds it and sends no request elsewhere.
 * Rejects when the load fails; the next call tries again.
 */
export async function loadProvider(payments: SiteConfig['payments']): Promise<Stripe> {
  try {
    const stripe = await withinPatience('The library', load(payments));
    if (stripe) return stripe;
  } catch (error) {
    abandonScripts(payments);
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
function abandonScripts(payments: SiteConfig['payments']): void {
  const source = payments.provider === 'simulator' ? payments.script : 'https://js.stripe.com/';
  for (const script of [...document.scripts])
    if (script.getAttribute('src')?.startsWith(source)) script.dispatchEvent(new Event('error'));
}
