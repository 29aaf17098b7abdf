import { type FunctionAnswer, requests } from '@little-arches/contracts/backend';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { answerPosts, Refusal } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { ORDERED_COLUMNS, OrderedLines } from '../_shared/ordered-lines.ts';
import { retrieveIntent, settleSucceeded } from '../_shared/payment-intents.ts';
import { requireData, serviceClient } from '../_shared/service-client.ts';
import { verifiedUser } from '../_shared/verified-user.ts';

type PaymentState = FunctionAnswer<'getPaymentStatus'>['data']['status'];

const Orders = v.array(
  v.object({
    user_id: v.nullable(v.string()),
    status: v.picklist(['pending', 'paid', 'failed', 'refunded']),
    cart_id: v.nullable(v.string()),
    order_lines: OrderedLines,
  }),
);

/**
 * Answers `{ data: { status, cartId, lines } }` for a payment of this shop. Asks the payment provider when our
 * order has no final state, so that a late webhook delays no page. Available to the customer of the order and to
 * anyone with the intent's client secret; all others get the 404 of an unknown payment.
 */
export const handler = answerPosts('getPaymentStatus', async (request) => {
  const { paymentIntent, clientSecret } = await parseBody(request, requests.getPaymentStatus);
  const user = clientSecret ? undefined : await verifiedUser(request);
  const [order] = v.parse(
    Orders,
    requireData(
      await serviceClient()
        .from('orders')
        .select(`user_id, status, cart_id, order_lines(${ORDERED_COLUMNS})`)
        .eq('payment_intent', paymentIntent),
    ),
  );
  // Ids without an order are refused here, so that made-up ids cause no requests to the provider.
  if (!order || (user && user.id !== order.user_id)) throw notFound();
  const settled = order.status === 'paid' || order.status === 'refunded' ? order.status : undefined;
  const intent = settled && !clientSecret ? undefined : await retrieveIntent(paymentIntent);
  if (clientSecret && !isSame(clientSecret, intent?.client_secret ?? '')) throw notFound();
  const status = settled ?? (await fetchStatus(intent));
  return { data: { status, cartId: order.cart_id, lines: order.order_lines } };
});

async function fetchStatus(intent: Stripe.PaymentIntent | undefined): Promise<PaymentState> {
  // An unknown payment is not reported as cancelled, because it may belong to another provider account.
  if (!intent) throw notFound();
  if (intent.status === 'succeeded') {
    await settleSucceeded(intent);
    return 'paid';
  }
  if (intent.status === 'canceled') return 'canceled';
  if (intent.status === 'processing') return 'processing';
  return intent.status === 'requires_payment_method' && intent.last_payment_error ? 'failed' : 'open';
}

/** Compares secrets in constant time. */
function isSame(a: string, b: string): boolean {
  if (!b || a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

function notFound(): Refusal {
  return new Refusal(404, 'We could not find this payment.');
}
