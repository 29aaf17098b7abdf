import { createFaultSwitch } from './fault-switch';
import { createFrameFiles } from './forms/frame-files';
import { createPaymentApi } from './payment-api';
import { createPaymentIntents } from './payment-intents';
import { publicError } from './payment-keys';
import { openPaymentRecords, type PaymentRecords } from './payment-records';
import { StripeRefusal } from './stripe-refusal';
import { createWebhookSender } from './webhook-sender';

const API_VERSION = '2026-10-28.endive';
/** Calls whose answer gets lost with that fault. */
const LOSABLE = /^POST \/v1\/payment_intents(\/\w+\/confirm)?$/;

type Options = {
  /** Address to which signed events are sent. */
  webhookUrl: string;
  webhookSecret: string;
  secretKey: string;
  publishableKey: string;
  /** Origin of the one site that may show the card form. */
  siteOrigin: string;
  /** File for payments; without it they are kept in memory. */
  file?: string;
  log(line: string): void;
};

type PaymentSimulator = { handle(request: Request): Promise<Response>; stop(): void };

/**
 * Creates the simulator of Stripe's PaymentIntents below /payments/: the API at /payments/v1/, the forms at
 * /payments/frame and /payments/address, the switch for faults at /payments/simulator. No money moves. Everything
 * is written to `file` before it is answered, undelivered events included, so it survives a kill.
 */
export function createPaymentSimulator(options: Options): PaymentSimulator {
  const { log } = options;
  const origins = namesOfOrigin(options.siteOrigin);
  const records = openPaymentRecords(options.file);
  const faults = createFaultSwitch();
  const webhooks = createWebhookSender({
    ...{ url: options.webhookUrl, secret: options.webhookSecret, apiVersion: API_VERSION },
    ...{ records, fault: faults.current, log },
  });
  const intents = createPaymentIntents({ records, fault: faults.current, send: webhooks.send, later });
  const answerApi = createPaymentApi({ keys: options, intents, records });
  const answerFrame = createFrameFiles(origins);

  async function handleApi(request: Request, path: string, url: URL): Promise<Response> {
    const body = request.method === 'POST' ? await request.text() : '';
    const parameters = new URLSearchParams(request.method === 'POST' ? body : url.search);
    const run = (): Result => {
      try {
        return { status: 200, body: JSON.stringify(answerApi(request, path, parameters)) };
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        log(`payments: ${request.method} ${path} ${error.status} ${error.message}`);
        return { status: error.status, body: JSON.stringify({ error: publicError(error) }) };
      }
    };
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    const result = key ? once(records, key, `${path}?${body}`, run) : run();
    records.save();
    if (faults.current() === 'noAnswer' && LOSABLE.test(`${request.method} ${path}`)) return Response.error();
    const headers = { 'content-type': 'application/json', 'stripe-version': API_VERSION };
    return new Response(result.body, { status: result.status, headers });
  }

  function later(milliseconds: number, work: () => void): void {
    setTimeout(() => {
      work();
      records.save();
    }, milliseconds).unref();
  }

  return {
    async handle(request) {
      const url = new URL(request.url);
      const path = url.pathname.replace(/^\/payments(?=\/)/, '');
      if (path === '/simulator') return faults.answer(request);
      if (!path.startsWith('/v1/')) return answerFrame(request, path, url);
      const origin = request.headers.get('origin') ?? '';
      const cors: Record<string, string> = origins.includes(origin)
        ? { 'access-control-allow-origin': origin, vary: 'origin' }
        : {};
      if (request.method === 'OPTIONS')
        return new Response(null, {
          status: 204,
          headers: { ...cors, 'access-control-allow-headers': 'authorization, content-type' },
        });
      const response = await handleApi(request, path, url);
      if (response.type !== 'error')
        for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
      return response;
    },
    stop: webhooks.stop,
  };
}

interface Result {
  readonly status: number;
  readonly body: string;
}

/**
 * Runs a request, or replays the first response under its idempotency key. Like Stripe, keeps no response of a
 * request that was not started.
 */
function once({ answers }: PaymentRecords, key: string, request: string, run: () => Result): Result {
  const first = answers.get(key);
  if (!first) {
    const { status, body } = run();
    if (status < 400 || status === 402) answers.set(key, { key, request, status, body, at: Date.now() });
    return { status, body };
  }
  if (first.request === request) return first;
  const error = {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  };
  return { status: 400, body: JSON.stringify({ error }) };
}

// A person may open the site by either name of this machine.
function namesOfOrigin(siteOrigin: string): string[] {
  const url = new URL(siteOrigin);
  const names = ['localhost', '127.0.0.1'];
  if (!names.includes(url.hostname)) return [url.origin];
  return names.map((hostname) => `${url.protocol}//${hostname}${url.port && `:${url.port}`}`);
}
