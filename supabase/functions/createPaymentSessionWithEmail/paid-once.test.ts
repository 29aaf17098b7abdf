import { randomUUID } from 'node:crypto';
import { type Customer, intentOf, PRODUCTS, testShop } from '../_testing/shop.ts';

const shop = testShop();

const { sole, wedge } = PRODUCTS;
const one = [{ ...sole, quantity: 1 }];
const two = [{ ...sole, quantity: 2 }];

const statusOf = async (secret: string) =>
  (await shop.stripe.paymentIntents.retrieve(intentOf(secret))).status;

/** Creates a customer with a paid cart, after the webhook. */
async function havePaid(products: unknown = one) {
  const user = await shop.createCustomer();
  const cartId = randomUUID();
  const secret = (await shop.checkOut(products, user, { cartId })).body.paymentIntent as string;
  expect((await shop.pay(secret)).status).toBe(200);
  await shop.waitForStatus(user, intentOf(secret), 'paid');
  return { user, cartId, secret };
}

/** Undoes the webhook's changes, as if it had not arrived yet. */
async function loseWebhook(secret: string) {
  const { error } = await shop.service
    .from('orders')
    .update({ status: 'pending', paid_at: null })
    .eq('payment_intent', intentOf(secret));
  expect(error).toBeNull();
}

describe('the payment of a cart', () => {
  test('has one order and one intent when several tabs request it at once', async () => {
    const user = await shop.createCustomer();
    const cartId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.checkOut(one, user, { cartId })));
    const later = await shop.checkOut(one, user, { cartId });
    expect(new Set([...answers, later].map(({ body }) => body.paymentIntent)).size).toBe(1);
    expect(await shop.ordersOf(user)).toHaveLength(1);
  });

  test('gets another intent after the cart was changed, and the earlier one is cancelled', async () => {
    const user = await shop.createCustomer();
    const cartId = randomUUID();
    const first = (await shop.checkOut(one, user, { cartId })).body.paymentIntent;
    const second = (await shop.checkOut(two, user, { cartId })).body.paymentIntent;
    expect([await statusOf(first), await statusOf(second)]).toEqual(['canceled', 'requires_payment_method']);
    expect((await shop.pay(first)).status).toBe(400);
    const orders = await shop.ordersOf(user);
    expect(orders.map(({ status, total }) => [status, total])).toEqual([
      ['pending', 5800],
      ['failed', 2900],
    ]);
  });

  test('has one payable intent when tabs race, and refuses none of them', async () => {
    const user = await shop.createCustomer();
    const cartId = randomUUID();
    const carts = [one, two, one, [{ ...wedge, quantity: 1 }], two, one];
    const answers = await Promise.all(carts.map((products) => shop.checkOut(products, user, { cartId })));
    const { data } = await shop.service
      .from('orders')
      .select('payment_intent')
      .eq('user_id', user.id)
      .not('payment_intent', 'is', null)
      .throwOnError();
    const handedOut = answers.flatMap(({ body }) =>
      body.paymentIntent ? [intentOf(body.paymentIntent)] : [],
    );
    const ids = new Set([...handedOut, ...(data ?? []).map(({ payment_intent }) => String(payment_intent))]);
    const states = await Promise.all([...ids].map((id) => shop.stripe.paymentIntents.retrieve(id)));
    const answered = answers.map(({ status, body }) => `${status} ${body.message ?? 'started'}`);
    const payable = states.filter(({ status }) => status !== 'canceled').length;
    expect({ payable, answered }).toEqual({ payable: 1, answered: answers.map(() => '200 started') });
  });

  test.each([
    ['as it was', one],
    ['changed later', two],
  ])('is refused when the cart is paid, %s', async (_what, products) => {
    const { user, cartId, secret } = await havePaid();
    const answer = await shop.checkOut(products, user, { cartId, orderAgain: true });
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        message: 'This cart is already paid. You were not charged again.',
        reason: 'cart_paid',
        paymentIntent: intentOf(secret),
        lines: [{ id: sole.id, quantity: 1 }],
      },
    ]);
    expect(await shop.ordersOf(user)).toHaveLength(1);
  });

  test.each([
    ['as it was', one],
    ['changed later', two],
  ])('is reported as paid while the webhook is late, %s', async (_what, products) => {
    const { user, cartId, secret } = await havePaid();
    await loseWebhook(secret);
    const answer = await shop.checkOut(products, user, { cartId });
    expect([answer.status, answer.body.reason]).toEqual([409, 'cart_paid']);
    await shop.waitForStatus(user, intentOf(secret), 'paid');
  });

  test.each([
    ['as it was', one],
    ['changed later', two],
  ])('is reported as pending while the bank processes it, %s', async (_what, products) => {
    const user = await shop.createCustomer();
    const cartId = randomUUID();
    const secret = (await shop.checkOut(one, user, { cartId })).body.paymentIntent;
    await shop.pay(secret, '4000000000006009');
    const answer = await shop.checkOut(products, user, { cartId });
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        message: 'Your payment for this cart is being processed. Please wait for its result.',
        reason: 'payment_processing',
        paymentIntent: intentOf(secret),
      },
    ]);
    expect(await shop.ordersOf(user)).toHaveLength(1);
  });

  test('is refused when another account paid, without details of that order', async () => {
    const { cartId } = await havePaid();
    const answer = await shop.checkOut(one, await shop.createCustomer(), { cartId });
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        message: 'This cart is already paid. You were not charged again.',
        reason: 'cart_paid',
        lines: [],
      },
    ]);
  });

  test.each([
    ['as it is', one],
    ['with other content', two],
    ['with a size that can’t be ordered', [{ ...sole, size: 29, quantity: 1 }]],
  ])('keeps the open order of another account, %s', async (_what, products) => {
    const [mia, jo] = [await shop.createCustomer(), await shop.createCustomer()];
    const cartId = randomUUID();
    const first = (await shop.checkOut(one, mia, { cartId })).body.paymentIntent;
    await shop.checkOut(products, jo, { cartId });
    expect(await statusOf(first)).toBe('requires_payment_method');
    expect((await shop.checkOut(one, mia, { cartId })).body.paymentIntent).toBe(first);
    expect((await shop.pay(first)).status).toBe(200);
    await shop.waitForStatus(mia, intentOf(first), 'paid');
    const later = await shop.checkOut(one, jo, { cartId });
    expect([later.status, later.body.reason, later.body.lines]).toEqual([409, 'cart_paid', []]);
  });

  test('requires a UUID as its id', async () => {
    const answer = await shop.checkOut(one, await shop.createCustomer(), { cartId: 'mine' });
    expect([answer.status, answer.body.message]).toEqual([422, 'cartId: A cart’s id is a UUID.']);
  });
});

