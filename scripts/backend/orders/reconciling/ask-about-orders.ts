import { spellOrderNumber } from '@little-arches/contracts/backend';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { requireSetting } from '../../../../supabase/functions/_shared/environment.ts';
import {
  closeOrder,
  retrieveIntent,
  settleSucceeded,
} from '../../../../supabase/functions/_shared/payment-intents.ts';
import { requireData, serviceClient } from '../../../../supabase/functions/_shared/service-client.ts';
import { type OrderRecord, readOrders } from '../order-records';

/** What differed between orders and payments, and what was done about it. */
export type Finding = { readonly what: string; readonly did: string; readonly person?: true };
type Asked = { readonly order: OrderRecord; readonly intent: Stripe.PaymentIntent | undefined };

/** Milliseconds in which a new order may still be in payment. */
const SETTLED_AFTER = 60_000;

/** Settles unsettled orders by the provider's state of their payment. An unknown payment proves nothing. */
export async function askAboutOrders(): Promise<Finding[]> {
  const until = new Date(Date.now() - SETTLED_AFTER).toISOString();
  const unsettled = await readOrders((orders) =>
    orders
      .in('status', ['pending', 'failed'])
      .is('closed_at', null)
      .not('payment_intent', 'is', null)
      .lt('created_at', until),
  );
  const asked: Asked[] = [];
  for (const order of unsettled)
    asked.push({ order, intent: await retrieveIntent(order.payment_intent ?? '') });
  if (asked.length > 0 && asked.every(({ intent }) => !intent)) await requireOwnKey(asked.length);
  const findings: Finding[] = [];
  for (const one of asked) {
    const finding = await settle(one);
    if (finding) findings.push(finding);
  }
  return findings;
}

/** Throws a UsageError when the provider has neither the unsettled payments nor the newest settled one. */
async function requireOwnKey(unknown: number): Promise<void> {
  const rows = await serviceClient()
    .from('orders')
    .select('payment_intent')
    .in('status', ['paid', 'refunded'])
    .not('payment_intent', 'is', null)
    .order('paid_at', { ascending: false })
    .limit(1);
  const [newest] = v.parse(v.array(v.object({ payment_intent: v.string() })), requireData(rows));
  if (newest && (await retrieveIntent(newest.payment_intent))) return;
  const key = requireSetting('STRIPE_SECRET_KEY').replace(/^((?:[a-z]+_)*).*(.{4})$/, '$1…$2');
  throw new UsageError(
    `The payment provider knows none of the ${unknown} unsettled payments: STRIPE_SECRET_KEY (${key}) is the key of another Stripe account or mode than the shop's. Nothing was changed.`,
  );
}

async function settle({ order, intent }: Asked): Promise<Finding | undefined> {
  const what = `order ${spellOrderNumber(order.number)} (${order.status})`;
  if (!intent) {
    const did = `the payment provider does not know ${order.payment_intent}: left as it is`;
    return { what, did, person: true };
  }
  if (intent.status === 'canceled') {
    await closeOrder(order);
    return { what, did: 'its payment was cancelled: closed' };
  }
  if (intent.status !== 'succeeded') return undefined;
  try {
    await settleSucceeded(intent);
    return { what, did: 'was paid: settled' };
  } catch (error) {
    return { what, did: error instanceof Error ? error.message : String(error), person: true };
  }
}
