import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { StoredOrder, Taken } from './ledger';

const keysSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ secretKey: v.string(), stripeSecretKey: v.string() }),
);
const mailsSchema = v.array(v.object({ to: v.string(), links: v.array(v.string()) }));
const sessionSchema = v.object({ access_token: v.string() });
const productsSchema = v.object({
  data: v.array(
    v.looseObject({
      id: v.string(),
      price: v.number(),
      sizes: v.array(v.object({ size: v.number(), inStock: v.boolean() })),
    }),
  ),
});
const ordersSchema = v.array(
  v.object({ payment_intent: v.nullable(v.string()), total: v.number(), status: v.string() }),
);
const takenSchema = v.object({ id: v.string(), status: v.string(), amount_received: v.number() });

/** Address of a backend, and the folder of its keys. */
export interface ShopAddress {
  readonly url: string;
  readonly publishableKey: string;
  readonly payments: { readonly publishableKey: string };
  readonly dataDir: string;
}

/** A signed-in person. */
export interface Customer {
  readonly email: string;
  readonly token: string;
}

/** A product for sale. */
export interface Article {
  readonly id: string;
  readonly size: number | undefined;
  /** In cents. */
  readonly price: number;
}

/** Creates access to the embedded backend as a shop, with accounts and orders. */
export function createShop({ url, publishableKey, payments, dataDir }: ShopAddress) {
  const keys = v.parse(keysSchema, readFileSync(path.join(dataDir, 'keys.json'), 'utf8'));

  async function post<Schema extends v.GenericSchema>(
    where: string,
    body: object,
    schema: Schema,
    more: Record<string, string> = {},
  ): Promise<v.InferOutput<Schema>> {
    const headers = { apikey: publishableKey, 'content-type': 'application/json', ...more };
    const answer = await fetch(url + where, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${where} was answered ${answer.status}: ${await answer.text()}`);
    return v.parse(schema, await answer.json());
  }

  return {
    /** Creates an account and opens the link of its mail. */
    async signUp(email: string): Promise<Customer> {
      await post('/auth/v1/signup', { email, password: 'bench-arches-1' }, v.unknown());
      const mails = v.parse(mailsSchema, await (await fetch(`${url}/mailbox.json`)).json());
      const link = mails.find(({ to }) => to === email)?.links[0] ?? '';
      const token_hash = new URL(link).searchParams.get('token_hash');
      const { access_token } = await post('/auth/v1/verify', { type: 'email', token_hash }, sessionSchema);
      return { email, token: access_token };
    },

    async articles(): Promise<Article[]> {
      const { data } = await post('/functions/v1/getProducts', {}, productsSchema);
      return data.map(({ id, price, sizes }) => ({
        id,
        price,
        size: sizes.find(({ inStock }) => inStock)?.size,
      }));
    },

    /** Sets switches of the payment simulator; see scripts/backend/payments/faults. */
    goWrong: (switches: Record<string, string | number>) =>
      post('/payments/simulator.json', { action: 'switch', ...switches }, v.unknown(), {
        authorization: `Bearer ${keys.stripeSecretKey}`,
      }),

    /** Calls a function as a page does and returns any answer unchanged. */
    call: (name: string, body: object, { token }: Customer) =>
      fetch(`${url}/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      }),

    /** Sends a card as the card form does. */
    pay(clientSecret: string, number: string): Promise<Response> {
      const [intent] = clientSecret.split('_secret_');
      const card = { number, exp_month: '12', exp_year: '2040', cvc: '123' };
      const body = new URLSearchParams({ key: payments.publishableKey, client_secret: clientSecret });
      for (const [name, value] of Object.entries(card)) body.set(`payment_method_data[card][${name}]`, value);
      return fetch(`${url}/payments/v1/payment_intents/${intent}/confirm`, { method: 'POST', body });
    },

    /** Returns the shop's own orders. */
    async orders(): Promise<StoredOrder[]> {
      const orders: StoredOrder[] = [];
      for (let page: StoredOrder[] | undefined; page?.length !== 0; orders.push(...page)) {
        const query = `select=payment_intent,total,status&order=created_at,id&limit=500&offset=${orders.length}`;
        const answer = await fetch(`${url}/rest/v1/orders?${query}`, { headers: { apikey: keys.secretKey } });
        page = v.parse(ordersSchema, await answer.json());
      }
      return orders;
    },

    /** Returns the amount that the payment provider received for a payment. */
    async taken(intent: string): Promise<Taken> {
      const answer = await fetch(`${url}/payments/v1/payment_intents/${intent}`, {
        headers: { authorization: `Bearer ${keys.stripeSecretKey}` },
      });
      return v.parse(takenSchema, await answer.json());
    },
  };
}

/** Access to the embedded backend as a shop. */
export type Shop = ReturnType<typeof createShop>;
