import Stripe from 'stripe';
import * as v from 'valibot';
import { Refusal } from './answer.ts';
import { keepProvidersAddress } from './deliveries.ts';
import { logProblem } from './log-problem.ts';
import { sendMailsSoon } from './mails/waiting-mails.ts';
import { paymentProvider } from './payment-provider.ts';
import { callDatabase } from './service-client.ts';

const OpenOrder = v.object({ id: v.string(), payment_intent: v.nullable(v.string()) });
type OpenOrder = v.InferOutput<typeof OpenOrder>;

const UNREACHABLE =
  'The payment provider can’t be reached right now. Nothing was charged by this; please try again.';

/**
 * Asks the payment provider. What it refuses or fails at is logged under its own words, and told to the visitor
 * as `sentence`, with 502.
 */
export async function askProvider<T>(question: () => Promise<T>, sentence = UNREACHABLE): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    logProblem(`The payment provider refused: ${error.type} ${error.code ?? ''} ${error.message}`);
    throw new Refusal(502, sentence);
  }
}

/** The intent as the provider has it; undefined where it knows none. */
export async function retrieveIntent(id: string): Promise<Stripe.PaymentIntent | undefined> {
  return askProvider(async () => {
    try {
      return await paymentProvider().paymentIntents.retrieve(id);
    } catch (error) {
      if (hasCode(error, 'resource_missing')) return undefined;
      throw error;
    }
  });
}

/**
 * Marks the order of a succeeded intent as paid without waiting for the webhook, whose event then changes
 * nothing. Returns what the database says of it: `settled`, or why nothing changed.
 */
export async function settlePaid(intent: Stripe.PaymentIntent): Promise<unknown> {
  return await callDatabase('settle_order', {
    p_event_id: `retrieved_${intent.id}`,
    p_event_type: 'payment_intent.retrieved',
    p_payment_intent: intent.id,
    p_amount: intent.amount_received,
    p_currency: intent.currency,
    p_outcome: 'paid',
  });
}

/** The same with all that follows a payment; rejects where the order is about another amount. */
export async function settleSucceeded(intent: Stripe.PaymentIntent): Promise<void> {
  if ((await settlePaid(intent)) === 'wrong_amount')
    throw new Error(`${intent.id} succeeded, but its order is about another amount`);
  await afterPaid(intent);
}

/** What follows a payment, however we learned of it. Never fails: the payment is what counts. */
export async function afterPaid(intent: Pick<Stripe.PaymentIntent, 'id' | 'shipping'>): Promise<void> {
  await keepProvidersAddress(intent);
  sendMailsSoon();
  await closeRepeatedOrders(intent.id);
}

/**
 * Takes an open order out of the way: cancels its intent, then closes it, so that no one can pay it any more.
 * Where the money is on its way or has come, the order stays and this says so.
 */
export async function closeOrder(order: OpenOrder): Promise<'closed' | 'paid' | 'processing'> {
  const intent = order.payment_intent ? await cancelIntent(order.payment_intent) : undefined;
  if (intent?.status === 'succeeded') {
    await settleSucceeded(intent);
    return 'paid';
  }
  if (intent && intent.status !== 'canceled') return 'processing';
  await callDatabase('close_order', { p_order_id: order.id, p_payment_intent: order.payment_intent });
  return 'closed';
}

/**
 * Closes the account's other open orders of exactly the same content after a payment, so that a second device
 * with the same cart is asked before it pays again. Never fails: the payment is what counts.
 */
async function closeRepeatedOrders(paymentIntent: string): Promise<void> {
  try {
    const rows = await callDatabase('repeated_orders', { p_payment_intent: paymentIntent });
    for (const order of v.parse(v.array(OpenOrder), rows)) await closeOrder(order);
  } catch (error) {
    logProblem('Orders that repeat a paid one could not be closed:', error);
  }
}

/** Cancels an intent unless money is on its way, and returns it as it is afterwards. */
async function cancelIntent(id: string): Promise<Stripe.PaymentIntent | undefined> {
  const intent = await retrieveIntent(id);
  if (!intent || ['canceled', 'succeeded', 'processing'].includes(intent.status)) return intent;
  return askProvider(async () => {
    try {
      return await paymentProvider().paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    } catch (error) {
      // It moved on between the two calls.
      if (hasCode(error, 'payment_intent_unexpected_state')) return retrieveIntent(id);
      throw error;
    }
  });
}

/** Notes that the provider failed at this attempt, so that the next one has another idempotency key. */
export async function noteFailedAttempt(order: { id: string; intent_attempt: number }): Promise<void> {
  await callDatabase('note_failed_intent', { p_order_id: order.id, p_attempt: order.intent_attempt });
}

/** Whether this is the payment provider's error of this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
