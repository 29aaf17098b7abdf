import { spellOrderNumber } from '@little-arches/contracts/backend';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { requireSetting } from '../../../../supabase/functions/_shared/environment.ts';
import {
  afterPaid,
  closeOrder,
  retrieveIntent,
  settlePaid,
  settleSucceeded,
} from '../../../../supabase/functions/_shared/payment-intents.ts';
import { paymentProvider } from '../../../../supabase/functions/_shared/payment-provider.ts';
import { requireData, serviceClient } from '../../../../supabase/functions/_shared/service-client.ts';
import { type OrderRecord, readOrders } from '../order-records';
import { tableLines } from '../print-table';
import { sendMails } from '../send-mails';
import type { Verb } from '../verb';

type Asked = { readonly order: OrderRecord; readonly intent: Stripe.PaymentIntent | undefined };
type Finding = { readonly what: string; readonly did: string; readonly person?: true };

const DAYS = 30;
/** Milliseconds in which a new order may still be in payment. */
const SETTLED_AFTER = 60_000;

/**
 * Compares orders with the payment provider in both directions: requests the result of every unsettled order, and
 * looks up the order of each payment of the last `--days`. Repairs what only one side has; reports the rest to the
 * operator.
 */
export const reconcile: Verb = async ({ option }) => {
  const days = daysOf(option('days'));
  const findings = [...(await askAboutOrders()), ...(await lookThroughPayments(days))];
  const mails = await sendMails();
  const open = findings.filter(({ person }) => person);
  return {
    json: { findings, mails },
    text: [
      ...(findings.length === 0
        ? ['Orders and payments agree.']
        : tableLines(
            ['what', 'done'],
            findings.map(({ what, did }) => [what, did]),
          )),
      mails.sentence,
      ...(open.length > 0 ? [`For a person: ${open.length}.`] : []),
    ],
    failed: open.length > 0,
  };
};

function daysOf(text: string | undefined): number {
  if (text === undefined) return DAYS;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days > 0) return days;
  throw new UsageError(`--days is '${text}', but must be a number of days.`);
}

/** Settles unsettled orders by the provider's state of their payment. An unknown payment proves nothing. */
async function askAboutOrders(): Promise<Finding[]> {
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

/** Checks that each successful payment at the provider has a paid order here with the same amount. */
async function lookThroughPayments(days: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const created = { gte: Math.floor(Date.now() / 1000) - days * 86_400 };
  let after: string | undefined;
  for (;;) {
    const { data, has_more: more } = await paymentProvider().paymentIntents.list({
      created,
      limit: 100,
      ...(after && { starting_after: after }),
    });
    // Another system may share the account: its payments don't name one of our orders.
    const ours = data.filter(({ status, metadata }) => status === 'succeeded' && metadata.order_id);
    for (const intent of await withoutAgreed(ours)) {
      const finding = await lookAt(intent);
      if (finding) findings.push(finding);
    }
    after = data.at(-1)?.id;
    if (!more || !after) return findings;
  }
}

/** Returns the payments that do not match their order. */
async function withoutAgreed(intents: readonly Stripe.PaymentIntent[]): Promise<Stripe.PaymentIntent[]> {
  const ids = intents.map(({ id }) => id);
  const paid = await readOrders((orders) =>
    orders.in('payment_intent', ids).in('status', ['paid', 'refunded']),
  );
  const agrees = ({ id, amount_received: amount, currency }: Stripe.PaymentIntent) =>
    paid.some(
      (order) => order.payment_intent === id && order.total === amount && order.currency === currency,
    );
  return intents.filter((intent) => !agrees(intent));
}

async function lookAt(intent: Stripe.PaymentIntent): Promise<Finding | undefined> {
  const result = await settlePaid(intent);
  const what = `payment ${intent.id}`;
  if (result === 'settled') {
    await afterPaid(intent);
    return { what, did: 'its order did not know: settled' };
  }
  if (result === 'unknown_intent') return { what, did: 'no order has it', person: true };
  if (result === 'wrong_amount') return { what, did: 'its order is about another amount', person: true };
  return undefined;
}
