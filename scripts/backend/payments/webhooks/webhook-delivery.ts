import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentRecords, PendingEvent } from '../payment-records';

/** Milliseconds before the second try; each later pause is twice as long. */
export const FIRST_DELAY = 250;
const MAX_ATTEMPTS = 10;
const TIMEOUT = 15_000;

interface DeliveryOptions {
  readonly url: string;
  readonly secret: string;
  readonly records: PaymentRecords;
  /** Aborts pauses and pending requests. */
  readonly stopped: AbortSignal;
  log(line: string): void;
}

/**
 * Creates the function that sends an event until the receiver answers 2xx; calls `afterFirst` after the first
 * attempt.
 */
export function createDelivery({ url, secret, records, stopped, log }: DeliveryOptions) {
  async function attemptDelivery(payload: string): Promise<{ delivered: boolean; said: string }> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        // Signed for each attempt, because the receiver refuses signatures older than five minutes.
        headers: { 'content-type': 'application/json', 'stripe-signature': signPayload(payload, secret) },
        body: payload,
        signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT)]),
      });
      await answer.arrayBuffer();
      return { delivered: answer.ok, said: String(answer.status) };
    } catch (error) {
      return { delivered: false, said: error instanceof Error ? error.message : String(error) };
    }
  }

  return async function deliver({ id, type, payload }: PendingEvent, afterFirst?: () => void): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS && !stopped.aborted; attempt += 1) {
      const outcome = await attemptDelivery(payload);
      afterFirst?.();
      if (stopped.aborted) return;
      log(`webhook ${type}: ${outcome.said}${attempt > 1 ? ` (attempt ${attempt})` : ''}`);
      if (outcome.delivered) return records.finishEvent(id);
      await pause(FIRST_DELAY * 2 ** (attempt - 1), stopped);
    }
    if (stopped.aborted) return;
    records.finishEvent(id);
    log(`webhook ${type}: given up after ${MAX_ATTEMPTS} attempts`);
  };
}

/** Signs a payload as Stripe does (`t=…,v1=…`); the time is in seconds. */
function signPayload(payload: string, secret: string, time = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

/** Waits until the time is over or the signal aborts. Does not keep the process alive. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
