import type Stripe from 'stripe';
import { afterPaid, settlePaid } from '../../../../supabase/functions/_shared/payment-intents.ts';
import { paymentProvider } from '../../../../supabase/functions/_shared/payment-provider.ts';
import { readOrders } from '../order-records';
import type { Finding } from './ask-about-orders';

const MONTH = 30 * 86_400;

/** Checks that each successful payment of the last thirty days has a paid order here with the same amount. */
export async function lookThroughPayments(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const created = { gte: Math.floor(Date.now() / 1000) - MONTH };
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
