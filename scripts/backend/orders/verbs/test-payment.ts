import { setTimeout as pause } from 'node:timers/promises';
import { requireSetting } from '../../../../supabase/functions/_shared/environment.ts';
import { paymentProvider } from '../../../../supabase/functions/_shared/payment-provider.ts';
import { requireData, serviceClient } from '../../../../supabase/functions/_shared/service-client.ts';

/** What Stripe makes of its first test card without a form: it pays. */
const CARD = 'pm_card_visa';
const EVENT = 'payment_intent.succeeded';
/** Milliseconds that the webhook may take, and between two looks at most. */
const PATIENCE = 60_000;
const LOOK = 1_000;

/**
 * Pays a euro with Stripe's test card, for no order, and waits until the webhook notified the shop. Leaves
 * nothing in the inbox. Returns what is wrong as a sentence; rejects with the payment provider's words.
 */
export async function lookAtTestPayment(patience = PATIENCE): Promise<string | undefined> {
  if (!/_test_/.test(requireSetting('STRIPE_SECRET_KEY')))
    return 'not tried: STRIPE_SECRET_KEY is no test key, and this would move money.';
  const { paymentIntents } = paymentProvider();
  const { id } = await paymentIntents.create({
    amount: 100,
    currency: 'eur',
    description: 'npm run orders -- ready --pay',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  const { status } = await paymentIntents.confirm(id, { payment_method: CARD });
  if (status !== 'succeeded') return `the payment ${id} is ${status}, not succeeded.`;
  for (const end = Date.now() + patience; Date.now() < end; await pause(Math.random() * LOOK))
    if (await takeNote(id)) return undefined;
  return `the payment ${id} succeeded, but the webhook did not tell of it within ${Math.round(patience / 1000)} seconds. Stripe's page of the webhook says what was answered; is STRIPE_WEBHOOK_SECRET that webhook's?`;
}

/** Whether the shop was notified of this payment: then it waits for no one, because it is no order's. */
async function takeNote(paymentIntent: string): Promise<boolean> {
  const rows = requireData(
    await serviceClient()
      .from('stripe_events')
      .update({ resolved_at: new Date().toISOString() })
      .eq('payment_intent', paymentIntent)
      .eq('type', EVENT)
      .select('id'),
  );
  return Array.isArray(rows) && rows.length > 0;
}
