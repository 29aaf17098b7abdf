import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBackendProcess } from '@little-arches/backend/testing/backend-process';
import { createFamily } from '@little-arches/backend/testing/test-families';
import { ADDRESS } from '@little-arches/backend/testing/test-rows';
import type { SupabaseClient } from '@supabase/supabase-js';
import Stripe from 'stripe';
import * as v from 'valibot';
import { createShopRecords, type Order, PATIENCE } from './shop-records';

const Keys = v.object({
  secretKey: v.string(),
  stripePublishableKey: v.string(),
  stripeSecretKey: v.string(),
  stripeWebhookSecret: v.string(),
});

/** A signed-in person of the tests, with their client. */
export type Customer = { id: string; email: string; token: string; client: SupabaseClient };

/** Products of the tests, in addition to those of the seed. `sized` has the sizes 29, 30 and 31; 31 is sold out. */
export const PRODUCTS = {
  sole: { id: '0d5a6a0e-0000-4000-8000-000000000001', name: 'Test Sole', price: 2900, currency: 'eur' },
  wedge: { id: '0d5a6a0e-0000-4000-8000-000000000002', name: 'Test Wedge', price: 3950, currency: 'eur' },
  foreign: { id: '0d5a6a0e-0000-4000-8000-000000000003', name: 'Test Import', price: 5000, currency: 'usd' },
  gone: { id: '0d5a6a0e-0000-4000-8000-000000000004', name: 'Test Relic', price: 1000, currency: 'eur' },
  sized: { id: '0d5a6a0e-0000-4000-8000-000000000006', name: 'Test Insole', price: 3400, currency: 'eur' },
  free: { id: '0d5a6a0e-0000-4000-8000-000000000005', name: 'Test Gift', price: 0, currency: 'eur' },
} as const;

/** A backend with the products of the tests, and helpers for tests. */
export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Returns the intent id of a client secret. */
export function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

/** Opens a shop for the tests of a file and closes it after them; it has its members from the first hook on. */
export function testShop(): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    Object.assign(shop, await openShop());
  });
  afterAll(() => shop.close?.());
  return shop;
}

/** Starts an embedded backend in its own process and adds the products of the tests. */
export async function openShop() {
  const backend = await startBackendProcess();
  const service = backend.service();
  const keys = v.parse(Keys, JSON.parse(await readFile(join(backend.dataDir, 'keys.json'), 'utf8')));
  const payments = `${backend.url}/payments`;
  await insertProducts(service).catch(async (error) => {
    // The caller gets no shop then, so the backend must be stopped here.
    await backend.stop();
    throw error;
  });

  async function send(name: string, init: RequestInit & { user?: Customer }) {
    const headers = new Headers({ apikey: backend.publishableKey, 'content-type': 'application/json' });
    if (init.user) headers.set('authorization', `Bearer ${init.user.token}`);
    for (const [key, value] of new Headers(init.headers)) headers.set(key, value);
    const answer = await fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', ...init, headers });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  const call = (name: string, body: unknown, user?: Customer) =>
    send(name, { body: JSON.stringify(body), user });

  const { ordersOf, rowOf, eventsOf, mailsTo } = createShopRecords(backend, service);

  return {
    url: backend.url,
    publishableKey: backend.publishableKey,
    keys,
    dataDir: backend.dataDir,
    service,
    visitor: () => backend.visitor(),
    send,
    call,
    ordersOf,
    rowOf,
    eventsOf,
    mailsTo,
    close: () => backend.stop(),

    /** The real SDK, connected to the payment simulator. */
    stripe: new Stripe(keys.stripeSecretKey, {
      httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        return fetch(`${payments}${pathname}${search}`, init);
      }),
      telemetry: false,
    }),

    async createCustomer(): Promise<Customer> {
      const { client, id, email } = await createFamily(backend, 'Mia van der Berg');
      const { data } = await client.auth.getSession();
      if (!data.session) throw new Error(`${email} has no session after signing in.`);
      return { id, email, token: data.session.access_token, client };
    },

    /** Calls the checkout; `more` contains the optional fields of its payload. */
    checkOut: (products: unknown, user: Customer, more: { cartId?: string; orderAgain?: boolean } = {}) =>
      call('createPaymentSessionWithEmail', { email: user.email, products, ...more }, user),

    /** Sets the address of an order. */
    deliver: (clientSecret: string, user: Customer, delivery: object = ADDRESS) =>
      call('setDelivery', { paymentIntent: intentOf(clientSecret), delivery }, user),

    /** Pays with a card as the card form does, with the given address. */
    async pay(
      clientSecret: string,
      number = '4242424242424242',
      shipping?: typeof ADDRESS,
    ): Promise<Response> {
      const body = new URLSearchParams({ key: keys.stripePublishableKey, client_secret: clientSecret });
      for (const [name, value] of Object.entries(shipping ?? {}))
        body.set(name === 'name' ? 'shipping[name]' : `shipping[address][${name}]`, value);
      const card = { number, exp_month: '12', exp_year: '2040', cvc: '123' };
      for (const [name, value] of Object.entries(card)) body.set(`payment_method_data[card][${name}]`, value);
      return fetch(`${payments}/v1/payment_intents/${intentOf(clientSecret)}/confirm`, {
        method: 'POST',
        body,
      });
    },

    /** Waits until there are `count` mails about the order of a client secret, and returns them, newest first. */
    async mailsAbout(clientSecret: string, count: number) {
      const order = await rowOf(intentOf(clientSecret));
      const spelt = order.number.replace(/^(\d{4})/, '$1 ');
      return mailsTo(order.email, spelt, count);
    },

    /** Waits until the webhook has changed the order of an intent to a status. */
    async waitForStatus(user: Customer, intent: string, status: string): Promise<Order> {
      for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
        const order = (await ordersOf(user)).find((candidate) => candidate.payment_intent === intent);
        if (order?.status === status) return order;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`The order of ${intent} did not become ${status}.`);
    },
  };
}

async function insertProducts(service: SupabaseClient): Promise<void> {
  const rows = Object.entries(PRODUCTS).map(([key, product], index) => ({
    ...product,
    slug: `test-${key}`,
    description: `A product of the tests: ${product.name}.`,
    image: 'insole',
    level: String(index % 4),
    position: 9000 - index,
    withdrawn_at: key === 'gone' ? '2026-01-01T00:00:00Z' : null,
  }));
  const { error } = await service.from('products').insert(rows);
  if (error) throw new Error(`The products of the tests could not be inserted: ${error.message}`);
  const sizes = [29, 30, 31].map((size) => ({
    product_id: PRODUCTS.sized.id,
    size,
    foot_mm: Math.round((size * 20) / 3 - 15),
    in_stock: size !== 31,
  }));
  await service.from('product_sizes').insert(sizes).throwOnError();
}
