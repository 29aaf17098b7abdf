import { intentOf, PRODUCTS, testShop } from '../_testing/shop.ts';

const shop = testShop();

const { sole } = PRODUCTS;

describe('stripeWebhook', () => {
  let counter = 0;

  async function startPayment() {
    const user = await shop.createCustomer();
    const { body } = await shop.checkOut([{ ...sole, quantity: 1 }], user);
    return { user, secret: body.paymentIntent as string, intent: intentOf(body.paymentIntent) };
  }

  async function sendEvent(
    type: string,
    object: object,
    more: { id?: string; secret?: string; timestamp?: number } = {},
  ) {
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
      ...(more.timestamp && { timestamp: more.timestamp }),
    });
    return shop.send('stripeWebhook', { body: payload, headers: { 'stripe-signature': signature } });
  }

  const succeeded = (id: string, amount = 2900, currency = 'eur') => ({
    id,
    amount,
    amount_received: amount,
    currency,
  });
  const dispute = (id: string, status: string) => ({
    id: 'du_1',
    payment_intent: id,
    amount: 2900,
    currency: 'eur',
    status,
  });

  const refunded = (id: string, more = {}) => ({
    payment_intent: id,
    amount: 2900,
    currency: 'eur',
    refunded: true,
    amount_refunded: 2900,
    ...more,
  });

  test.each([
    ['payment_intent.succeeded', undefined],
    ['payment_intent.succeeded', {}],
    ['payment_intent.canceled', { id: 'pi_1' }],
    ['charge.refunded', {}],
    ['charge.dispute.created', {}],
    ['customer.created', undefined],
  ])('refuses %s with the object %j in words', async (type, object) => {
    const { status, body } = await sendEvent(type, object as object);
    expect([status, body]).toEqual([400, { message: `This event lacks the fields of ${type}.` }]);
  });

  test('marks a declined order as failed, and its intent can still be paid', async () => {
    const { user, secret, intent } = await startPayment();
    expect((await shop.pay(secret, '4000000000000002')).status).toBe(402);
    await shop.waitForStatus(user, intent, 'failed');
    expect((await shop.checkOut([{ ...sole, quantity: 1 }], user)).body.paymentIntent).toBe(secret);
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
  });

  test('marks a paid order as refunded after a full refund, but not after a partial one', async () => {
    const { user, secret, intent } = await startPayment();
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
    const partly = await sendEvent(
      'charge.refunded',
      refunded(intent, { refunded: false, amount_refunded: 100 }),
    );
    expect(partly.body).toEqual({ received: true, result: 'settled' });
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'paid', refunded_amount: 100 });
    await shop.stripe.refunds.create({ payment_intent: intent });
    await shop.waitForStatus(user, intent, 'refunded');
    expect(await shop.rowOf(intent)).toMatchObject({ refunded_amount: 2900 });
  });

  test('keeps the larger sum when the event of an earlier partial refund arrives late', async () => {
    const { intent } = await startPayment();
    await sendEvent('payment_intent.succeeded', succeeded(intent));
    const back = (sum: number) => refunded(intent, { refunded: false, amount_refunded: sum });
    await sendEvent('charge.refunded', back(200));
    expect((await sendEvent('charge.refunded', back(100))).body.result).toBe('unchanged');
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'paid', refunded_amount: 200 });
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

  test('never moves an order to an earlier state', async () => {
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

  test('requests a retry of a refund that arrives before its payment', async () => {
    const { user, intent } = await startPayment();
    const event = { id: 'evt_early' };
    expect((await sendEvent('charge.refunded', refunded(intent), event)).status).toBe(409);
    expect(await shop.eventsOf(intent)).toMatchObject([
      { type: 'charge.refunded', result: 'early', attention: 'It came before its payment.' },
    ]);
    await sendEvent('payment_intent.succeeded', succeeded(intent));
    expect((await sendEvent('charge.refunded', refunded(intent), event)).body.result).toBe('settled');
    await shop.waitForStatus(user, intent, 'refunded');
    expect((await shop.eventsOf(intent)).map(({ attention }) => attention)).toEqual([null, null]);
  });

  test.each([
    ['amount', 1, 'eur'],
    ['currency', 2900, 'usd'],
  ])(
    'marks an event with another %s for the operator, and keeps the order',
    async (_what, amount, currency) => {
      const { intent } = await startPayment();
      const event = { id: `evt_wrong_${currency}` };
      for (let times = 0; times < 2; times += 1) {
        const answer = await sendEvent(
          'payment_intent.succeeded',
          succeeded(intent, amount, currency),
          event,
        );
        expect([answer.status, answer.body.result]).toEqual([200, 'wrong_amount']);
      }
      expect(await shop.eventsOf(intent)).toEqual([
        {
          type: 'payment_intent.succeeded',
          amount,
          currency,
          result: 'wrong_amount',
          attention: 'Its order is about 29.00 EUR.',
        },
      ]);
      expect(await shop.rowOf(intent)).toMatchObject({ status: 'pending' });
    },
  );

  test.each([false, true])(
    'marks a refund above the payment for the operator, with the full-refund flag %s',
    async (whole) => {
      const { intent } = await startPayment();
      await sendEvent('payment_intent.succeeded', succeeded(intent));
      const { body } = await sendEvent(
        'charge.refunded',
        refunded(intent, { refunded: whole, amount_refunded: 5 * 2900 }),
      );
      expect(body.result).toBe('wrong_amount');
      expect((await shop.eventsOf(intent)).at(-1)).toMatchObject({
        attention: 'It gives back 145.00 EUR, but its order was 29.00 EUR.',
      });
      expect(await shop.rowOf(intent)).toMatchObject({ status: 'paid', refunded_amount: 0 });
    },
  );

  test('marks the second of two equal carts paid simultaneously, but not a confirmed one', async () => {
    const user = await shop.createCustomer();
    const pay = async (quantity: number, more: object = {}) => {
      const cart = { cartId: crypto.randomUUID(), ...more };
      const { body } = await shop.checkOut([{ ...sole, quantity }], user, cart);
      return intentOf(body.paymentIntent);
    };
    const [phone, laptop, other] = [await pay(1), await pay(1), await pay(2)];
    const again = await pay(1, { orderAgain: true });
    // Simulates the webhooks of simultaneous payments.
    for (const [intent, amount] of [
      [phone, 2900],
      [laptop, 2900],
      [other, 5800],
      [again, 2900],
    ] as const)
      await shop.service
        .rpc('settle_order', {
          p_event_id: `evt_${intent}`,
          p_event_type: 'payment_intent.succeeded',
          p_payment_intent: intent,
          p_amount: amount,
          p_currency: 'eur',
          p_outcome: 'paid',
        })
        .throwOnError();
    const { number } = await shop.rowOf(phone);
    const asked = `The same was paid just before, as order ${number.slice(0, 4)} ${number.slice(4)}: ask the customer whether both are wanted.`;
    const marks = [phone, laptop, other, again].map(
      async (intent) => (await shop.eventsOf(intent))[0]?.attention,
    );
    expect(await Promise.all(marks)).toEqual([null, asked, null, null]);
  });

  test('closes the order of a cancelled intent, so that its cart gets another one', async () => {
    const { user, secret, intent } = await startPayment();
    await sendEvent('payment_intent.canceled', succeeded(intent));
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'failed', closed_at: expect.any(String) });
    const { body } = await shop.checkOut([{ ...sole, quantity: 1 }], user);
    expect(body.paymentIntent).not.toBe(secret);
  });

  test('stores since when the bank processes a payment, until it is decided', async () => {
    const { intent } = await startPayment();
    await sendEvent('payment_intent.payment_failed', succeeded(intent));
    await sendEvent('payment_intent.processing', succeeded(intent));
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'pending', processing_at: expect.any(String) });
    await sendEvent('payment_intent.succeeded', succeeded(intent));
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'paid', processing_at: null });
    expect((await sendEvent('payment_intent.processing', succeeded(intent))).body.result).toBe('unchanged');
  });

  test('stores a dispute and its end, and marks it for the operator', async () => {
    const { intent } = await startPayment();
    await sendEvent('payment_intent.succeeded', succeeded(intent));
    await sendEvent('charge.dispute.created', dispute(intent, 'needs_response'));
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'paid', dispute: 'needs_response' });
    await sendEvent('charge.dispute.closed', dispute(intent, 'lost'));
    await sendEvent('charge.dispute.updated', dispute(intent, 'under_review'));
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'paid', dispute: 'lost' });
    expect((await shop.eventsOf(intent)).map(({ attention }) => attention)).toEqual([
      null,
      'The customer disputes this payment: needs_response.',
      'The customer disputes this payment: lost.',
      'The customer disputes this payment: under_review.',
    ]);
  });

  test('marks a failed refund for the operator', async () => {
    const { intent } = await startPayment();
    await sendEvent('refund.failed', { id: 're_1', payment_intent: intent, amount: 100, currency: 'eur' });
    expect(await shop.eventsOf(intent)).toMatchObject([
      { amount: 100, attention: 'A refund failed: its money did not reach the customer.' },
    ]);
  });

  test('refuses a wrong signature', async () => {
    const { user, intent } = await startPayment();
    const answer = await sendEvent('payment_intent.succeeded', succeeded(intent), { secret: 'whsec_other' });
    expect(answer.status).toBe(400);
    const unsigned = await shop.call('stripeWebhook', { id: 'evt_1', type: 'payment_intent.succeeded' });
    expect(unsigned.status).toBe(400);
    await shop.waitForStatus(user, intent, 'pending');
  });

  test('refuses an event that was signed ten minutes ago', async () => {
    const { intent } = await startPayment();
    const timestamp = Math.floor(Date.now() / 1000) - 600;
    const answer = await sendEvent('payment_intent.succeeded', succeeded(intent), { timestamp });
    expect(answer.status).toBe(400);
    expect(await shop.rowOf(intent)).toMatchObject({ status: 'pending' });
  });

  test('ignores unrelated events, and marks money without an order for the operator', async () => {
    const event = { id: 'evt_customer' };
    expect((await sendEvent('customer.created', { id: 'cus_1' }, event)).body.result).toBe('ignored');
    const { data } = await shop.service.from('stripe_events').select('type, attention').eq('id', event.id);
    expect(data).toEqual([{ type: 'customer.created', attention: null }]);
    for (const type of ['payment_intent.payment_failed', 'payment_intent.succeeded'])
      expect((await sendEvent(type, succeeded('pi_other'))).body.result).toBe('unknown_intent');
    expect(await shop.eventsOf('pi_other')).toMatchObject([
      { amount: 2900, currency: 'eur', attention: null },
      { amount: 2900, currency: 'eur', attention: 'No order has this payment.' },
    ]);
  });
});
