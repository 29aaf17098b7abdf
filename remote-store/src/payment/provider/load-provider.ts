import type { Stripe } from '@stripe/stripe-js';
import type { SiteConfig } from 'shared-contracts/config';
import { loadClassicScript } from './load-classic-script';
import { withinPatience } from './within-patience';

/**
 * Loads the payment provider's browser library, for the checkout only: it is the site's one third party. With
 * simulated payments the site's own simulator comes first; loadStripe finds it and requests nothing
 * elsewhere. Rejects where it doesn't come; the next call requests it anew.
 */
export async function loadProvider(payments: SiteConfig['payments']): Promise<Stripe> {
  try {
    const stripe = await withinPatience('The library', load(payments));
    if (stripe) return stripe;
  } catch (error) {
    giveUpScripts(payments);
    throw error;
  }
  throw new Error('The payment provider gave no browser library');
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

/**
 * Ends scripts that hang: anyone who loads them takes that for a failure, forgets it, and can load them
 * again.
 */
function giveUpScripts(payments: SiteConfig['payments']): void {
  const source = payments.provider === 'simulator' ? payments.script : 'https://js.stripe.com/';
  for (const script of [...document.scripts])
    if (script.getAttribute('src')?.startsWith(source)) script.dispatchEvent(new Event('error'));
}
