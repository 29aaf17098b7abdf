import Stripe from 'stripe';
import { insertProducts, PRODUCTS } from './_testing/catalog.ts';
import { startTestBackend, type TestBackend } from './_testing/embedded-backend.ts';

type User = Awaited<ReturnType<TestBackend['signUp']>>;
type Order = {
  id: string;
  email: string;
  total: number;
  currency: string;
  status: string;
  payment_intent: string | null;
  paid_at: string | null;
  order_lines: { product_id: string; name: string; price: number; quantity: number }[];
};

const { sole, wedge, foreign, gone, free } = PRODUCTS;

let backend: TestBackend;
let stripe: Stripe;
let mia: User;
let jo: User;

beforeAll(async () => {
  backend = await startTestBackend();
  await insertProducts(backend.service);
  mia = await backend.signUp('mia@example.com');
  jo = await backend.signUp('jo@example.com');
  stripe = new Stripe(backend.keys.stripeSecretKey, {
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return fetch(`${backend.payments.api}${pathname}${search}`, init);
    }),
    telemetry: false,
  });
}, 60_000);

afterAll(() => backend?.stop());

async function send(name: string, init: RequestInit & { user?: User }) {
  const headers = new Headers({ apikey: backend.publishableKey, 'content-type': 'application/json' });
  if (init.user) headers.set('authorization', `Bearer ${init.user.token}`);
  for (const [key, value] of new Headers(init.headers)) headers.set(key, value);
  const answer = await fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', ...init, headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const call = (name: string, body: unknown, user?: User) => send(name, { body: JSON.stringify(body), user });

const checkOut = (products: unknown, user: User = mia) =>
  call('createPaymentSessionWithEmail', { email: user.email, products }, user);

async function ordersOf(user: User): Promise<Order[]> {
  const { data, error } = await backend.service
    .from('orders')
    .select('*, order_lines(product_id, name, price, quantity)')
    .eq('user_id', user.id)
    .order('created_at', { ascending: false });
  if (error) throw new Error(error.message);
  return data;
}

const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

async function pay(clientSecret: string, number = '4242424242424242') {
  const body = new URLSearchParams({ key: backend.payments.publishableKey, client_secret: clientSecret });
  const card = { number, exp_month: '12', exp_year: '2040', cvc: '123' };
  for (const [name, value] of Object.entries(card)) body.set(`payment_method_data[card][${name}]`, value);
  const url = `${backend.payments.api}/v1/payment_intents/${intentOf(clientSecret)}/confirm`;
  return fetch(url, { method: 'POST', body });
}

async function waitForStatus(user: User, intent: string, status: string): Promise<Order> {
  for (let tries = 0; tries < 200; tries += 1) {
    const order = (await ordersOf(user)).find((candidate) => candidate.payment_intent === intent);
    if (order?.status === status) return order;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The order of ${intent} did not become ${status}.`);
}

describe.each([
  'getProfileWebsite',
  'getBlogWebsite',
  'getProducts',
  'createPaymentSessionWithEmail',
  'submitContactMessage',
])('%s', (name) => {
  test('answers the preflight first, with the headers supabase-js sends', async () => {
    const answer = await fetch(`${backend.url}/functions/v1/${name}`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toMatch(
      /authorization, x-client-info, apikey/,
    );
  });

  test.each([
    ['no JSON', '{"email":', 400],
    ['an empty body', undefined, 400],
    ['a JSON list', '[1]', 422],
    ['a JSON null', 'null', 422],
    ['a body that is too large', JSON.stringify({ email: 'x'.repeat(300_000) }), 413],
  ])('refuses %s with a message a browser may read', async (_what, body, status) => {
    const answer = await send(name, { body, user: mia });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message: expect.any(String) });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('refuses other methods', async () => {
    const answer = await send(name, { method: 'PUT', body: '{}', user: mia });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe.each(['getProfileWebsite', 'createPaymentSessionWithEmail'])('%s as a stranger', (name) => {
  test('asks to log in without a user token', async () => {
    const answer = await call(name, { email: mia.email });
    expect([answer.status, answer.body]).toEqual([401, { message: 'Please login' }]);
  });

  test.each([
    ['the publishable key', () => backend.publishableKey],
    ['a broken token', () => mia.token.slice(0, -6)],
    ['an unsigned token', () => `${btoa('{"alg":"none"}')}.${mia.token.split('.')[1]}.`],
  ])('takes %s for no user', async (_what, token) => {
    const headers = { authorization: `Bearer ${token()}` };
    expect((await send(name, { body: JSON.stringify({ email: mia.email }), headers })).status).toBe(401);
  });
});

describe('getProfileWebsite', () => {
  test('answers the profile of the verified user, whatever the case of the email', async () => {
    const { status, body } = await call('getProfileWebsite', { email: 'Mia@Example.com' }, mia);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: expect.any(String),
      data: { first_name: 'Mia', last_name: 'van der Berg', group_id: expect.any(String), role: 'parent' },
    });
  });

  test("refuses another user's email", async () => {
    expect((await call('getProfileWebsite', { email: jo.email }, mia)).status).toBe(403);
  });

  test('says so where there is no profile', async () => {
    const lost = await backend.signUp('lost@example.com');
    await backend.service.from('profiles').delete().eq('id', lost.id);
    const { status, body } = await call('getProfileWebsite', { email: lost.email }, lost);
    expect([status, body]).toEqual([404, { status: 'error', message: expect.any(String) }]);
  });
});

describe('getProducts and getBlogWebsite', () => {
  test('answer the products on sale in their order, the level in metadata', async () => {
    const { status, body } = await call('getProducts', {});
    expect(status).toBe(200);
    const ids: string[] = body.data.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(gone.id);
    expect(ids.indexOf(free.id)).toBeLessThan(ids.indexOf(sole.id));
    expect(body.data.find(({ id }: { id: string }) => id === wedge.id)).toEqual({
      ...wedge,
      slug: 'test-wedge',
      description: 'A product of the tests: Test Wedge.',
      image: 'insole',
      metadata: { level: '1' },
    });
  });

  test('answer the articles that are published, newest first', async () => {
    const article = (title: string, published_at: string) => ({
      title,
      summary: 'A summary.',
      body: 'A body.',
      cover: 'feet',
      category: 'Feet',
      age_range: '6-9',
      reading_minutes: 2,
      published_at,
    });
    const { error } = await backend.service
      .from('articles')
      .insert([
        article('Test older', '2020-01-01T00:00:00Z'),
        article('Test newer', '2020-02-01T00:00:00Z'),
        article('Test tomorrow', new Date(Date.now() + 86_400_000).toISOString()),
      ]);
    expect(error).toBeNull();
    const { body } = await call('getBlogWebsite', {});
    const titles: string[] = body.data.map(({ title }: { title: string }) => title);
    expect(titles.filter((title) => title.startsWith('Test '))).toEqual(['Test newer', 'Test older']);
    expect(Object.keys(body.data.at(-1)).sort()).toEqual([
      'age_range',
      'body',
      'category',
      'cover',
      'id',
      'published_at',
      'reading_minutes',
      'slug',
      'summary',
      'title',
    ]);
  });
});

describe('createPaymentSessionWithEmail', () => {
  test.each([
    ['an empty cart', [], 422, 'empty'],
    ['no list', 'sole', 422, 'products'],
    ['a negative quantity', [{ id: sole.id, quantity: -1 }], 422, 'at least 1'],
    ['half a product', [{ id: sole.id, quantity: 1.5 }], 422, 'whole number'],
    ['too many of one', [{ id: sole.id, quantity: 100 }], 422, 'at most 99'],
    [
      'too many of one on two lines',
      [
        { id: sole.id, quantity: 60 },
        { id: sole.id, quantity: 40 },
      ],
      422,
      'at most 99',
    ],
    ['a quantity as text', [{ id: sole.id, quantity: '1' }], 422, 'quantity'],
    [
      'too many lines',
      Array.from({ length: 51 }, (_, index) => ({ id: `p${index}`, quantity: 1 })),
      422,
      'at most 50',
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
    ['nothing to pay', [{ id: free.id, quantity: 1 }], 422, 'too small'],
  ])('refuses %s and stores nothing', async (_what, products, status, part) => {
    const answer = await checkOut(products);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(part)]);
    expect(await ordersOf(mia)).toEqual([]);
  });

  test("refuses another user's email and stores nothing", async () => {
    const products = [{ ...sole, quantity: 1 }];
    const answer = await call('createPaymentSessionWithEmail', { email: jo.email, products }, mia);
    expect(answer.status).toBe(403);
    expect([await ordersOf(mia), await ordersOf(jo)]).toEqual([[], []]);
  });

  test('computes the price itself, whatever price the browser sends', async () => {
    const products = [
      { ...sole, price: 1, currency: 'usd', quantity: 2 },
      { ...wedge, price: -500, quantity: 1 },
    ];
    const { status, body } = await checkOut(products);
    expect([status, Object.keys(body)]).toEqual([200, ['paymentIntent']]);
    const [order, ...others] = await ordersOf(mia);
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
    });
    expect(await stripe.paymentIntents.retrieve(intentOf(body.paymentIntent))).toMatchObject({
      amount: 9750,
      currency: 'eur',
      metadata: { order_id: order?.id },
    });
  });

  test('gives one order and one intent to calls that come at once or later, lines in any order or in parts', async () => {
    const user = await backend.signUp('twice@example.com');
    const cart = [
      { ...sole, quantity: 2 },
      { ...wedge, quantity: 1 },
    ];
    const parts = [
      { ...wedge, quantity: 1 },
      { ...sole, quantity: 1 },
      { ...sole, quantity: 1 },
    ];
    const atOnce = await Promise.all([cart, cart, parts, cart].map((products) => checkOut(products, user)));
    const later = await checkOut(cart, user);
    const secrets = [...atOnce, later].map(({ body }) => body.paymentIntent);
    expect(new Set(secrets)).toEqual(new Set([expect.stringMatching(/^pi_\w+_secret_\w+$/)]));
    expect(await ordersOf(user)).toHaveLength(1);
  });

  test('gives another cart, another user and another price orders of their own', async () => {
    const user = await backend.signUp('other@example.com');
    const secret = async (who: User, quantity: number) =>
      (await checkOut([{ ...wedge, quantity }], who)).body.paymentIntent;
    const secrets = [await secret(user, 1), await secret(user, 2), await secret(jo, 1)];
    await backend.service.from('products').update({ price: 4000 }).eq('id', wedge.id);
    secrets.push(await secret(user, 1));
    await backend.service.from('products').update({ price: wedge.price }).eq('id', wedge.id);
    expect(new Set(secrets).size).toBe(4);
    expect((await ordersOf(user)).map(({ total }) => total)).toEqual([4000, 7900, 3950]);
  });

  test.each([
    ['cancelled', (intent: string) => stripe.paymentIntents.cancel(intent)],
    [
      'lost by the provider',
      async (intent: string) => {
        await backend.service
          .from('orders')
          .update({ payment_intent: 'pi_lost' })
          .eq('payment_intent', intent);
      },
    ],
  ])('makes a new order when the intent was %s', async (what, spoil) => {
    const user = await backend.signUp(`${what.split(' ')[0]}@example.com`);
    const cart = [{ ...sole, quantity: 1 }];
    const first = (await checkOut(cart, user)).body.paymentIntent;
    await spoil(intentOf(first));
    const again = await Promise.all([checkOut(cart, user), checkOut(cart, user)]);
    const [second, third] = again.map(({ body }) => body.paymentIntent);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect(await ordersOf(user)).toHaveLength(2);
  });

  test('makes a new order a day later', async () => {
    const user = await backend.signUp('day@example.com');
    const cart = [{ ...sole, quantity: 1 }];
    const first = (await checkOut(cart, user)).body.paymentIntent;
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await backend.service.from('orders').update({ created_at: yesterday }).eq('user_id', user.id);
    expect((await checkOut(cart, user)).body.paymentIntent).not.toBe(first);
    expect(await ordersOf(user)).toHaveLength(2);
  });

  test("leaves the order functions out of everybody's reach but the service's", async () => {
    for (const [name, parameters] of [
      ['start_order', { p_user_id: mia.id, p_email: mia.email, p_lines: [] }],
      ['retire_order', { p_order_id: mia.id }],
      ['attach_payment_intent', { p_order_id: mia.id, p_payment_intent: 'pi_x' }],
    ] as const) {
      const answer = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          authorization: `Bearer ${mia.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(parameters),
      });
      expect([name, answer.status]).toEqual([name, 403]);
    }
  });
});

