import { randomUUID } from 'node:crypto';
import { STEP } from '@little-arches/kit/patience';
import { askForFault } from './_testing/faults.ts';
import { type Customer, intentOf, openShop, PRODUCTS, type Shop } from './_testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => faultPanel({ action: 'reset' }));

const { sole } = PRODUCTS;
const one = [{ ...sole, quantity: 1 }];

const faultPanel = (order: Record<string, string | number>) => askForFault(shop, order);
const goWrong = (switches: Record<string, string | number>) => faultPanel({ action: 'switch', ...switches });

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
  test('is retried with the same key, which creates one intent', async () => {
    await goWrong({ loseCreate: 'once' });
    const { user, secret, intent } = await atCheckout();
    const { payments } = await faultPanel({ action: 'reset' });
    expect(payments.map(({ id }) => id)).toEqual([intent]);
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
  });

  test('is reported as not charged when all are lost, and the next attempt succeeds', async () => {
    const user = await shop.createCustomer();
    const cart = { cartId: randomUUID() };
    await goWrong({ loseCreate: 'always' });
    const refused = await shop.checkOut(one, user, cart);
    expect([refused.status, refused.body.message]).toEqual([
      502,
      'The payment could not be started. You have not been charged; please try again.',
    ]);
    await faultPanel({ action: 'reset' });
    const { body } = await shop.checkOut(one, user, cart);
    await shop.pay(body.paymentIntent);
    await shop.waitForStatus(user, intentOf(body.paymentIntent), 'paid');
    const [order, ...others] = await shop.ordersOf(user);
    expect(others).toEqual([]);
    // The creations with lost answers made only this payment, because each used the order's key.
    const { payments } = await faultPanel({ action: 'reset' });
    expect(payments.filter((payment) => payment.order === order?.id)).toHaveLength(1);
  });

  test('of a charge is found by a status request, and the cart is not offered again', async () => {
    const { user, secret, intent } = await atCheckout();
    await goWrong({ loseConfirm: 'once', dropWebhook: 'once' });
    await expect(shop.pay(secret)).rejects.toThrow();
    expect(await askStatus(user, intent)).toBe('paid');
    expect((await shop.rowOf(intent)).status).toBe('paid');
    expect((await shop.checkOut(one, user)).body.reason).toBe('paid_before');
    expect((await shop.stripe.paymentIntents.retrieve(intent)).amount_received).toBe(sole.price);
  });
});

test.each(['conflict', 'rateLimit', 'serverError'])(
  'a provider error %s is reported as not charged, and the next attempt succeeds',
  async (fault) => {
    const user = await shop.createCustomer();
    const cart = { cartId: randomUUID() };
    await goWrong({ [fault]: 'always' });
    const refused = await shop.checkOut(one, user, cart);
    expect([refused.status, refused.body.message]).toEqual([
      502,
      'The payment could not be started. You have not been charged; please try again.',
    ]);
    await faultPanel({ action: 'reset' });
    const { body } = await shop.checkOut(one, user, cart);
    await shop.pay(body.paymentIntent);
    await shop.waitForStatus(user, intentOf(body.paymentIntent), 'paid');
    expect(await shop.ordersOf(user)).toHaveLength(1);
  },
);

test('a provider that answered 429 is called once more', async () => {
  await goWrong({ rateLimit: 'once' });
  const { user, secret, intent } = await atCheckout();
  await shop.pay(secret);
  await shop.waitForStatus(user, intent, 'paid');
});

describe('a webhook', () => {
  test('is replaced by a status request when it never arrives', async () => {
    const { user, secret, intent } = await atCheckout();
    await goWrong({ dropWebhook: 'once' });
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
    await goWrong({ delayWebhook: 'once', seconds: 1 });
    await shop.pay(secret);
    expect(await askStatus(user, intent)).toBe('paid');
    await untilCame(intent, ['payment_intent.succeeded', 'payment_intent.retrieved']);
    expect((await shop.rowOf(intent)).status).toBe('paid');
  });

  test('is handled once when it arrives twice simultaneously', async () => {
    const { user, secret, intent } = await atCheckout();
    await goWrong({ doubleWebhook: 'always' });
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 100 });
    await untilCame(intent, ['charge.refunded']);
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'paid', refunded_amount: 100 });
    expect(await shop.eventsOf(intent)).toHaveLength(2);
  });

  test('changes nothing when it is sent again manually', async () => {
    const { user, secret, intent } = await atCheckout();
    await shop.pay(secret);
    const { paid_at } = await shop.waitForStatus(user, intent, 'paid');
    const { payments } = await faultPanel({ action: 'reset' });
    const event = payments.find(({ id }) => id === intent)?.events[0]?.id ?? '';
    await faultPanel({ action: 'send again', event });
    await faultPanel({ action: 'refund', intent });
    await shop.waitForStatus(user, intent, 'refunded');
    expect((await shop.ordersOf(user))[0]?.paid_at).toBe(paid_at);
    expect(await shop.eventsOf(intent)).toHaveLength(2);
  });

  test('is retried when a refund arrives before its payment, until it fits', async () => {
    const { user, secret, intent } = await atCheckout();
    await goWrong({ reorderWebhook: 'once', seconds: 3600 });
    await shop.pay(secret);
    await shop.stripe.refunds.create({ payment_intent: intent });
    const order = await shop.waitForStatus(user, intent, 'refunded');
    expect(order.paid_at).not.toBeNull();
    expect(await shop.rowOf(intent)).toMatchObject({ refunded_amount: sole.price });
  });

  test('keeps the order paid when a refusal arrives after the payment', async () => {
    const { user, secret, intent } = await atCheckout();
    await goWrong({ reorderWebhook: 'once', seconds: 3600 });
    expect((await shop.pay(secret, '4000000000000002')).status).toBe(402);
    await shop.pay(secret);
    await untilCame(intent, ['payment_intent.succeeded', 'payment_intent.payment_failed']);
    await shop.waitForStatus(user, intent, 'paid');
    expect(await askStatus(user, intent)).toBe('paid');
  });
});

describe('a bank that processes a payment for long', () => {
  const onItsWay = async () => {
    const checkout = await atCheckout();
    await goWrong({ processing: 'once', seconds: 3600 });
    await shop.pay(checkout.secret);
    await untilCame(checkout.intent, ['payment_intent.processing']);
    expect(await shop.rowOf(checkout.intent)).toMatchObject({
      status: 'pending',
      processing_at: expect.any(String),
    });
    expect(await askStatus(checkout.user, checkout.intent)).toBe('processing');
    return checkout;
  };

  test('marks the order as paid when it accepts', async () => {
    const { user, intent } = await onItsWay();
    await faultPanel({ action: 'end processing', intent, outcome: 'succeeds' });
    await shop.waitForStatus(user, intent, 'paid');
    expect(await shop.rowOf(intent)).toMatchObject({ processing_at: null });
  });

  test('marks the order as failed when it refuses, and another card can pay it', async () => {
    const { user, secret, intent } = await onItsWay();
    await faultPanel({ action: 'end processing', intent, outcome: 'fails' });
    await shop.waitForStatus(user, intent, 'failed');
    expect(await askStatus(user, intent)).toBe('failed');
    expect((await shop.pay(secret)).status).toBe(200);
    await shop.waitForStatus(user, intent, 'paid');
  });
});
