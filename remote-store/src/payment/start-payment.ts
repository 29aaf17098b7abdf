import {
  type Backend,
  createPaymentSessionWithEmail,
  type Delivery,
  isBackendError,
  orders,
  type PaymentRefusal,
} from '@little-arches/contracts/backend';
import type { Host } from '@little-arches/contracts/host';
import type { Money } from '@little-arches/contracts/values';
import type { Stripe } from '@stripe/stripe-js';
import * as v from 'valibot';
import { type Cart, type CartQuantity, sameCurrency, totalOf } from '../cart/cart';
import { saidByServer } from '../catalog/said-by-server';
import { loadProvider, withinTimeout } from './load-provider';
import { customerMessage } from './provider-state';

/** The data of a payment form, and its cart. */
export interface PreparedPayment {
  readonly status: 'prepared';
  readonly cart: Cart;
  readonly total: Money;
  readonly clientSecret: string;
  readonly stripe: Stripe;
  /** The delivery address of the last order. */
  readonly lastDelivery: Delivery | undefined;
  readonly PaymentForm: typeof import('./payment-form').PaymentForm;
}

/** An expected reason why there is no payment form; `message` is written for people. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/**
 * Starts a payment of this cart and loads its form, or returns the reason why there is nothing to pay. The cart
 * must contain today's prices.
 */
export async function preparePayment(
  host: Host,
  email: string,
  cart: Cart,
  orderAgain: boolean,
): Promise<PreparedPayment | Exclude<PaymentSession, { status: 'open' }>> {
  const form = Promise.all([loadProvider(host.config.payments), import('./payment-form')]);
  // When there is nothing to pay, this promise is not awaited, so its rejection must be handled here.
  form.catch(() => undefined);
  const delivery = fetchLastDelivery(host);
  const session = await createPaymentSession(host.backend, email, cart, orderAgain);
  if (session.status !== 'open') return session;
  const { clientSecret } = session;
  const [stripe, { PaymentForm }] = await form;
  const total = await checkAmount(stripe, clientSecret, cart);
  const lastDelivery = await delivery;
  return { status: 'prepared', cart, total, clientSecret, stripe, lastDelivery, PaymentForm };
}

/**
 * Checks that the displayed amount equals the amount to be paid, because a price may have changed between reading
 * it and starting the payment. Returns that amount.
 */
async function checkAmount(stripe: Stripe, clientSecret: string, cart: Cart): Promise<Money> {
  const { paymentIntent, error } = await withinTimeout(
    'An answer',
    stripe.retrievePaymentIntent(clientSecret),
  );
  if (error)
    throw new PaymentRefused(
      customerMessage(error) ?? 'The payment could not be started. Please try again.',
      {
        cause: new Error(error.message),
      },
    );
  const total = totalOf(cart);
  if (!total || paymentIntent.amount !== total.amount || !sameCurrency(paymentIntent, total))
    throw new PaymentRefused('A price changed just now. Try again to see today’s prices; nothing was paid.');
  return total;
}

/** The server's answer to a checkout: the secret to pay with, or the reason why there is nothing to pay. */
type PaymentSession =
  | { readonly status: 'open'; readonly clientSecret: string }
  | {
      readonly status: 'paid';
      readonly lines: readonly CartQuantity[];
      readonly paymentIntent?: string | undefined;
    }
  | { readonly status: 'processing'; readonly paymentIntent?: string | undefined }
  | { readonly status: 'paid-before'; readonly message: string }
  | { readonly status: 'choose-size'; readonly message: string };

const refusalSchema = v.variant('reason', [
  v.object({
    reason: v.literal('cart_paid'),
    lines: v.array(v.object({ id: v.string(), quantity: v.number(), size: v.optional(v.number()) })),
    paymentIntent: v.optional(v.string()),
  }),
  v.object({ reason: v.literal('payment_processing'), paymentIntent: v.optional(v.string()) }),
  v.object({ reason: v.literal('paid_before') }),
  v.object({ reason: v.literal('choose_size') }),
]);

/** Parses the answer of a refusal with status 409; undefined when it contains no known reason. */
function parsePaymentRefusal(answer: unknown): PaymentRefusal | undefined {
  const result = v.safeParse(refusalSchema, answer);
  return result.success ? result.output : undefined;
}

/**
 * Starts the payment of a cart, or returns the one that was started before, because a cart is paid once. The server
 * receives only ids, sizes and quantities and computes the amount. `orderAgain` confirms a second order of what was
 * paid a moment ago. Rejects with a `BackendError`, or an Error for an unexpected answer.
 */
async function createPaymentSession(
  backend: Backend,
  email: string,
  { id: cartId, items: products }: Cart,
  orderAgain: boolean,
): Promise<PaymentSession> {
  try {
    const body = { email, products, ...(cartId && { cartId }), ...(orderAgain && { orderAgain }) };
    const answer = await backend.call(createPaymentSessionWithEmail, body, { as: 'user' });
    return { status: 'open', clientSecret: answer.paymentIntent };
  } catch (thrown) {
    const error = saidByServer(thrown);
    const session = isBackendError(error) && error.status === 409 ? parseRefusal(error, products) : undefined;
    if (session) return session;
    throw error;
  }
}

function parseRefusal(
  { answer, message }: { answer?: unknown; message: string },
  products: readonly CartQuantity[],
): PaymentSession | undefined {
  const refusal = parsePaymentRefusal(answer);
  if (!refusal) return undefined;
  if (refusal.reason === 'paid_before') return { status: 'paid-before', message };
  if (refusal.reason === 'choose_size') return { status: 'choose-size', message };
  const { paymentIntent } = refusal;
  return refusal.reason === 'cart_paid'
    ? // The lines that another account paid aren't shown: the whole cart counts as paid.
      { status: 'paid', lines: refusal.lines.length > 0 ? refusal.lines : products, paymentIntent }
    : { status: 'processing', paymentIntent };
}

/** Number of newest orders to search, because the newest one may be from before orders had addresses. */
const ORDERS_READ = 5;

/** Reads the address of this person's last order, to prefill the form; undefined without one, or after a failure. */
async function fetchLastDelivery(host: Host): Promise<Delivery | undefined> {
  try {
    return await readLast(host.backend);
  } catch (error) {
    // A failure is ignored, because the person can type the address again.
    if (!isBackendError(error)) host.reportError(error);
    return undefined;
  }
}

async function readLast(backend: Backend): Promise<Delivery | undefined> {
  const found = await backend.select({
    table: orders,
    orderBy: { column: 'created_at', descending: true },
    limit: ORDERS_READ,
  });
  const last = found.find(({ deliveries }) => deliveries)?.deliveries;
  if (!last) return undefined;
  const { name, line1, line2, postal_code, city, country } = last;
  return { name, line1, postal_code, city, country, ...(line2 && { line2 }) };
}
