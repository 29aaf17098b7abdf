import { randomUUID } from 'node:crypto';
import { STEP } from '@little-arches/kit/patience';
import Stripe from 'stripe';
import { paymentProvider } from './_shared/payment-provider.ts';
import { setFault } from './_testing/faults.ts';
import { type Customer, intentOf, PRODUCTS, testShop } from './_testing/shop.ts';
import { openPayment } from './createPaymentSessionWithEmail/open-payment.ts';

const shop = testShop();
afterEach(() => setFault(shop, 'none'));

const { sole } = PRODUCTS;
const one = [{ ...sole, quantity: 1 }];

const NOT_STARTED = 'The payment could not be started. You have not been charged; please try again.';

/** Creates a customer with a started payment. */
async function atCheckout() {
  const user = await shop.createCustomer();
  const { status, body } = await shop.checkOut(one, user, { cartId: randomUUID() });
  expect(status).toBe(200);
  const secret: string = body.paymentIntent;
  return { user, secret, intent: intentOf(secret) };
}

const askStatus = async (user: Customer, intent: string) =>
  (await shop.call('getPaymentStatus', { paymentIntent: intent }, user)).body.data.status;
/** Waits until a payment has events of these types. */
async function untilCame(intent: string, types: readonly string[]) {
  for (const end = Date.now() + STEP; Date.now() < end; ) {
    const came = (await shop.eventsOf(intent)).map(({ type }) => type);
    if (types.every((type) => came.includes(type))) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${intent} did not get ${types.join(' and ')}.`);
}

describe('a lost answer', () => {
  test('is reported as not charged, and the next attempt gets the same payment', async () => {
    const user = await shop.createCustomer();
    const cart = { cartId: randomUUID() };
    await setFault(shop, 'noAnswer');
    const refused = await shop.checkOut(one, user, cart);
    expect([refused.status, refused.body.message]).toEqual([502, NOT_STARTED]);
    await setFault(shop, 'none');
    const { body } = await shop.checkOut(one, user, cart);
    await shop.pay(body.paymentIntent);
    await shop.waitForStatus(user, intentOf(body.paymentIntent), 'paid');
    const [order, ...others] = await shop.ordersOf(user);
    expect(others).toEqual([]);
    // The creations with lost answers made only this payment, because each used the order's key.
    const { data } = await shop.stripe.paymentIntents.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata.order_id === order?.id)).toHaveLength(1);
  });

  test('of a charge is found by a status request, and the cart is not offered again', async () => {
    const { user, secret, intent } = await atCheckout();
    await setFault(shop, 'noAnswer');
    await expect(shop.pay(secret)).rejects.toThrow();
    expect(await askStatus(user, intent)).toBe('paid');
    expect((await shop.rowOf(intent)).status).toBe('paid');
    expect((await shop.checkOut(one, user)).body.reason).toBe('paid_before');
    expect((await shop.stripe.paymentIntents.retrieve(intent)).amount_received).toBe(sole.price);
  });
});

test.each([
  ['conflict', new Stripe.errors.StripeIdempotencyError({ type: 'idempotency_error' }), 'the same key'],
  ['limit of calls', new Stripe.errors.StripeRateLimitError({ type: 'rate_limit_error' }), 'the same key'],
  ['failure', new Stripe.errors.StripeAPIError({ type: 'api_error' }), 'another key'],
])(
  'a %s of the provider is reported as not charged, and the next attempt succeeds',
  async (_, error, key) => {
    Object.assign(process.env, {
      SUPABASE_URL: shop.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: shop.keys.secretKey }),
      STRIPE_SECRET_KEY: shop.keys.stripeSecretKey,
      STRIPE_API_BASE: `${shop.url}/payments`,
    });
    const user = await shop.createCustomer();
    const cart = { lines: one, cartId: randomUUID(), orderAgain: false };
    const create = jest.spyOn(paymentProvider().paymentIntents, 'create').mockRejectedValueOnce(error);
    await expect(openPayment(user, cart)).rejects.toMatchObject({ status: 502, message: NOT_STARTED });
    const secret = await openPayment(user, cart);
    // Stripe repeats its answer to a failed call for the call's key.
    const [first, second] = create.mock.calls.map(([, options]) => options?.idempotencyKey);
    create.mockRestore();
    expect(second === first ? 'the same key' : 'another key').toBe(key);
    await shop.pay(secret);
    await shop.waitForStatus(user, intentOf(secret), 'paid');
    expect(await shop.ordersOf(user)).toHaveLength(1);
  },
);

describe('a webhook', () => {
  test('is replaced by a status request when it never arrives', async () => {
    const { user, secret, intent } = await atCheckout();
    await setFault(shop, 'webhookDropped');
    await shop.pay(secret);
    expect((await shop.rowOf(intent)).status).toBe('pending');
    expect(await askStatus(user, intent)).toBe('paid');
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'paid', refunded_amount: 0 });
    expect(await shop.eventsOf(intent)).toMatchObject([
      { type: 'payment_intent.retrieved', result: 'settled' },
    ]);
  });

  test('changes nothing when it arrives after a status request', async () => {
    const { user, secret, intent } = await atCheckout();
    await setFault(shop, 'webhookLate');
    await shop.pay(secret);
    expect(await askStatus(user, intent)).toBe('paid');
    await untilCame(intent, ['payment_intent.succeeded', 'payment_intent.retrieved']);
    expect((await shop.rowOf(intent)).status).toBe('paid');
  });

  test('is handled once when it arrives twice simultaneously', async () => {
    const { user, secret, intent } = await atCheckout();
    await setFault(shop, 'webhookTwice');
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 100 });
    await untilCame(intent, ['charge.refunded']);
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'paid', refunded_amount: 100 });
    expect(await shop.eventsOf(intent)).toHaveLength(2);
  });
});
