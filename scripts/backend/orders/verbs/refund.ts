import { spellOrderNumber } from '@little-arches/contracts/backend';
import { currencyOf } from '@little-arches/contracts/values';
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
  const wanted = amountOf(order, option('up-to'));
  const charge = await chargeOf(order);
  const missing = wanted - charge.amount_refunded;
  const name = `Order ${spellOrderNumber(order.number)}`;
  if (missing <= 0) {
    await note(order, charge.id, charge.amount_refunded);
    return {
      text: [`${name}: ${moneyOf(order, charge.amount_refunded)} were given back before. Nothing more is.`],
    };
  }
  const made = await askProvider(() => requestRefund(order, charge, missing));
  await note(order, made.id, wanted);
  const sum = `${moneyOf(order, wanted)} of ${moneyOf(order, order.total)} in all`;
  return { text: [`${name}: ${moneyOf(order, missing)} given back, ${sum}.`, await sendMails()] };
};

async function requestRefund(
  order: OrderRecord,
  { id, amount_refunded: before }: Stripe.Charge,
  amount: number,
) {
  // Two commands at once see the same sum, so the provider makes only one refund. It repeats a 500 for its key,
  // hence the attempt number.
  const idempotencyKey = `refund-${id}-${before}-${before + amount}-${order.intent_attempt}`;
  try {
    const asked = { charge: id, amount, metadata: { order_id: order.id } };
    return await paymentProvider().refunds.create(asked, { idempotencyKey });
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
  throw new UsageError(
    `--up-to is '${upTo}', but must be an amount from ${moneyOf(order, step)} to ${moneyOf(order, order.total)}, in steps of ${moneyOf(order, step)}.`,
  );
}

async function chargeOf({ payment_intent: id, number }: OrderRecord): Promise<Stripe.Charge> {
  const intent = id ? await retrieveIntent(id) : undefined;
  const charge = intent?.latest_charge;
  if (intent?.status !== 'succeeded' || !charge)
    throw new UsageError(`Order ${spellOrderNumber(number)} is not paid: nothing can be given back.`);
  return askProvider(() =>
    paymentProvider().charges.retrieve(typeof charge === 'string' ? charge : charge.id),
  );
}

/** Records a refund in the order immediately; the provider's later event then changes nothing. */
async function note(order: OrderRecord, id: string, refunded: number): Promise<void> {
  const event = {
    p_event_id: `noted_${id}_${refunded}`,
    p_event_type: 'refund.noted',
    p_outcome: 'refunded',
  };
  const { payment_intent: p_payment_intent, total: p_amount, currency: p_currency } = order;
  const of = { p_payment_intent, p_amount, p_currency, p_refunded: refunded };
  await callDatabase('settle_order', { ...event, ...of });
}
