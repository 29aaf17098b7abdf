import { UsageError } from '@scripts/kit/errors/usage-error';
import * as v from 'valibot';
import { requireSetting } from '../../../../supabase/functions/_shared/environment.ts';
import { paymentProvider } from '../../../../supabase/functions/_shared/payment-provider.ts';
import {
  requireData,
  secretKey,
  serviceClient,
} from '../../../../supabase/functions/_shared/service-client.ts';
import type { Verb } from '../verb';
import { lookAtTestPayment } from './test-payment';

/** The events that move an order or that a person must see; `stripeWebhook/settlement.ts` reads them. */
const EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'refund.failed',
] as const;

/** What was looked at, and what is wrong with it: a sentence, or nothing. */
interface Look {
  readonly what: string;
  readonly problem: string | undefined;
}

/**
 * Looks at what a hosted shop needs before its first order, each by asking it; with `--pay` a payment with Stripe's test
 * card has to arrive, too.
 */
export const ready: Verb = async ({ option, flag }) => {
  if (process.env.STRIPE_API_BASE && option('site') === undefined)
    throw new UsageError(
      'The embedded backend needs nothing more. Set SUPABASE_URL for the project that goes live.',
    );
  const key = requireSetting('STRIPE_SECRET_KEY');
  const looks = [
    await look('products are on sale', lookAtProducts),
    await look('the functions answer', lookAtFunctions),
    await look('mails can be sent', lookAtMails),
    await look(`Stripe tells of payments (${/_live_/.test(key) ? 'live' : 'test'} mode)`, lookAtWebhook),
    await look('wallets know the site', () => lookAtDomain(option('site') ?? process.env.SITE_URL)),
    ...(flag('pay') ? [await look('a test payment arrives', lookAtTestPayment)] : []),
  ];
  return {
    json: { looks },
    text: looks.map(({ what, problem }) => (problem ? `MISSING  ${what}: ${problem}` : `ok       ${what}`)),
    failed: looks.some(({ problem }) => problem),
  };
};

async function look(what: string, ask: () => Promise<string | undefined>): Promise<Look> {
  try {
    return { what, problem: await ask() };
  } catch (error) {
    return { what, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function lookAtProducts(): Promise<string | undefined> {
  const rows = await serviceClient().from('products').select('id').is('withdrawn_at', null).limit(1);
  const found = v.parse(v.array(v.unknown()), requireData(rows));
  return found.length > 0 ? undefined : 'there is none. Fill the tables products and product_sizes.';
}

const functionAddress = (name: string) => `${requireSetting('SUPABASE_URL')}/functions/v1/${name}`;

async function lookAtFunctions(): Promise<string | undefined> {
  const products = await fetch(functionAddress('getProducts'), { method: 'POST', body: '{}' });
  if (!products.ok)
    return `getProducts answers ${products.status}. Run: npm run function-contract, then supabase functions deploy`;
  const event = await fetch(functionAddress('stripeWebhook'), { method: 'POST', body: '{}' });
  return event.status === 400
    ? undefined
    : `stripeWebhook answers ${event.status} to an event without a signature, not 400. Is STRIPE_WEBHOOK_SECRET set?`;
}

async function lookAtMails(): Promise<string | undefined> {
  const answer = await fetch(functionAddress('sendOrderMails'), {
    method: 'POST',
    headers: { apikey: secretKey() },
  });
  if (answer.ok) return undefined;
  const body = v.safeParse(v.object({ message: v.string() }), await answer.json());
  return body.success ? body.output.message : `sendOrderMails answers ${answer.status}.`;
}

async function lookAtWebhook(): Promise<string | undefined> {
  const address = functionAddress('stripeWebhook');
  const { data } = await paymentProvider().webhookEndpoints.list({ limit: 100 });
  const endpoint = data.find(({ url, status }) => url === address && status === 'enabled');
  if (!endpoint) return `no webhook leads to ${address}.`;
  const told = endpoint.enabled_events;
  const missing = EVENTS.filter((event) => !told.includes(event) && !told.includes('*'));
  return missing.length > 0 ? `the webhook does not tell ${missing.join(', ')}.` : undefined;
}

async function lookAtDomain(site: string | undefined): Promise<string | undefined> {
  if (!site || !URL.canParse(site)) return 'not looked at: name the site with --site https://your.site';
  const { hostname } = new URL(site);
  const { data } = await paymentProvider().paymentMethodDomains.list({ domain_name: hostname });
  return data.some(({ enabled }) => enabled)
    ? undefined
    : `${hostname} is not among Stripe's payment method domains: Apple Pay and Google Pay are not offered.`;
}
