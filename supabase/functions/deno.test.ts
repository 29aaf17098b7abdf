import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { clearAway } from '@little-arches/backend/testing/backend-process';
import { startInDeno } from '@little-arches/backend/testing/deno-host';
import { ADDRESS } from '@little-arches/backend/testing/test-rows';
import type { FunctionName } from '@little-arches/contracts/backend';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import type { ListeningProcess } from '@little-arches/kit/processes/when-listening';
import { type FunctionRequest, type FunctionTester, testFunctions } from './_testing/ask-function.ts';
import { testScanFile } from './_testing/scan-file.ts';
import { type Customer, intentOf, openShop, PRODUCTS, type Shop } from './_testing/shop.ts';

type Case = [
  what: string,
  status: number,
  request: (host: 'node' | 'deno') => FunctionRequest | Promise<FunctionRequest>,
];

const { sole, wedge, sized } = PRODUCTS;

let shop: Shop;
let tester: FunctionTester;
let mia: Customer;
let jo: Customer;
let deno: ListeningProcess;

/** `npm test -- --all` tries Deno, and `npm test` where the functions changed. */
const whereDenoIs = process.env.DENO_BIN ? describe : describe.skip;

beforeAll(async () => {
  if (!process.env.DENO_BIN) return;
  execFileSync(process.execPath, programArgs(join(projectRoot(), 'scripts/build/bundle-functions.ts')));
  shop = await openShop();
  tester = testFunctions(shop);
  mia = await shop.createCustomer();
  jo = await shop.createCustomer();
});

afterAll(async () => {
  await shop?.close();
  await clearAway();
});

function startDeno(name: string, paymentApi = `${shop.url}/payments`): Promise<ListeningProcess> {
  return startInDeno(name, {
    SUPABASE_URL: shop.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: shop.keys.secretKey }),
    STRIPE_SECRET_KEY: shop.keys.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: shop.keys.stripeWebhookSecret,
    STRIPE_API_BASE: paymentApi,
  });
}

const inNode = (name: string) => `${shop.url}/functions/v1/${name}`;

const cart = (products: unknown, user = mia): FunctionRequest => ({
  user: mia,
  body: { email: user.email, products },
});
const good = { name: 'Mia', email: 'mia@example.com', message: 'Do the insoles fit sandals?' };

const EVERYWHERE: Case[] = [
  ['the preflight', 204, () => ({ method: 'OPTIONS' })],
  ['another method', 405, () => ({ method: 'PUT', user: mia, body: {} })],
];
const JSON_BODY: Case[] = [
  ['no JSON', 400, () => ({ user: mia, raw: '{"email":' })],
  ['an empty body', 400, () => ({ user: mia })],
  ['a JSON list', 422, () => ({ user: mia, body: [1] })],
  ['a JSON null', 422, () => ({ user: mia, raw: 'null' })],
  ['a body that is too large', 413, () => ({ user: mia, body: { email: 'x'.repeat(300_000) } })],
];
const USER: Case[] = [
  ['a request without a user', 401, () => ({ body: { email: mia.email } })],
  [
    'the publishable key instead of a user token',
    401,
    () => ({ token: shop.publishableKey, body: { email: mia.email } }),
  ],
];

/** Id of a child that doesn't exist. */
const CHILD = '00000000-0000-4000-8000-000000000000';