describe('the same content as a payment a moment ago', () => {
  const again = (user: Customer, products: unknown = one, orderAgain?: boolean) =>
    shop.checkOut(products, user, { cartId: randomUUID(), ...(orderAgain && { orderAgain }) });

  test('requires a confirmation', async () => {
    const { user } = await havePaid();
    const answer = await again(user);
    expect([answer.status, answer.body]).toEqual([
      409,
      { message: 'You ordered exactly this just now. Order it again?', reason: 'paid_before' },
    ]);
    expect((await shop.checkOut(one, user)).body.reason).toBe('paid_before');
    expect(await shop.ordersOf(user)).toHaveLength(1);
  });

  test('is ordered again after the confirmation, which a reload does not repeat', async () => {
    const { user } = await havePaid();
    const cartId = randomUUID();
    const asked = await shop.checkOut(one, user, { cartId, orderAgain: true });
    expect(asked.status).toBe(200);
    expect((await shop.checkOut(one, user, { cartId })).body.paymentIntent).toBe(asked.body.paymentIntent);
    expect((await shop.pay(asked.body.paymentIntent)).status).toBe(200);
  });

  test('is reported with the minutes since the payment, for half an hour', async () => {
    const { user } = await havePaid();
    const paidAgo = (minutes: number) =>
      shop.service
        .from('orders')
        .update({ paid_at: new Date(Date.now() - minutes * 60_000 - 5000).toISOString() })
        .eq('user_id', user.id);
    await paidAgo(3);
    expect((await again(user)).body.message).toBe('You ordered exactly this 3 minutes ago. Order it again?');
    await paidAgo(31);
    expect((await again(user)).status).toBe(200);
  });

  test('counts as the same only with the same quantity and account', async () => {
    const { user } = await havePaid();
    expect((await again(user, two)).status).toBe(200);
    expect((await again(await shop.createCustomer())).status).toBe(200);
  });

  test('requires the confirmation on a second device that already shows the payment too', async () => {
    const user = await shop.createCustomer();
    const [phone, laptop] = [{ cartId: randomUUID() }, { cartId: randomUUID() }];
    const onPhone = (await shop.checkOut(one, user, phone)).body.paymentIntent;
    const onLaptop = (await shop.checkOut(one, user, laptop)).body.paymentIntent;
    expect(onLaptop).not.toBe(onPhone);
    await shop.pay(onPhone);
    await shop.waitForStatus(user, intentOf(onPhone), 'paid');
    await shop.waitForStatus(user, intentOf(onLaptop), 'failed');
    expect(await statusOf(onLaptop)).toBe('canceled');
    expect((await shop.checkOut(one, user, laptop)).body.reason).toBe('paid_before');
  });
});

