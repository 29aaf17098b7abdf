import type { Stripe } from '@stripe/stripe-js';
import type { SiteConfig } from 'shared-contracts/config';
import { loadClassicScript } from './load-classic-script';

/**
 * Loads the payment provider's browser library, for the checkout only: it is the site's one third party. With
 * simulated payments the site's own stand-in comes first; loadStripe finds it and requests nothing elsewhere.
 */
export async function loadProvider(payments: SiteConfig['payments']): Promise<Stripe> {
  const [{ loadStripe }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    payments.provider === 'simulator' && !('Stripe' in window)
      ? loadClassicScript(payments.script, { api: payments.api })
      : undefined,
  ]);
  const stripe = await loadStripe(payments.publishableKey);
  if (!stripe) throw new Error('The payment provider gave no browser library');
  return stripe;
}
