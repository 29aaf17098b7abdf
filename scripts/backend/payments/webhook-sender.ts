import { createHmac, randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { PaymentRecords, PendingEvent } from './payment-records';

const FIRST_DELAY = 250;
const MAX_ATTEMPTS = 10;
const TIMEOUT = 15_000;

type Options = { url: string; secret: string; records: PaymentRecords; log(line: string): void };

/** The events the simulator sends, by type. */
export type SimulatedEvent =
  | Pick<Stripe.PaymentIntentSucceededEvent, 'type' | 'data'>
  | Pick<Stripe.PaymentIntentPaymentFailedEvent, 'type' | 'data'>
  | Pick<Stripe.PaymentIntentProcessingEvent, 'type' | 'data'>
  | Pick<Stripe.PaymentIntentCanceledEvent, 'type' | 'data'>
  | Pick<Stripe.ChargeRefundedEvent, 'type' | 'data'>;

/** Signs a payload the way Stripe does (`t=…,v1=…`); the time is in seconds. */
function signPayload(payload: string, secret: string, time = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

/**
 * Sends signed events and tries again with a growing pause until the other end answers 2xx; also those that an
 * earlier process left.
 */
export function createWebhookSender({ url, secret, records, log }: Options) {
  const stopped = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function deliver({ id, type, payload }: PendingEvent): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS && !stopped.signal.aborted; attempt += 1) {
      const outcome = await attemptDelivery(payload);
      if (stopped.signal.aborted) return;
      log(`webhook ${type}: ${outcome.said}${attempt > 1 ? ` (attempt ${attempt})` : ''}`);
      if (outcome.delivered) return records.finishEvent(id);
      await pause(FIRST_DELAY * 2 ** (attempt - 1), stopped.signal);
    }
    if (stopped.signal.aborted) return;
    records.finishEvent(id);
    log(`webhook ${type}: given up after ${MAX_ATTEMPTS} attempts`);
  }

  async function attemptDelivery(payload: string): Promise<{ delivered: boolean; said: string }> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        // Signed anew each time: the receiver refuses signatures older than five minutes.
        headers: { 'content-type': 'application/json', 'stripe-signature': signPayload(payload, secret) },
        body: payload,
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT)]),
      });
      await answer.arrayBuffer();
      return { delivered: answer.ok, said: String(answer.status) };
    } catch (error) {
      return { delivered: false, said: error instanceof Error ? error.message : String(error) };
    }
  }

  function begin(event: PendingEvent): void {
    const delivery = deliver(event).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  // Later, because what receives them may not be open yet.
  const left = records.pendingEvents();
  setTimeout(() => {
    if (!stopped.signal.aborted) left.forEach(begin);
  }, FIRST_DELAY).unref();

  return {
    /** Goes out once the records are saved, which happens before the request that caused it is answered. */
    send(event: SimulatedEvent, apiVersion: string): void {
      const id = `evt_${randomBytes(12).toString('hex')}`;
      const body = {
        id,
        object: 'event',
        api_version: apiVersion,
        created: Math.floor(Date.now() / 1000),
        data: event.data,
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type: event.type,
      };
      const pending = { id, type: event.type, payload: JSON.stringify(body) };
      records.events.set(id, pending);
      begin(pending);
    },
    /** Ends pauses and requests under way; the records keep what was not delivered by then. */
    async stop(): Promise<void> {
      stopped.abort();
      await Promise.all(underWay);
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    // A pending retry must not keep a process alive that has nothing else to do.
    timer.unref();
    signal.addEventListener('abort', end);
  });
}
