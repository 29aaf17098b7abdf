import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STEP } from '@little-arches/kit/patience';
import Stripe from 'stripe';
import { createPaymentSimulator } from '../payment-simulator';

/** The key of the shop's server. */
const SECRET = 'sk_test_simulator';
/** Secret that signs events. */
const WEBHOOK_SECRET = 'whsec_simulator';
/** The key of the pages. */
export const PUBLISHABLE = 'pk_test_simulator';
export const SITE = 'http://localhost:3000';
/** Address of the simulator. */
export const API = 'http://127.0.0.1:54321/payments';

/** An event as received by the webhook. */
type Delivery = { signature: string; body: string };

/** For tests: creates for each test a simulator, an SDK client and a receiver of its events. */
export function simulatedPayments() {
  let receiver: Server;
  let webhookUrl: string;
  let simulator: ReturnType<typeof createPaymentSimulator>;
  let stripe: Stripe;
  const payments = {
    get simulator() {
      return simulator;
    },
    get stripe() {
      return stripe;
    },
    /** The events received so far. */
    deliveries: [] as Delivery[],
    /** Number of next events to refuse. */
    refusals: 0,
    restart,
    stripeWith,
    create,
    pay,
    post,
    set,
    nextEvent,
  };

  beforeEach(async () => {
    payments.deliveries = [];
    payments.refusals = 0;
    receiver = receiveEvents(payments);
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    restart();
  });
  afterEach(async () => {
    simulator.stop();
    await new Promise((resolve) => receiver.close(resolve));
  });
  return payments;

  /** Creates a second simulator without stopping the first, as after a kill. */
  function restart(file?: string): void {
    simulator = createPaymentSimulator({
      webhookUrl,
      webhookSecret: WEBHOOK_SECRET,
      secretKey: SECRET,
      publishableKey: PUBLISHABLE,
      siteOrigin: SITE,
      ...(file !== undefined && { file }),
      log: () => {},
    });
    stripe = stripeWith(SECRET);
  }

  async function handle(request: Request): Promise<Response> {
    const answer = await simulator.handle(request);
    if (answer.type === 'error') throw new TypeError('fetch failed');
    return answer;
  }

  /** Creates the real SDK; its requests go directly to the simulator. */
  function stripeWith(key: string): Stripe {
    return new Stripe(key, {
      httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        return handle(new Request(`${API}${pathname}${search}`, init));
      }),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  function create(more: Partial<Stripe.PaymentIntentCreateParams> = {}, key?: string) {
    return stripe.paymentIntents.create(
      { amount: 4900, currency: 'eur', automatic_payment_methods: { enabled: true }, ...more },
      key ? { idempotencyKey: key } : {},
    );
  }

  /** Sends the same request as Stripe.js does from the card form. */
  async function pay(intent: Stripe.PaymentIntent, card: Record<string, string> = {}) {
    const fields = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123', ...card };
    const body = new URLSearchParams({ key: PUBLISHABLE, client_secret: intent.client_secret ?? '' });
    for (const [name, value] of Object.entries(fields)) body.set(`payment_method_data[card][${name}]`, value);
    return post(`${intent.id}/confirm`, body);
  }

  async function post(path: string, body: URLSearchParams) {
    const request = new Request(`${API}/v1/payment_intents/${path}`, { method: 'POST', body });
    const answer = await handle(request);
    return { status: answer.status, body: await answer.json() };
  }

  /** Sets a fault, as the form of the simulator's page does. */
  function set(fault: string, origin = new URL(API).origin): Promise<Response> {
    const body = new URLSearchParams({ fault });
    return handle(new Request(`${API}/simulator`, { method: 'POST', headers: { origin }, body }));
  }

  async function nextEvent(index = 0): Promise<Stripe.Event> {
    const until = Date.now() + STEP;
    while (payments.deliveries.length <= index && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 10));
    const delivery = payments.deliveries[index];
    if (!delivery) throw new Error(`Event ${index} did not arrive.`);
    return stripe.webhooks.constructEventAsync(delivery.body, delivery.signature, WEBHOOK_SECRET);
  }
}

/** Creates the webhook: it records events, and refuses as many as the test requires. */
function receiveEvents(taken: { deliveries: Delivery[]; refusals: number }): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    taken.deliveries.push({
      signature: String(request.headers['stripe-signature']),
      body: Buffer.concat(chunks).toString(),
    });
    response.statusCode = taken.refusals > 0 ? 500 : 200;
    taken.refusals -= 1;
    response.end();
  });
}
