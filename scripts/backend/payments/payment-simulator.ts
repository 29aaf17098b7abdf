import { createFaultPanel } from './faults/fault-panel';
import { createFaults, REFUSAL_NAMES, REFUSALS } from './faults/faults';
import { createFrameFiles } from './forms/frame-files';
import { createPaymentIntents } from './intents/payment-intents';
import { createPaymentApi } from './payment-api';
import { createAuthorise, publicError } from './payment-keys';
import { openPaymentRecords, type PaymentRecords } from './payment-records';
import { StripeRefusal } from './stripe-refusal';
import { createWebhookSender } from './webhooks/webhook-sender';

const API_VERSION = '2026-10-28.endive';
const MAX_BODY = 65_536;

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

type PaymentSimulator = { handle(request: Request): Promise<Response>; stop(): Promise<void> };

/**
 * Creates the simulator of Stripe's PaymentIntents below /payments/: the API at /payments/v1/, the card form at
 * /payments/frame. No money moves. Everything is written to `file` before it is answered, undelivered events
 * included, so it survives a kill.
 */
export function createPaymentSimulator(options: Options): PaymentSimulator {
  const { webhookUrl, webhookSecret, siteOrigin, log } = options;
  const origins = namesOfOrigin(siteOrigin);
  const records = openPaymentRecords(options.file);
  const timers = new Set<NodeJS.Timeout>();
  const faults = createFaults();
  const webhooks = createWebhookSender({ url: webhookUrl, secret: webhookSecret, records, faults, log });
  const intents = createPaymentIntents({
    records,
    emit: (event) => webhooks.send(event, API_VERSION),
    later,
    processing() {
      const { seconds, outcome } = faults.switches;
      return faults.happens('processing') ? { milliseconds: 1000 * seconds, outcome } : undefined;
    },
  });
  const faultPanel = createFaultPanel({ ...options, faults, intents, records, webhooks });
  const answerApi = createPaymentApi({ authorise: createAuthorise(options, intents.find), intents, records });
  const frameFiles = createFrameFiles(origins);

  async function handleApi(request: Request, path: string, url: URL): Promise<Response> {
    const body = request.method === 'POST' ? await request.text() : '';
    if (body.length > MAX_BODY)
      return answer(413, { error: { type: 'invalid_request_error', message: 'Request too large.' } });
    const parameters = new URLSearchParams(request.method === 'POST' ? body : url.search);
    const run = (): Result => {
      try {
        refuseByFault(request);
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
    const result = key ? once(records, key, `${path}?${body}`, run) : run();
    records.save();
    if (isLost(`${request.method} ${path}`)) return Response.error();
    return answer(result.status, result.body, result.replayed ? { 'idempotent-replayed': 'true' } : {});
  }

  /** Refuses a request of the shop's server when a fault switch requires it. */
  function refuseByFault(request: Request): void {
    if (request.headers.get('authorization') !== `Bearer ${options.secretKey}`) return;
    const fault = faults.first(REFUSAL_NAMES);
    if (!fault) return;
    const { status, ...body } = REFUSALS[fault];
    throw new StripeRefusal(status, body);
  }

  function later(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      try {
        work();
        records.save();
      } catch (error) {
        log(`payments: ${error instanceof Error ? error.message : String(error)}`);
      }
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }

  /** Returns true when the response to a request is lost; the request itself is carried out. */
  function isLost(wanted: string): boolean {
    if (wanted === 'POST /v1/payment_intents') return faults.happens('loseCreate');
    return /^POST \/v1\/payment_intents\/\w+\/confirm$/.test(wanted) && faults.happens('loseConfirm');
  }

  return {
    async handle(request) {
      const url = new URL(request.url);
      const path = url.pathname.replace(/^\/payments(?=\/)/, '');
      if (/^\/simulator(\.json)?$/.test(path)) return faultPanel.answer(request);
      if (path === '/frame' && faults.happens('deadFrame')) return new Response('');
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
      if (response.type === 'error') return response;
      for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
      return response;
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await webhooks.stop();
    },
  };
}

interface Result {
  readonly status: number;
  readonly body: string;
  readonly replayed?: boolean;
}

/**
 * Runs a request, or replays the first response under its idempotency key. Like Stripe, keeps a 500 too, but no
 * response of a request that was not started.
 */
function once({ answers }: PaymentRecords, key: string, request: string, run: () => Result): Result {
  const first = answers.get(key);
  if (!first) {
    const { status, body } = run();
    if (status < 400 || status === 402 || status === 500)
      answers.set(key, { key, request, status, body, at: Date.now() });
    return { status, body };
  }
  if (first.request === request) return { status: first.status, body: first.body, replayed: true };
  const error = {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  };
  return { status: 400, body: JSON.stringify({ error }) };
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

// A person may open the site by either name of this machine.
function namesOfOrigin(siteOrigin: string): string[] {
  const url = new URL(siteOrigin);
  const names = ['localhost', '127.0.0.1'];
  if (!names.includes(url.hostname)) return [url.origin];
  return names.map((hostname) => `${url.protocol}//${hostname}${url.port && `:${url.port}`}`);
}