describe('stripeWebhook', () => {
  let counter = 0;

  async function startPayment(what: string) {
    const user = await backend.signUp(`${what}@example.com`);
    const { body } = await checkOut([{ ...sole, quantity: 1 }], user);
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
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: more.secret ?? backend.keys.stripeWebhookSecret,
    });
    return send('stripeWebhook', { body: payload, headers: { 'stripe-signature': signature } });
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
    const { user, secret, intent } = await startPayment('payer');
    expect((await pay(secret)).status).toBe(200);
    expect((await waitForStatus(user, intent, 'paid')).paid_at).not.toBeNull();
    const next = (await checkOut([{ ...sole, quantity: 1 }], user)).body.paymentIntent;
    expect(intentOf(next)).not.toBe(intent);
  });

  test('marks a declined order as failed, whose intent is met again and can still be paid', async () => {
    const { user, secret, intent } = await startPayment('declined');
    expect((await pay(secret, '4000000000000002')).status).toBe(402);
    await waitForStatus(user, intent, 'failed');
    expect((await checkOut([{ ...sole, quantity: 1 }], user)).body.paymentIntent).toBe(secret);
    await pay(secret);
    await waitForStatus(user, intent, 'paid');
  });

  test('marks a paid order as refunded when all of it was given back, not when a part was', async () => {
    const { user, secret, intent } = await startPayment('refunded');
    await pay(secret);
    await waitForStatus(user, intent, 'paid');
    const partly = await sendEvent(
      'charge.refunded',
      refunded(intent, { refunded: false, amount_refunded: 100 }),
    );
    expect(partly.body).toEqual({ received: true, result: 'ignored' });
    await stripe.refunds.create({ payment_intent: intent });
    await waitForStatus(user, intent, 'refunded');
  });

  test('handles an event once', async () => {
    const { intent } = await startPayment('once');
    const event = { id: 'evt_once' };
    const results = [
      await sendEvent('payment_intent.succeeded', succeeded(intent), event),
      await sendEvent('payment_intent.succeeded', succeeded(intent), event),
    ];
    expect(results.map(({ body }) => body.result)).toEqual(['settled', 'duplicate']);
  });

  test('moves an order forward only', async () => {
    const { user, intent } = await startPayment('forward');
    await sendEvent('payment_intent.succeeded', succeeded(intent));
    expect((await sendEvent('payment_intent.payment_failed', succeeded(intent))).body.result).toBe(
      'unchanged',
    );
    await waitForStatus(user, intent, 'paid');
    await sendEvent('charge.refunded', refunded(intent));
    expect((await sendEvent('payment_intent.succeeded', succeeded(intent))).body.result).toBe('unchanged');
    await waitForStatus(user, intent, 'refunded');
  });

  test('asks for a refund again that comes before its payment', async () => {
    const { user, intent } = await startPayment('early');
    const event = { id: 'evt_early' };
    expect((await sendEvent('charge.refunded', refunded(intent), event)).status).toBe(409);
    await sendEvent('payment_intent.succeeded', succeeded(intent));
    expect((await sendEvent('charge.refunded', refunded(intent), event)).body.result).toBe('settled');
    await waitForStatus(user, intent, 'refunded');
  });

  test.each([
    ['amount', 1, 'eur'],
    ['currency', 2900, 'usd'],
  ])('refuses an event with another %s and leaves the order', async (what, amount, currency) => {
    const { user, intent } = await startPayment(what);
    const answer = await sendEvent('payment_intent.succeeded', succeeded(intent, amount, currency));
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(intent)]);
    await waitForStatus(user, intent, 'pending');
  });

  test('refuses a wrong signature', async () => {
    const { user, intent } = await startPayment('forged');
    const answer = await sendEvent('payment_intent.succeeded', succeeded(intent), { secret: 'whsec_other' });
    expect(answer.status).toBe(400);
    const unsigned = await call('stripeWebhook', { id: 'evt_1', type: 'payment_intent.succeeded' });
    expect(unsigned.status).toBe(400);
    await waitForStatus(user, intent, 'pending');
  });

  test('accepts what is none of its business', async () => {
    expect((await sendEvent('customer.created', { id: 'cus_1' })).body.result).toBe('ignored');
    expect((await sendEvent('payment_intent.succeeded', succeeded('pi_other'))).body.result).toBe(
      'unknown_intent',
    );
  });
});