const CASES: Record<FunctionName, Case[]> = {
  getProfileWebsite: [
    ['the own email', 200, () => ({ user: mia, body: { email: mia.email.toUpperCase() } })],
    ["another user's email", 403, () => ({ user: mia, body: { email: jo.email } })],
    ['no email', 422, () => ({ user: mia, body: {} })],
    ...USER,
    ...JSON_BODY,
  ],
  getBlogWebsite: [['an empty object', 200, () => ({ body: {} })], ...JSON_BODY],
  getProducts: [['an empty object', 200, () => ({ body: {} })], ...JSON_BODY],
  createPaymentSessionWithEmail: [
    // The same cart in both hosts is the same order, so the client secrets are equal too.
    [
      'a cart',
      200,
      () =>
        cart([
          { ...sole, quantity: 2 },
          { ...wedge, quantity: 1 },
        ]),
    ],
    ['no size where one is needed', 409, () => cart([{ ...sized, quantity: 1 }])],
    ['a negative quantity', 422, () => cart([{ ...sole, quantity: -1 }])],
    ['an unknown product', 422, () => cart([{ id: 'rocket', quantity: 1 }])],
    ["another user's email", 403, () => cart([{ ...sole, quantity: 1 }], jo)],
    ...USER,
    ...JSON_BODY,
  ],
  getPaymentStatus: [
    [
      'the own payment',
      200,
      async () => {
        const { body } = await shop.checkOut([{ ...sole, quantity: 7 }], mia);
        return { user: mia, body: { paymentIntent: intentOf(body.paymentIntent) } };
      },
    ],
    [
      'a visitor with the client secret',
      200,
      async () => {
        const { body } = await shop.checkOut([{ ...sole, quantity: 8 }], mia);
        return { body: { paymentIntent: intentOf(body.paymentIntent), clientSecret: body.paymentIntent } };
      },
    ],
    ['a made-up payment', 404, () => ({ user: mia, body: { paymentIntent: 'pi_made_up' } })],
    ['an invalid id', 422, () => ({ user: mia, body: { paymentIntent: 'order-1' } })],
    ['a request without a user', 401, () => ({ body: { paymentIntent: 'pi_made_up' } })],
    ...JSON_BODY,
  ],
  setDelivery: [
    [
      'a made-up payment',
      404,
      () => ({ user: mia, body: { paymentIntent: 'pi_made_up', delivery: ADDRESS } }),
    ],
    ...USER,
    ...JSON_BODY,
  ],
  askForMail: [
    ['an address', 200, () => ({ body: { action: 'ask', email: 'mia@example.com' } })],
    ['a wrong email', 422, () => ({ body: { action: 'ask', email: 'mia' } })],
    ['an unknown link', 404, () => ({ body: { action: 'confirm', token: '0'.repeat(48) } })],
    ['half a link', 422, () => ({ body: { action: 'stop', token: '0'.repeat(20) } })],
    ['stopping an unknown request', 200, () => ({ body: { action: 'stop', token: '0'.repeat(48) } })],
    ...JSON_BODY,
  ],
  sendReminders: [['a request without a user', 401, () => ({ body: {} })]],
  sendOrderMails: [['a request without a user', 401, () => ({ body: {} })]],
  deleteAccount: [
    [
      'a person who just entered the password',
      200,
      async () => ({ user: await shop.createCustomer(), body: {} }),
    ],
    ...USER,
    ...JSON_BODY,
  ],
  stripeWebhook: [
    [
      'an event that is not for orders',
      200,
      (host) => tester.sign({ id: `evt_none_${host}`, type: 'customer.created', data: { object: {} } }),
    ],
    [
      'a payment of another system',
      200,
      (host) =>
        tester.sign({
          id: `evt_${host}`,
          type: 'payment_intent.succeeded',
          data: { object: { id: 'pi_other', amount_received: 100, currency: 'eur' } },
        }),
    ],
    [
      'a wrong signature',
      400,
      async () => ({ ...(await tester.sign({ id: 'evt_2' })), raw: '{"id":"evt_3"}' }),
    ],
    ['no signature', 400, () => ({ raw: '{}' })],
  ],
  deliverScan: [
    ['an unknown code', 404, () => ({ body: { code: '0000 0000', scan: testScanFile() } })],
    ['a code with a wrong format', 422, () => ({ body: { code: 'hello', scan: testScanFile() } })],
    ['a wrong file', 422, () => ({ body: { code: '0000 0000', scan: { format: 2 } } })],
    ...JSON_BODY,
  ],
  importScan: [
    ['an unknown child', 404, () => ({ user: mia, body: { childId: CHILD, scan: testScanFile() } })],
    ['a wrong file', 422, () => ({ user: mia, body: { childId: CHILD, scan: null } })],
    ...USER,
    ...JSON_BODY,
  ],
  getSharedScan: [
    ['an unknown link', 404, () => ({ body: { token: '0'.repeat(48) } })],
    ['half a link', 422, () => ({ body: { token: '0'.repeat(20) } })],
    ...JSON_BODY,
  ],
  submitContactMessage: [
    ['a message', 200, () => ({ body: good })],
    ['a message of a program', 200, () => ({ body: { website: 'https://spam.example' } })],
    ['a wrong email', 422, () => ({ body: { ...good, email: 'mia' } })],
    ...JSON_BODY,
  ],
};

whereDenoIs.each(Object.entries(CASES))('%s in Deno', (name, cases) => {
  beforeAll(async () => {
    deno = await startDeno(name);
  });
  afterAll(() => deno?.stop());

  test.each([...EVERYWHERE, ...cases])('answers %s with %i, as in Node', async (_what, status, request) => {
    const expected = await tester.ask(inNode(name), await request('node'));
    expect(expected.status).toBe(status);
    expect(await tester.ask(deno.url, await request('deno'))).toEqual(expected);
  });
});

whereDenoIs('Deno without a gateway', () => {
  afterEach(() => deno?.stop());

  test.each([
    ['a broken token', () => mia.token.slice(0, -6)],
    ['an unsigned token', () => `${btoa('{"alg":"none"}')}.${mia.token.split('.')[1]}.`],
  ])('refuses %s', async (_what, token) => {
    deno = await startDeno('getProfileWebsite');
    const answer = await tester.ask(deno.url, { token: token(), body: { email: mia.email } });
    expect([answer.status, answer.body]).toEqual([401, { message: 'Please login' }]);
  });

  test('verifies a signed event and marks the order as paid', async () => {
    const { body } = await shop.checkOut([{ ...wedge, quantity: 3 }], jo);
    const intent = intentOf(body.paymentIntent);
    const object = { id: intent, amount_received: 11_850, currency: 'eur' };
    deno = await startDeno('stripeWebhook');
    const answer = await tester.ask(
      deno.url,
      await tester.sign({ id: 'evt_4', type: 'payment_intent.succeeded', data: { object } }),
    );
    expect(answer.body).toEqual({ received: true, result: 'settled' });
    await shop.waitForStatus(jo, intent, 'paid');
  });

  test('reports that the payment provider is unreachable, and keeps the order payable', async () => {
    const kim = await shop.createCustomer();
    const products = [{ ...sole, quantity: 4 }];
    deno = await startDeno('createPaymentSessionWithEmail', 'http://127.0.0.1:1');
    const answer = await tester.ask(deno.url, { user: kim, body: { email: kim.email, products } });
    expect([answer.status, answer.body]).toEqual([
      502,
      { message: expect.stringContaining('not been charged') },
    ]);
    expect((await shop.checkOut(products, kim)).status).toBe(200);
    expect(await shop.ordersOf(kim)).toHaveLength(1);
  });

  test('counts the messages of one address together with Node', async () => {
    deno = await startDeno('submitContactMessage');
    const from = (email: string): FunctionRequest => ({ body: { ...good, email } });
    expect((await tester.ask(inNode('submitContactMessage'), from('third@example.com'))).status).toBe(200);
    expect((await tester.ask(deno.url, from('fourth@example.com'))).status).toBe(429);
  });
});
