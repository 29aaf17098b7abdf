import type { Customer, Shop } from './shop.ts';

/** A request to a function, in the short form of the tests. */
export type FunctionRequest = {
  user?: Customer;
  token?: string;
  method?: string;
  signature?: string;
  body?: unknown;
  raw?: string;
};

/** A tester that sends requests to functions, in Node and in Deno alike. */
export type FunctionTester = ReturnType<typeof testFunctions>;

/** Creates a tester that sends requests to functions as the customers of a shop. */
export function testFunctions(shop: Shop) {
  async function ask(url: string, request: FunctionRequest) {
    const headers = new Headers({ apikey: shop.publishableKey, 'content-type': 'application/json' });
    const token = request.token ?? request.user?.token;
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (request.signature) headers.set('stripe-signature', request.signature);
    const body = request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const answer = await fetch(url, { method: request.method ?? 'POST', headers, body });
    const text = await answer.text();
    const answered: unknown = text && JSON.parse(text);
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      origins: answer.headers.get('access-control-allow-origin'),
      allowed: answer.headers.get('access-control-allow-headers'),
      body: answered,
    };
  }

  /** Signs an event as the payment provider does. */
  async function sign(event: object): Promise<FunctionRequest> {
    const raw = JSON.stringify({ object: 'event', ...event });
    const secret = shop.keys.stripeWebhookSecret;
    return {
      raw,
      signature: await shop.stripe.webhooks.generateTestHeaderStringAsync({ payload: raw, secret }),
    };
  }

  return { ask, sign };
}