describe('open orders', () => {
  const openOf = async (user: Customer) => {
    const { data } = await shop.service
      .from('orders')
      .select('id, payment_intent')
      .eq('user_id', user.id)
      .in('status', ['pending', 'failed'])
      .is('closed_at', null)
      .throwOnError();
    return data ?? [];
  };
  const start = (user: Customer, keep: string[] = []) =>
    shop.service.rpc('start_order', {
      p_user_id: user.id,
      p_email: user.email,
      p_lines: [{ id: sole.id, quantity: 1 }],
      p_cart_id: randomUUID(),
      p_keep: keep,
    });

  test('are limited to 20 for one account, also when created simultaneously', async () => {
    const user = await shop.createCustomer();
    const answers = await Promise.all(Array.from({ length: 40 }, () => start(user)));
    expect(answers.filter(({ data }) => data?.state === 'open')).toHaveLength(20);
    const open = await openOf(user);
    expect(open).toHaveLength(20);
    const full = await start(
      user,
      open.map(({ id }) => id),
    );
    expect(full.error).toMatchObject({
      code: 'PT429',
      message:
        '20 of your payments are still being processed. Please wait for their result, then order again.',
    });
  });

  test('are closed with their intents for a new one, the oldest first', async () => {
    const user = await shop.createCustomer();
    const oldest = (await shop.checkOut(one, user, { cartId: randomUUID() })).body.paymentIntent;
    for (let count = 1; count < 20; count += 1) await start(user);
    expect((await shop.checkOut(one, user, { cartId: randomUUID() })).status).toBe(200);
    expect(await statusOf(oldest)).toBe('canceled');
    expect(await openOf(user)).toHaveLength(20);
  });

  test('are closed one for each new order, except those that still wait for their intent', async () => {
    const user = await shop.createCustomer();
    const oldest = await Promise.all(
      Array.from({ length: 3 }, () => shop.checkOut(one, user, { cartId: randomUUID() })),
    );
    for (let count = 3; count < 20; count += 1) await start(user);
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(user)));
    const told = answers.flatMap(({ data }) => (data ? [data.order.payment_intent] : []));
    expect(told.sort()).toEqual(oldest.map(({ body }) => intentOf(body.paymentIntent)).sort());
    const refused = answers.flatMap(({ error }) => (error ? [[error.code, error.details]] : []));
    expect(refused).toEqual(Array(2).fill(['PT429', 'busy']));
  });

  test('are limited to a hundred within an hour', async () => {
    const user = await shop.createCustomer();
    const begin = async () => {
      const { data, error } = await start(user);
      if (data) await shop.service.rpc('close_order', { p_order_id: data.order.id, p_payment_intent: null });
      return error?.message ?? data.state;
    };
    for (let count = 0; count < 100; count += 1) expect(await begin()).toBe('open');
    expect(await begin()).toBe('You have begun 100 orders within an hour. Please try again later.');
    const since = new Date(Date.now() - 3_601_000).toISOString();
    await shop.service.from('order_starts').update({ since }).eq('user_id', user.id).throwOnError();
    expect(await begin()).toBe('open');
  });

  test('are deleted once closed, except the last 20', async () => {
    const user = await shop.createCustomer();
    const cartId = randomUUID();
    for (let quantity = 1; quantity <= 25; quantity += 1)
      await shop.checkOut([{ ...sole, quantity }], user, { cartId });
    expect(await shop.ordersOf(user)).toHaveLength(21);
  });
});
