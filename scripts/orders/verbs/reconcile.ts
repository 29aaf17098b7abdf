import { UsageError } from '@scripts/kit/errors/usage-error';
import { spellOrderNumber } from 'shared-contracts/tables/order-number';
import type Stripe from 'stripe';
import {
  afterPaid,
  closeOrder,
  retrieveIntent,
  settleSucceeded,
} from '../../../supabase/functions/_shared/payment-intents.ts';
import { paymentProvider } from '../../../supabase/functions/_shared/payment-provider.ts';
import { callDatabase } from '../../../supabase/functions/_shared/service-client.ts';
import { type OrderRecord, readOrders } from '../order-records';
import { tableLines } from '../print-table';
import { sendMails } from '../send-mails';
import type { Verb } from '../verb';

type Finding = { readonly what: string; readonly did: string; readonly person?: true };

const DAYS = 30;
/** Orders that are younger are being paid just now. */
const SETTLED_AFTER = 60_000;

/**
 * Compares with the payment provider in both directions: asks what became of every unsettled order, and looks for each
 * of its payments of the last `--days` whether the order knows. Mends what one side alone knows; the rest is for a person.
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
      ...(open.length > 0 ? [`For a person: ${open.length}. 'npm run orders -- inbox' lists them.`] : []),
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

/** Unsettled orders: what the provider says of their payment counts. */
async function askAboutOrders(): Promise<Finding[]> {
  const until = new Date(Date.now() - SETTLED_AFTER).toISOString();
  const unsettled = await readOrders((orders) =>
    orders
      .in('status', ['pending', 'failed'])
      .is('closed_at', null)
      .not('payment_intent', 'is', null)
      .lt('created_at', until),
  );
  const findings: Finding[] = [];
  for (const order of unsettled) {
    const finding = await askAbout(order);
    if (finding) findings.push(finding);
  }
  return findings;
}

async function askAbout(order: OrderRecord): Promise<Finding | undefined> {
  const what = `order ${spellOrderNumber(order.number)} (${order.status})`;
  const intent = order.payment_intent ? await retrieveIntent(order.payment_intent) : undefined;
  if (intent?.status === 'succeeded') {
    try {
      await settleSucceeded(intent);
      return { what, did: 'was paid: settled' };
    } catch (error) {
      return { what, did: error instanceof Error ? error.message : String(error), person: true };
    }
  }
  if (intent && intent.status !== 'canceled') return undefined;
  await closeOrder(order);
  return {
    what,
    did: intent ? 'its payment was cancelled: closed' : 'the provider has no such payment: closed',
  };
}

/** Payments that succeeded at the provider: each must be an order here that says so, in the same amount. */
async function lookThroughPayments(days: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const from = Math.floor(Date.now() / 1000) - days * 86_400;
  for await (const intent of paymentProvider().paymentIntents.list({ created: { gte: from }, limit: 100 })) {
    // Another system may share the account: its payments don't name an order of ours.
    if (intent.status !== 'succeeded' || !intent.metadata.order_id) continue;
    const finding = await lookAt(intent);
    if (finding) findings.push(finding);
  }
  return findings;
}

async function lookAt(intent: Stripe.PaymentIntent): Promise<Finding | undefined> {
  const result = await callDatabase('settle_order', {
    p_event_id: `retrieved_${intent.id}`,
    p_event_type: 'payment_intent.retrieved',
    p_payment_intent: intent.id,
    p_amount: intent.amount_received,
    p_currency: intent.currency,
    p_outcome: 'paid',
  });
  const what = `payment ${intent.id}`;
  if (result === 'settled') {
    await afterPaid(intent);
    return { what, did: 'its order did not know: settled' };
  }
  if (result === 'unknown_intent') return { what, did: 'no order has it', person: true };
  if (result === 'wrong_amount') return { what, did: 'its order is about another amount', person: true };
  return undefined;
}
