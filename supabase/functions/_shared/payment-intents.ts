import Stripe from 'stripe';
import * as v from 'valibot';
import { Refusal } from './answer.ts';
import { keepProvidersAddress } from './deliveries.ts';
import { logProblem } from './log-problem.ts';
import { sendMailsSoon } from './mails/waiting-mails.ts';
import { paymentProvider } from './payment-provider.ts';
import { callDatabase, requireData, serviceClient } from './service-client.ts';

const OpenOrder = v.object({ id: v.string(), payment_intent: v.nullable(v.string()) });
const OpenOrders = v.array(OpenOrder);
type OpenOrder = v.InferOutput<typeof OpenOrder>;

const UNREACHABLE =
  'The payment provider can’t be reached right now. Nothing was charged by this; please try again.';

/**
 * Calls the payment provider. A refusal or failure is logged with the provider's message and answered with 502 and
 * `sentence`.
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

/** Reads an intent from the provider; undefined for an unknown one. */
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
 * Marks the order of a succeeded intent as paid without waiting for the webhook, whose event then changes nothing.
 * Returns the result of the database: `settled`, or why nothing changed.
 */
export async function settlePaid(intent: Stripe.PaymentIntent): Promise<unknown> {
  return settleRetrieved(`retrieved_${intent.id}`, intent, 'paid', intent.amount_received);
}

async function settleRetrieved(
  event: string,
  intent: Stripe.PaymentIntent,
  outcome: 'paid' | 'processing',
  amount: number,
): Promise<unknown> {
  return await callDatabase('settle_order', {
    p_event_id: event,
    p_event_type: 'payment_intent.retrieved',
    p_payment_intent: intent.id,
    p_amount: amount,
    p_currency: intent.currency,
    p_outcome: outcome,
  });
}

/** Marks the order as paid and runs all follow-up steps. Rejects when the order has another amount. */
export async function settleSucceeded(intent: Stripe.PaymentIntent): Promise<void> {
  if ((await settlePaid(intent)) === 'wrong_amount')
    throw new Error(`${intent.id} succeeded, but its order is about another amount`);
  await afterPaid(intent);
}

/**
 * Runs the follow-up steps of a payment: stores the provider's address, sends mails, closes repeated orders. Never
 * fails, because the payment must be recorded.
 */
export async function afterPaid(intent: Pick<Stripe.PaymentIntent, 'id' | 'shipping'>): Promise<void> {
  await keepProvidersAddress(intent);
  sendMailsSoon();
  await closeRepeatedOrders(intent.id);
}

/**
 * Closes an open order: cancels its intent, then closes it, so that it can't be paid any more. An order with a
 * pending or succeeded payment stays open, and its state is returned.
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
 * Closes all open orders of an account that is being deleted. One whose payment the bank has is recorded as pending:
 * it outlives the account.
 */
export async function closeOpenOrders(userId: string): Promise<void> {
  const rows = requireData(
    await serviceClient()
      .from('orders')
      .select('id, payment_intent')
      .eq('user_id', userId)
      .in('status', ['pending', 'failed'])
      .is('closed_at', null)
      .is('processing_at', null)
      .not('payment_intent', 'is', null),
  );
  for (const order of v.parse(OpenOrders, rows)) {
    const outcome = await closeOrder(order);
    const intent = outcome === 'processing' ? await retrieveIntent(order.payment_intent ?? '') : undefined;
    if (intent) await settleRetrieved(`processing_${intent.id}`, intent, 'processing', intent.amount);
  }
}

/**
 * Closes the account's other open orders with exactly the same content after a payment, so that a second device
 * with the same cart asks before it pays again. Never fails, because the payment must be recorded.
 */
async function closeRepeatedOrders(paymentIntent: string): Promise<void> {
  try {
    const rows = await callDatabase('repeated_orders', { p_payment_intent: paymentIntent });
    for (const order of v.parse(OpenOrders, rows)) await closeOrder(order);
  } catch (error) {
    logProblem('Orders that repeat a paid one could not be closed:', error);
  }
}

/** Cancels an intent unless it is processing or paid, and returns its state afterwards. */
async function cancelIntent(id: string): Promise<Stripe.PaymentIntent | undefined> {
  const intent = await retrieveIntent(id);
  if (!intent || ['canceled', 'succeeded', 'processing'].includes(intent.status)) return intent;
  return askProvider(async () => {
    try {
      return await paymentProvider().paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    } catch (error) {
      // The intent changed between the two calls.
      if (hasCode(error, 'payment_intent_unexpected_state')) return retrieveIntent(id);
      throw error;
    }
  });
}

/** Records that this attempt failed at the provider, so that the next one gets another idempotency key. */
export async function noteFailedAttempt(order: { id: string; intent_attempt: number }): Promise<void> {
  await callDatabase('note_failed_intent', { p_order_id: order.id, p_attempt: order.intent_attempt });
}

/** Returns whether this is an error of the payment provider with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
