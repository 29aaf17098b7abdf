import { spellOrderNumber } from '@little-arches/contracts/backend';
import { cents, currencyOf, decimalAmount } from '@little-arches/contracts/values';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import Stripe from 'stripe';
import {
  askProvider,
  noteFailedAttempt,
  retrieveIntent,
} from '../../../../supabase/functions/_shared/payment-intents.ts';
import { paymentProvider } from '../../../../supabase/functions/_shared/payment-provider.ts';
import { callDatabase } from '../../../../supabase/functions/_shared/service-client.ts';
import { findOrder, moneyOf, type OrderRecord } from '../order-records';
import { sendMails } from '../send-mails';
import type { Verb } from '../verb';

/**
 * Refunds money through the payment provider until the total is `--up-to`; without it refunds everything. Earlier
 * refunds count, by the provider's records, so a repeated command refunds nothing twice. The customer is notified
 * by mail.
 */
export const refund: Verb = async ({ words, option }) => {
  const order = await findOrder(words);
  const name = `Order ${spellOrderNumber(order.number)}`;
  const wanted = amountOf(order, option('up-to'));
  const charge = await chargeOf(order, name);
  const missing = wanted - charge.amount_refunded;
  if (missing <= 0) {
    await note(order, charge.id, charge.amount_refunded);
    const text = `${name}: ${moneyOf(order, charge.amount_refunded)} were given back before. Nothing more is.`;
    return { json: { number: order.number, refunded: charge.amount_refunded, now: 0 }, text: [text] };
  }
  const made = await askProvider(() => requestRefund(order, charge, wanted));
  await note(order, made.id, wanted);
  const mails = await sendMails();
  return {
    json: { number: order.number, refunded: wanted, now: missing, refund: made.id, mails },
    text: [
      `${name}: ${moneyOf(order, missing)} given back, ${moneyOf(order, wanted)} of ${moneyOf(order, order.total)} in all.`,
      mails.sentence,
    ],
  };
};

async function requestRefund(
  order: OrderRecord,
  charge: Stripe.Charge,
  wanted: number,
): Promise<Stripe.Refund> {
  try {
    return await paymentProvider().refunds.create(
      { charge: charge.id, amount: wanted - charge.amount_refunded, metadata: { order_id: order.id } },
      // Two commands at once see the same sum, so the provider makes only one refund. It repeats a 500 for its key,
      // hence the attempt number.
      { idempotencyKey: `refund-${charge.id}-${charge.amount_refunded}-${wanted}-${order.intent_attempt}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAPIError) await noteFailedAttempt(order);
    throw error;
  }
}

function amountOf(order: OrderRecord, upTo: string | undefined): number {
  if (upTo === undefined) return order.total;
  const { digits, step } = currencyOf(order.currency);
  const [, whole = '', , decimals = '0'.repeat(digits)] = /^(\d+)([.,](\d+))?$/.exec(upTo) ?? [];
  const amount = decimals.length === digits ? Number(whole + decimals) : 0;
  if (amount > 0 && amount <= order.total && amount % step === 0) return amount;
  const least = decimalAmount({ amount: cents(step), currency: order.currency });
  throw new UsageError(
    `--up-to is '${upTo}', but must be an amount from ${least} to ${moneyOf(order, order.total)}, in steps of ${least}.`,
  );
}

async function chargeOf({ payment_intent: id }: OrderRecord, name: string): Promise<Stripe.Charge> {
  const intent = id ? await retrieveIntent(id) : undefined;
  const charge = intent?.latest_charge;
  if (intent?.status !== 'succeeded' || !charge)
    throw new UsageError(`${name} is not paid: nothing can be given back.`);
  return askProvider(() =>
    paymentProvider().charges.retrieve(typeof charge === 'string' ? charge : charge.id),
  );
}

/** Records a refund in the order immediately; the provider's later event then changes nothing. */
async function note(order: OrderRecord, id: string, refunded: number): Promise<void> {
  await callDatabase('settle_order', {
    p_event_id: `noted_${id}_${refunded}`,
    p_event_type: 'refund.noted',
    p_payment_intent: order.payment_intent,
    p_amount: order.total,
    p_currency: order.currency,
    p_outcome: 'refunded',
    p_refunded: refunded,
  });
}
