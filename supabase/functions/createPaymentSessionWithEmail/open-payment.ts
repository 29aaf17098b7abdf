import type { FunctionRequest, PaymentRefusal } from '@little-arches/contracts/backend';
import Stripe from 'stripe';
import * as v from 'valibot';
import { Refusal } from '../_shared/answer.ts';
import { ORDERED_COLUMNS, OrderedLines } from '../_shared/ordered-lines.ts';
import {
  askProvider,
  closeOrder,
  hasCode,
  noteFailedAttempt,
  retrieveIntent,
} from '../_shared/payment-intents.ts';
import { paymentProvider } from '../_shared/payment-provider.ts';
import { callDatabase, requireData, serviceClient } from '../_shared/service-client.ts';
import type { VerifiedUser } from '../_shared/verified-user.ts';

const Order = v.object({
  id: v.string(),
  user_id: v.nullable(v.string()),
  email: v.string(),
  total: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.pipe(v.string(), v.toLowerCase()),
  payment_intent: v.nullable(v.string()),
  cart_id: v.nullable(v.string()),
  intent_attempt: v.number(),
  created_at: v.string(),
  paid_at: v.nullable(v.string()),
});
type Order = v.InferOutput<typeof Order>;

const Found = v.object({
  state: v.picklist(['open', 'paid', 'paid_before', 'in_the_way', 'too_many']),
  order: Order,
});

/** The quantity of one product in one size. */
export type OrderedQuantity = FunctionRequest<'createPaymentSessionWithEmail'>['products'][number];

/** The cart that a customer wants to pay. */
export type WantedCart = {
  lines: readonly OrderedQuantity[];
  cartId: string | undefined;
  orderAgain: boolean;
};

// Each of an account's 20 open orders may need an attempt.
const MAX_ATTEMPTS = 25;
const TOO_SMALL = 'This order is too small to be paid by card. Please add something to your cart.';
/** Longest random pause in milliseconds before the next attempt while another call creates the intent of its order. */
const PAUSE = 400;
/** Milliseconds that another call has to create the intent of its order; then the order is closed like any other. */
const GRACE = 5000;
const NOT_STARTED = 'The payment could not be started. You have not been charged; please try again.';

/**
 * Finds or creates the open order of a cart and returns the client secret of its payment intent. Repeated calls
 * (two tabs, a retry, StrictMode) get the same order and the same intent. The earlier intent of a changed cart is
 * cancelled before a new one is created, so at most one intent of a cart can be paid. Refuses with 409 and a reason
 * when there is nothing to pay: `cart_paid`, `payment_processing`, `paid_before`, `choose_size`.
 */
export async function openPayment(user: VerifiedUser, cart: WantedCart): Promise<string> {
  const keep: string[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const found = await startOrder(user, cart, keep).catch(async (refusal: unknown) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (refusal.details.reason === 'busy' && attempt < MAX_ATTEMPTS - 1) return randomPause();
      if (await wasPaidBefore(user, cart)) return undefined;
      throw refusal;
    });
    if (!found) continue;
    const { state, order } = found;
    if (state === 'paid') return refusePaid(user, order);
    if (state === 'paid_before') return refusePaidBefore(order);
    if (state === 'open') {
      const intent = order.payment_intent
        ? await retrieveIntent(order.payment_intent)
        : await createIntent(order);
      if (intent?.client_secret && isPayable(intent, order)) return intent.client_secret;
    }
    // Another tab started this order just now. Two that closed each other's orders at once would both end without one.
    if (state === 'in_the_way' && isBeingStarted(order)) {
      await randomPause();
      continue;
    }
    // The order blocks a new one, or its intent is cancelled or unknown: closes it, and the next attempt gets another
    // one. An order that was paid while the webhook is late is settled here, and the next attempt finds it paid.
    const outcome = await closeOrder(order);
    if (outcome === 'processing' && state !== 'too_many') return refuseProcessing(user, order);
    if (outcome === 'processing') keep.push(order.id);
  }
  throw new Refusal(502, NOT_STARTED);
}

function isBeingStarted({ payment_intent, created_at }: Order): boolean {
  return payment_intent === null && Date.now() - Date.parse(created_at) < GRACE;
}