describe('submitContactMessage', () => {
  const good = { name: 'Mia', email: 'mia@example.com', message: 'Do the insoles fit sandals?' };

  async function storedMessages() {
    const { data } = await backend.service.from('contact_messages').select('name, email, message, ip_hash');
    return data ?? [];
  }

  test.each([
    ['no name', { name: ' ' }, 'Name is required.'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'at most 100'],
    ['no email', { email: '' }, 'Email is required.'],
    ['a wrong email', { email: 'mia@' }, 'name@example.com'],
    ['an email that is too long', { email: `${'x'.repeat(250)}@example.com` }, 'at most 254'],
    ['a message that is too short', { message: 'Hello   ' }, 'at least 10'],
    ['a message that is too long', { message: 'x'.repeat(4001) }, 'at most 4000'],
  ])('refuses %s', async (_what, wrong, part) => {
    const { status, body } = await call('submitContactMessage', { ...good, ...wrong });
    expect([status, body.message]).toEqual([422, expect.stringContaining(part)]);
    expect(await storedMessages()).toEqual([]);
  });

  test('thanks a form-filling program and stores nothing', async () => {
    const { status, body } = await call('submitContactMessage', { ...good, website: 'https://spam.example' });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(await storedMessages()).toEqual([]);
  });

  test('stores three messages an hour and refuses the fourth', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      const { status, body } = await call('submitContactMessage', { ...good, name, website: '' });
      expect([status, body]).toEqual([200, { status: 'success', message: expect.any(String) }]);
    }
    const { status, body } = await call('submitContactMessage', { ...good, email: 'jo@example.com' });
    expect([status, body]).toEqual([429, { message: expect.any(String) }]);
    const stored = await storedMessages();
    expect(stored.map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
    expect(stored[0]?.ip_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
