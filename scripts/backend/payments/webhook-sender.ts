import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault-switch';
import type { SimulatedEvent } from './payment-intents';
import { newId, now } from './payment-objects';
import type { PaymentRecords, PendingEvent } from './payment-records';

/** Milliseconds before the second try; each later pause is twice as long. */
const FIRST_DELAY = 250;
const MAX_ATTEMPTS = 10;
const TIMEOUT = 15_000;
/** Milliseconds that a late webhook is late. */
const LATE = 5000;

interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly apiVersion: string;
  readonly records: PaymentRecords;
  readonly fault: () => Fault;
  log(line: string): void;
}

/**
 * Sends signed events and retries with growing pauses until the receiver answers 2xx; also sends undelivered events
 * of an earlier process.
 */
export function createWebhookSender({ url, secret, apiVersion, records, fault, log }: WebhookOptions) {
  const stopped = new AbortController();
  // Each pending event adds a listener.
  setMaxListeners(0, stopped.signal);

  /** Waits until the time is over or the sender stops. Does not keep the process alive. */
  async function pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
  }

  async function attempt(payload: string): Promise<{ delivered: boolean; said: string }> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        // Signed for each attempt, because the receiver refuses signatures older than five minutes.
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

  async function deliver({ id, type, payload }: PendingEvent): Promise<void> {
    for (let tries = 1; tries <= MAX_ATTEMPTS && !stopped.signal.aborted; tries += 1) {
      const { delivered, said } = await attempt(payload);
      if (stopped.signal.aborted) return;
      log(`webhook ${type}: ${said}${tries > 1 ? ` (attempt ${tries})` : ''}`);
      if (delivered) return records.finishEvent(id);
      await pause(FIRST_DELAY * 2 ** (tries - 1));
    }
    if (stopped.signal.aborted) return;
    records.finishEvent(id);
    log(`webhook ${type}: given up after ${MAX_ATTEMPTS} attempts`);
  }

  /** Delivers a new event, with the fault that is set. */
  async function deliverNew(event: PendingEvent): Promise<void> {
    const wrong = fault();
    if (wrong === 'webhookDropped') return records.finishEvent(event.id);
    if (wrong === 'webhookLate') await pause(LATE);
    await Promise.all([deliver(event), wrong === 'webhookTwice' && deliver(event)]);
  }

  // Sent later, because the receiver may not have started yet.
  const left = records.events.all();
  setTimeout(() => {
    if (!stopped.signal.aborted) for (const event of left) void deliver(event);
  }, FIRST_DELAY).unref();

  return {
    /** Sends an event once the records are saved, which happens before the request that caused it is answered. */
    send({ type, object }: SimulatedEvent): void {
      const id = newId('evt');
      const body = {
        ...{ id, object: 'event', api_version: apiVersion, created: now(), data: { object } },
        ...{ livemode: false, pending_webhooks: 1, request: { id: null, idempotency_key: null }, type },
      };
      const event = { id, type, payload: JSON.stringify(body) };
      records.events.set(id, event);
      void deliverNew(event);
    },
    /** Aborts pauses and pending requests; undelivered events stay in the records. */
    stop: () => stopped.abort(),
  };
}

/** Signs a payload as Stripe does (`t=…,v1=…`); the time is in seconds. */
function signPayload(payload: string, secret: string): string {
  const time = now();
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