function randomPause(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE));
}

async function startOrder(user: VerifiedUser, { lines, cartId, orderAgain }: WantedCart, keep: string[]) {
  const parameters = {
    p_user_id: user.id,
    p_email: user.email,
    p_lines: lines,
    p_cart_id: cartId ?? null,
    p_order_again: orderAgain,
    p_keep: keep,
  };
  return v.parse(Found, await callDatabase('start_order', parameters));
}

/**
 * Returns whether the earlier order of a cart that can't be ordered now (a size is missing or sold out) is paid
 * while the webhook is late. An unpaid order is closed, because its content can't be ordered any more.
 */
async function wasPaidBefore(user: VerifiedUser, { cartId }: WantedCart): Promise<boolean> {
  if (!cartId) return false;
  const rows = requireData(
    await serviceClient()
      .from('orders')
      .select()
      .eq('cart_id', cartId)
      .eq('user_id', user.id)
      .in('status', ['pending', 'failed'])
      .is('closed_at', null),
  );
  const [order] = v.parse(v.array(Order), rows);
  if (!order) return false;
  const outcome = await closeOrder(order);
  if (outcome === 'processing') return refuseProcessing(user, order);
  return outcome === 'paid';
}

/** Refuses a paid cart. Returns no details of the order when another account paid it. */
async function refusePaid(user: VerifiedUser, order: Order): Promise<never> {
  const rows =
    order.user_id === user.id
      ? requireData(
          await serviceClient().from('order_lines').select(ORDERED_COLUMNS).eq('order_id', order.id),
        )
      : [];
  throw new Refusal(409, 'This cart is already paid. You were not charged again.', {
    reason: 'cart_paid',
    lines: v.parse(OrderedLines, rows),
    ...ownIntent(user, order),
  } satisfies PaymentRefusal);
}

function refusePaidBefore(order: Order): never {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(order.paid_at ?? '')) / 60_000));
  const ago = minutes === 0 ? 'just now' : minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  throw new Refusal(409, `You ordered exactly this ${ago}. Order it again?`, {
    reason: 'paid_before',
  } satisfies PaymentRefusal);
}

function refuseProcessing(user: VerifiedUser, order: Order): never {
  throw new Refusal(409, 'Your payment for this cart is being processed. Please wait for its result.', {
    reason: 'payment_processing',
    ...ownIntent(user, order),
  } satisfies PaymentRefusal);
}

function ownIntent(user: VerifiedUser, order: Order): { paymentIntent?: string } {
  return order.user_id === user.id && order.payment_intent ? { paymentIntent: order.payment_intent } : {};
}

function isPayable(intent: Stripe.PaymentIntent, order: Order): boolean {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
    intent.status,
  );
  return open && intent.amount === order.total && intent.currency === order.currency;
}

/** Creates the intent of an order; undefined when the order was closed meanwhile. */
async function createIntent(order: Order): Promise<Stripe.PaymentIntent | undefined> {
  const intent = await askProvider(() => requestIntent(order), NOT_STARTED);
  const attached = v.parse(
    v.nullable(v.string()),
    await callDatabase('attach_payment_intent', { p_order_id: order.id, p_payment_intent: intent.id }),
  );
  if (attached === intent.id) return intent;
  await askProvider(() => paymentProvider().paymentIntents.cancel(intent.id));
  return attached ? retrieveIntent(attached) : undefined;
}

async function requestIntent(order: Order): Promise<Stripe.PaymentIntent> {
  try {
    return await paymentProvider().paymentIntents.create(
      {
        amount: order.total,
        currency: order.currency,
        automatic_payment_methods: { enabled: true },
        receipt_email: order.email,
        metadata: { order_id: order.id, ...(order.cart_id && { cart_id: order.cart_id }) },
      },
      // An order is one content of one cart. Stripe repeats a 500 for the same key, so the key contains the attempt.
      { idempotencyKey: `${order.id}-${order.intent_attempt}` },
    );
  } catch (error) {
    // A retry can't succeed.
    if (hasCode(error, 'amount_too_small')) throw new Refusal(422, TOO_SMALL);
    if (error instanceof Stripe.errors.StripeAPIError) await noteFailedAttempt(order);
    throw error;
  }
}
