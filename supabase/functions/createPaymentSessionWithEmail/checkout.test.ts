import { randomUUID } from 'node:crypto';
import { type Customer, intentOf, PRODUCTS, testShop } from '../_testing/shop.ts';

const shop = testShop();
let mia: Customer;
let jo: Customer;

beforeAll(async () => {
  mia = await shop.createCustomer();
  jo = await shop.createCustomer();
});

const { sole, wedge, foreign, gone, free } = PRODUCTS;

describe('createPaymentSessionWithEmail', () => {
  test.each([
    ['a negative quantity', [{ id: sole.id, quantity: -1 }], 422, 'at least 1'],
    [
      'too many of one on two lines',
      [
        { id: sole.id, quantity: 60 },
        { id: sole.id, quantity: 40 },
      ],
      422,
      'at most 99',
    ],
    ['an unknown product', [{ id: 'rocket', quantity: 1 }], 422, 'rocket'],
    [
      'a withdrawn product',
      [
        { id: sole.id, quantity: 1 },
        { id: gone.id, quantity: 1 },
      ],
      409,
      'Test Relic',
    ],
    [
      'two currencies',
      [
        { id: sole.id, quantity: 1 },
        { id: foreign.id, quantity: 1 },
      ],
      422,
      'currencies',
    ],
    [
      'nothing to pay',
      [{ id: free.id, quantity: 1 }],
      422,
      'The smallest amount that can be paid by card is 0.50 EUR.',
    ],
  ])('refuses %s and stores nothing', async (_what, products, status, part) => {
    const answer = await shop.checkOut(products, mia);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(part)]);
    expect(await shop.ordersOf(mia)).toEqual([]);
  });

  // The provider's minimum may be above ours: after a conversion, or when Stripe raises it.
  test('explains that the payment provider finds the amount too small', async () => {
    const user = await shop.createCustomer();
    const { data } = await shop.service
      .from('products')
      .insert({
        id: randomUUID(),
        slug: 'test-badge',
        name: 'Test Badge',
        description: 'Stripe publishes no least in its currency, and converts.',
        image: 'insole',
        level: '0',
        price: 40,
        currency: 'all',
      })
      .select('id')
      .throwOnError();
    const answer = await shop.checkOut([{ id: data?.[0]?.id, quantity: 1 }], user);
    expect([answer.status, answer.body]).toEqual([
      422,
      { message: 'This order is too small to be paid by card. Please add something to your cart.' },
    ]);
  });

  test("refuses another user's email and stores nothing", async () => {
    const products = [{ ...sole, quantity: 1 }];
    const answer = await shop.call('createPaymentSessionWithEmail', { email: jo.email, products }, mia);
    expect(answer.status).toBe(403);
    expect([await shop.ordersOf(mia), await shop.ordersOf(jo)]).toEqual([[], []]);
  });

  test('computes the price on the server, whatever price the browser sends', async () => {
    const products = [
      { ...sole, price: 1, currency: 'usd', quantity: 2 },
      { ...wedge, price: -500, quantity: 1 },
    ];
    const { status, body } = await shop.checkOut(products, mia);
    expect([status, Object.keys(body)]).toEqual([200, ['paymentIntent']]);
    const [order, ...others] = await shop.ordersOf(mia);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      email: mia.email,
      total: 9750,
      currency: 'eur',
      status: 'pending',
      payment_intent: intentOf(body.paymentIntent),
    });
    expect(order?.order_lines).toHaveLength(2);
    expect(order?.order_lines).toContainEqual({
      product_id: sole.id,
      name: 'Test Sole',
      price: 2900,
      quantity: 2,
      size: null,
    });
    expect(await shop.stripe.paymentIntents.retrieve(intentOf(body.paymentIntent))).toMatchObject({
      amount: 9750,
      currency: 'eur',
      metadata: { order_id: order?.id },
    });
  });

  test('returns the same order and intent to simultaneous and later calls, whatever the order of the lines', async () => {
    const user = await shop.createCustomer();
    const cart = [
      { ...sole, quantity: 2 },
      { ...wedge, quantity: 1 },
    ];
    const parts = [
      { ...wedge, quantity: 1 },
      { ...sole, quantity: 1 },
      { ...sole, quantity: 1 },
    ];
    const atOnce = await Promise.all(
      [cart, cart, parts, cart].map((products) => shop.checkOut(products, user)),
    );
    const later = await shop.checkOut(cart, user);
    const secrets = [...atOnce, later].map(({ body }) => body.paymentIntent);
    expect(new Set(secrets)).toEqual(new Set([expect.stringMatching(/^pi_\w+_secret_\w+$/)]));
    expect(await shop.ordersOf(user)).toHaveLength(1);
  });

  test('creates separate orders for another cart, another user and another price', async () => {
    const user = await shop.createCustomer();
    const secret = async (who: Customer, quantity: number) =>
      (await shop.checkOut([{ ...wedge, quantity }], who)).body.paymentIntent;
    const secrets = [await secret(user, 1), await secret(user, 2), await secret(jo, 1)];
    await shop.service.from('products').update({ price: 4000 }).eq('id', wedge.id);
    secrets.push(await secret(user, 1));
    await shop.service.from('products').update({ price: wedge.price }).eq('id', wedge.id);
    expect(new Set(secrets).size).toBe(4);
    expect((await shop.ordersOf(user)).map(({ total }) => total)).toEqual([4000, 7900, 3950]);
  });

  test.each([
    ['cancelled', (intent: string) => shop.stripe.paymentIntents.cancel(intent)],
    [
      'lost by the provider',
      async (intent: string) => {
        await shop.service.from('orders').update({ payment_intent: 'pi_lost' }).eq('payment_intent', intent);
      },
    ],
  ])('creates a new order when the intent was %s', async (_what, spoil) => {
    const user = await shop.createCustomer();
    const cart = [{ ...sole, quantity: 1 }];
    const first = (await shop.checkOut(cart, user)).body.paymentIntent;
    await spoil(intentOf(first));
    const again = await Promise.all([shop.checkOut(cart, user), shop.checkOut(cart, user)]);
    const [second, third] = again.map(({ body }) => body.paymentIntent);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect(await shop.ordersOf(user)).toHaveLength(2);
  });

  test('creates a new order a day later', async () => {
    const user = await shop.createCustomer();
    const cart = [{ ...sole, quantity: 1 }];
    const first = (await shop.checkOut(cart, user)).body.paymentIntent;
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await shop.service.from('orders').update({ created_at: yesterday }).eq('user_id', user.id);
    expect((await shop.checkOut(cart, user)).body.paymentIntent).not.toBe(first);
    expect(await shop.ordersOf(user)).toHaveLength(2);
  });

  test('allows the order functions only for the service', async () => {
    for (const [name, parameters] of [
      ['start_order', { p_user_id: mia.id, p_email: mia.email, p_lines: [] }],
      ['price_lines', { p_lines: [] }],
      ['close_order', { p_order_id: mia.id, p_payment_intent: null }],
      ['repeated_orders', { p_payment_intent: 'pi_x' }],
      ['note_failed_intent', { p_order_id: mia.id, p_attempt: 1 }],
      [
        'settle_order',
        {
          p_event_id: 'evt_x',
          p_event_type: 'payment_intent.succeeded',
          p_payment_intent: 'pi_x',
          p_amount: 1,
          p_currency: 'eur',
          p_outcome: 'paid',
        },
      ],
      ['attach_payment_intent', { p_order_id: mia.id, p_payment_intent: 'pi_x' }],
    ] as const) {
      const answer = await fetch(`${shop.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: shop.publishableKey,
          authorization: `Bearer ${mia.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(parameters),
      });
      expect([name, answer.status]).toEqual([name, 403]);
    }
  });
});
