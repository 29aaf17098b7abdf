import { intentOf, openShop, PRODUCTS, type Shop } from '../_testing/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop?.close());

const { sole } = PRODUCTS;

describe('stripeWebhook', () => {
  let counter = 0;

  async function startPayment() {
    const user = await shop.createCustomer();
    const { body } = await shop.checkOut([{ ...sole, quantity: 1 }], user);
    return { user, secret: body.paymentIntent as string, intent: intentOf(body.paymentIntent) };
  }

  async function sendEvent(type: string, object: object, more: { id?: string; secret?: string } = {}) {
    counter += 1;
    const payload = JSON.stringify({
      id: more.id ?? `evt_test_${counter}`,
      object: 'event',
      type,
      data: { object },
    });
    const signature = await shop.stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: more.secret ?? shop.keys.stripeWebhookSecret,
    });
    return shop.send('stripeWebhook', { body: payload, headers: { 'stripe-signature': signature } });
  }

  const succeeded = (id: string, amount = 2900, currency = 'eur') => ({
    id,
    amount,
    amount_received: amount,
    currency,
  });
  const refunded = (id: string, more = {}) => ({
    payment_intent: id,
    amount: 2900,
    currency: 'eur',
    refunded: true,
    ...more,
  });

  test('marks the order as paid when the card form has paid', async () => {
    const { user, secret, intent } = await startPayment();
    expect((await shop.pay(secret)).status).toBe(200);
    expect((await shop.waitForStatus(user, intent, 'paid')).paid_at).not.toBeNull();
    const again = { orderAgain: true };
    const next = (await shop.checkOut([{ ...sole, quantity: 1 }], user, again)).body.paymentIntent;
    expect(intentOf(next)).not.toBe(intent);
  });

  test('marks a declined order as failed, whose intent is met again and can still be paid', async () => {
    const { user, secret, intent } = await startPayment();
    expect((await shop.pay(secret, '4000000000000002')).status).toBe(402);
    await shop.waitForStatus(user, intent, 'failed');
    expect((await shop.checkOut([{ ...sole, quantity: 1 }], user)).body.paymentIntent).toBe(secret);
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
  });

  test('marks a paid order as refunded when all of it was given back, not when a part was', async () => {
    const { user, secret, intent } = await startPayment();
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
    const partly = await sendEvent(
      'charge.refunded',
      refunded(intent, { refunded: false, amount_refunded: 100 }),
    );
    expect(partly.body).toEqual({ received: true, result: 'ignored' });
    await shop.stripe.refunds.create({ payment_intent: intent });
    await shop.waitForStatus(user, intent, 'refunded');
  });

  test('handles an event once', async () => {
    const { intent } = await startPayment();
    const event = { id: 'evt_once' };
    const results = [
      await sendEvent('payment_intent.succeeded', succeeded(intent), event),
      await sendEvent('payment_intent.succeeded', succeeded(intent), event),
    ];
    expect(results.map(({ body }) => body.result)).toEqual(['settled', 'duplicate']);
  });

  test('moves an order forward only', async () => {
    const { user, intent } = await startPayment();
    await sendEvent('payment_intent.succeeded', succeeded(intent));
    expect((await sendEvent('payment_intent.payment_failed', succeeded(intent))).body.result).toBe(
      'unchanged',
    );
    await shop.waitForStatus(user, intent, 'paid');
    await sendEvent('charge.refunded', refunded(intent));
    expect((await sendEvent('payment_intent.succeeded', succeeded(intent))).body.result).toBe('unchanged');
    await shop.waitForStatus(user, intent, 'refunded');
  });

  test('asks for a refund again that comes before its payment', async () => {
    const { user, intent } = await startPayment();
    const event = { id: 'evt_early' };
    expect((await sendEvent('charge.refunded', refunded(intent), event)).status).toBe(409);
    await sendEvent('payment_intent.succeeded', succeeded(intent));
    expect((await sendEvent('charge.refunded', refunded(intent), event)).body.result).toBe('settled');
    await shop.waitForStatus(user, intent, 'refunded');
  });

  test.each([
    ['amount', 1, 'eur'],
    ['currency', 2900, 'usd'],
  ])('refuses an event with another %s and leaves the order', async (_what, amount, currency) => {
    const { user, intent } = await startPayment();
    const answer = await sendEvent('payment_intent.succeeded', succeeded(intent, amount, currency));
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(intent)]);
    await shop.waitForStatus(user, intent, 'pending');
  });

  test('refuses a wrong signature', async () => {
    const { user, intent } = await startPayment();
    const answer = await sendEvent('payment_intent.succeeded', succeeded(intent), { secret: 'whsec_other' });
    expect(answer.status).toBe(400);
    const unsigned = await shop.call('stripeWebhook', { id: 'evt_1', type: 'payment_intent.succeeded' });
    expect(unsigned.status).toBe(400);
    await shop.waitForStatus(user, intent, 'pending');
  });

  test('accepts what is none of its business', async () => {
    expect((await sendEvent('customer.created', { id: 'cus_1' })).body.result).toBe('ignored');
    expect((await sendEvent('payment_intent.succeeded', succeeded('pi_other'))).body.result).toBe(
      'unknown_intent',
    );
  });
});
