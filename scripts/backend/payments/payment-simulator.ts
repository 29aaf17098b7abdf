import type Stripe from 'stripe';
import { createFrameFiles } from './frame-files';
import { createIdempotency } from './idempotency';
import { type Card, createPaymentIntents } from './payment-intents';
import { openPaymentRecords } from './payment-records';
import { refuseRequest, StripeRefusal } from './stripe-refusal';
import { createWebhookSender } from './webhook-sender';

const API_VERSION = '2026-10-28.endive';
const MAX_BODY = 65_536;

// Ready-made payment methods of Stripe's test mode, for a confirm from the server.
const PAYMENT_METHODS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_threeDSecure2Required: '4000002500003155',
  // Stripe has processing for slower methods than cards only; this one is ours.
  pm_card_processing: '4000000000006009',
};

// What a publishable key may see of a PaymentIntent.
const PUBLIC_FIELDS = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

type Options = {
  /** Where the signed events go. */
  webhookUrl: string;
  webhookSecret: string;
  secretKey: string;
  publishableKey: string;
  /** The one site that may show the card form. */
  siteOrigin: string;
  /** Where payments are kept; without it they last as long as the process. */
  file?: string;
  log(line: string): void;
};

type PaymentSimulator = { handle(request: Request): Promise<Response>; stop(): Promise<void> };

/**
 * Stripe's PaymentIntents, below /payments/: the API at /payments/v1/, the card form at /payments/frame. No money
 * moves. What was answered is in `file` before, and is there after a kill, with the events not delivered yet.
 */
export function createPaymentSimulator(options: Options): PaymentSimulator {
  const { webhookUrl, webhookSecret, siteOrigin, log } = options;
  const origins = namesOfOrigin(siteOrigin);
  const records = openPaymentRecords(options.file);
  const webhooks = createWebhookSender({ url: webhookUrl, secret: webhookSecret, records, log });
  const intents = createPaymentIntents(records, (event) => webhooks.send(event, API_VERSION));
  const idempotency = createIdempotency(records);
  const frameFiles = createFrameFiles(origins);

  /** The view of whoever asks: everything with the secret key, the public part with key and client secret. */
  function authorise(request: Request, parameters: URLSearchParams, id?: string) {
    const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const key = bearer ?? parameters.get('key') ?? '';
    if (key === options.secretKey) return (intent: Stripe.PaymentIntent) => intent;
    if (key !== options.publishableKey) {
      return refuseRequest(
        key ? `Invalid API Key provided: ${mask(key)}` : 'You did not provide an API key.',
        {},
        401,
      );
    }
    if (!id) return refuseSecretOnly();
    if (parameters.get('client_secret') !== intents.find(id).client_secret) {
      refuseRequest('The client_secret provided does not match the client_secret of the PaymentIntent.', {
        code: 'payment_intent_invalid_parameter',
        param: 'client_secret',
      });
    }
    return publicView;
  }

  function answerApi(request: Request, path: string, parameters: URLSearchParams): unknown {
    const [, collection, id, action] = /^\/v1\/(\w+)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const wanted = `${request.method} ${collection}${id ? '/id' : ''}${action ? `/${action}` : ''}`;
    if (!action && !id) authorise(request, parameters);
    if (wanted === 'POST payment_intents') return intents.create(parameters);
    if (wanted === 'POST refunds') {
      const amount = parameters.get('amount');
      return intents.refund(
        parameters.get('payment_intent') ?? '',
        amount === null ? undefined : Number(amount),
      );
    }
    if (id) {
      const view = authorise(request, parameters, id);
      if (wanted === 'GET payment_intents/id') return view(intents.find(id));
      if (wanted === 'POST payment_intents/id/confirm') return view(intents.confirm(id, cardOf(parameters)));
      // Not part of Stripe's API: in its test mode, too, the second step is a page of its own.
      if (wanted === 'POST payment_intents/id/second_step') {
        return view(intents.finishSecondStep(id, parameters.get('outcome') === 'complete'));
      }
      if (wanted === 'POST payment_intents/id/cancel') {
        if (view === publicView) refuseSecretOnly();
        return view(intents.cancel(id, parameters.get('cancellation_reason')));
      }
    }
    return refuseRequest(`Unrecognized request URL (${request.method}: ${path}).`, {}, 404);
  }

  async function handleApi(request: Request, path: string, url: URL): Promise<Response> {
    const body = request.method === 'POST' ? await request.text() : '';
    if (body.length > MAX_BODY)
      return answer(413, { error: { type: 'invalid_request_error', message: 'Request too large.' } });
    const parameters = new URLSearchParams(request.method === 'POST' ? body : url.search);
    const run = () => {
      try {
        return { status: 200, body: JSON.stringify(answerApi(request, path, parameters)) };
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        log(
          `payments: ${request.method} ${path.replace(/_secret_\w+/, '')} ${error.status} ${error.message}`,
        );
        return { status: error.status, body: JSON.stringify({ error: publicError(error) }) };
      }
    };
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    const {
      status,
      body: text,
      replayed,
    } = key ? idempotency.once(key, `${path}?${body}`, run) : { ...run(), replayed: false };
    records.save();
    return answer(status, text, replayed ? { 'idempotent-replayed': 'true' } : {});
  }

  return {
    async handle(request) {
      const url = new URL(request.url);
      const path = url.pathname.replace(/^\/payments(?=\/)/, '');
      if (!path.startsWith('/v1/')) return frameFiles.answer(request, path, url);
      const origin = request.headers.get('origin') ?? '';
      const cors: Record<string, string> = origins.includes(origin)
        ? { 'access-control-allow-origin': origin, vary: 'origin' }
        : {};
      if (request.method === 'OPTIONS') {
        return new Response(null, {
          status: 204,
          headers: { ...cors, 'access-control-allow-headers': 'authorization, content-type' },
        });
      }
      const response = await handleApi(request, path, url);
      for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
      return response;
    },
    stop: () => webhooks.stop(),
  };
}

function refuseSecretOnly(): never {
  return refuseRequest(
    'This API call cannot be made with a publishable API key.',
    { code: 'secret_key_required' },
    403,
  );
}

function publicView(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, intent[name]]));
}

// An error carries the intent too, and it may go to a browser.
function publicError({ body }: StripeRefusal) {
  return body.payment_intent
    ? { ...body, payment_intent: publicView(body.payment_intent as Stripe.PaymentIntent) }
    : body;
}

function cardOf(parameters: URLSearchParams): Card | undefined {
  const method = parameters.get('payment_method');
  const readyMade = method ? PAYMENT_METHODS[method] : undefined;
  if (readyMade) return { number: readyMade, month: 12, year: new Date().getFullYear() + 3, cvc: '123' };
  if (method)
    refuseRequest(`No such PaymentMethod: '${method}'`, {
      code: 'resource_missing',
      param: 'payment_method',
    });
  const read = (name: string) => parameters.get(`payment_method_data[card][${name}]`) ?? '';
  if (!read('number')) return undefined;
  return {
    number: read('number'),
    month: Number(read('exp_month')),
    year: Number(read('exp_year')),
    cvc: read('cvc'),
  };
}

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'stripe-version': API_VERSION,
      ...headers,
    },
  });
}

// A person may open the same site by either name of this machine.
function namesOfOrigin(siteOrigin: string): string[] {
  const url = new URL(siteOrigin);
  const names = ['localhost', '127.0.0.1'];
  if (!names.includes(url.hostname)) return [url.origin];
  return names.map((hostname) => `${url.protocol}//${hostname}${url.port && `:${url.port}`}`);
}

function mask(key: string): string {
  return `${key.slice(0, 8)}****`;
}
