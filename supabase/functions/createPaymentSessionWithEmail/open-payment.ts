import Stripe from 'stripe';
import * as v from 'valibot';
import { Refusal } from '../_shared/answer.ts';
import { paymentProvider } from '../_shared/payment-provider.ts';
import { requireData, serviceClient } from '../_shared/service-client.ts';
import type { VerifiedUser } from '../_shared/verified-user.ts';
import type { CartLine } from './cart-lines.ts';

const Order = v.object({
  id: v.string(),
  email: v.string(),
  total: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.pipe(v.string(), v.toLowerCase()),
  payment_intent: v.nullable(v.string()),
});
type Order = v.InferOutput<typeof Order>;

const MAX_ATTEMPTS = 3;
const NOT_STARTED = 'The payment could not be started. You have not been charged; please try again.';

/**
 * Finds or makes the user's open order of these lines and answers the client secret of its one payment intent.
 * A call that is doubled (two tabs, a retry, StrictMode) meets the same order and the same intent.
 */
export async function openPayment(user: VerifiedUser, lines: readonly CartLine[]): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = v.parse(
      Order,
      await call('start_order', { p_user_id: user.id, p_email: user.email, p_lines: lines }),
    );
    const intent = order.payment_intent
      ? await retrieveIntent(order.payment_intent)
      : await createIntent(order);
    if (intent?.status === 'processing') {
      throw new Refusal(
        409,
        'Your payment for these products is being processed. Please wait for its result.',
      );
    }
    if (intent?.client_secret && isPayable(intent, order)) return intent.client_secret;
    // Paid, cancelled or unknown to the provider: this order can't be paid any more, the next one can.
    await call('retire_order', { p_order_id: order.id });
  }
  throw new Refusal(502, NOT_STARTED);
}

function isPayable(intent: Stripe.PaymentIntent, order: Order): boolean {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
    intent.status,
  );
  return open && intent.amount === order.total && intent.currency === order.currency;
}

async function createIntent(order: Order): Promise<Stripe.PaymentIntent | undefined> {
  const intent = await ask(() =>
    paymentProvider().paymentIntents.create(
      {
        amount: order.total,
        currency: order.currency,
        automatic_payment_methods: { enabled: true },
        receipt_email: order.email,
        metadata: { order_id: order.id },
      },
      { idempotencyKey: order.id },
    ),
  );
  const attached = v.parse(
    v.nullable(v.string()),
    await call('attach_payment_intent', { p_order_id: order.id, p_payment_intent: intent.id }),
  );
  return attached && attached !== intent.id ? retrieveIntent(attached) : intent;
}

async function retrieveIntent(id: string): Promise<Stripe.PaymentIntent | undefined> {
  return ask(async () => {
    try {
      return await paymentProvider().paymentIntents.retrieve(id);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
      throw error;
    }
  });
}

async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    console.error(`The payment provider refused: ${error.type} ${error.code ?? ''} ${error.message}`);
    throw new Refusal(502, NOT_STARTED);
  }
}

async function call(name: string, parameters: Record<string, unknown>): Promise<unknown> {
  return requireData(await serviceClient().rpc(name, parameters));
}
