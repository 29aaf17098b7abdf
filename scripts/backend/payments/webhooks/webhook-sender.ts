import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type Stripe from 'stripe';
import type { Faults } from '../faults/faults';
import type { PaymentRecords, PendingEvent } from '../payment-records';
import { createDelivery, FIRST_DELAY, pause } from './webhook-delivery';

/** Number of events that can be sent again. */
const KEPT = 500;

type Options = {
  url: string;
  secret: string;
  records: PaymentRecords;
  faults: Faults;
  log(line: string): void;
};

/** The events the simulator sends, by type. */
export type SimulatedEvent =
  | Pick<Stripe.PaymentIntentSucceededEvent, 'type' | 'data'>
  | Pick<Stripe.PaymentIntentPaymentFailedEvent, 'type' | 'data'>
  | Pick<Stripe.PaymentIntentProcessingEvent, 'type' | 'data'>
  | Pick<Stripe.PaymentIntentCanceledEvent, 'type' | 'data'>
  | Pick<Stripe.ChargeRefundedEvent, 'type' | 'data'>;

/** An event made since the start, and its payment. */
export interface MadeEvent extends PendingEvent {
  readonly intent: string;
}

/** The sender of the simulator's events. */
export type WebhookSender = ReturnType<typeof createWebhookSender>;

/**
 * Sends signed events and retries with growing pauses until the receiver answers 2xx; also sends undelivered events
 * of an earlier process. The faults of `faults` affect only the first delivery of an event.
 */
export function createWebhookSender({ url, secret, records, faults, log }: Options) {
  const stopped = new AbortController();
  // Each pending event adds a listener.
  setMaxListeners(0, stopped.signal);
  const deliver = createDelivery({ url, secret, records, log, stopped: stopped.signal });
  const underWay = new Set<Promise<void>>();
  let made: MadeEvent[] = [];
  /**
   * Resolvers of events that are held back, by payment. Each is called after the payment's next event was
   * delivered, whether accepted or refused.
   */
  const heldBack = new Map<string, () => void>();

  function begin(event: PendingEvent): void {
    follow(deliver(event));
  }

  function follow(work: Promise<void>): void {
    const delivery = work.finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  /** Delivers a new event, with the faults that the switches set. */
  async function deliverNew(event: MadeEvent): Promise<void> {
    const letGo = heldBack.get(event.intent);
    heldBack.delete(event.intent);
    const fault = faults.first(['dropWebhook', 'delayWebhook', 'doubleWebhook', 'reorderWebhook']);
    if (fault) log(`webhook ${event.type}: ${fault}`);
    if (fault === 'delayWebhook') await pause(1000 * faults.switches.seconds, stopped.signal);
    // Without another event, this one is only late.
    if (fault === 'reorderWebhook' && !letGo) await untilNext(event.intent);
    if (fault === 'dropWebhook') {
      records.finishEvent(event.id);
      letGo?.();
    } else await Promise.all([deliver(event, letGo), fault === 'doubleWebhook' && deliver(event)]);
  }

  async function untilNext(intent: string): Promise<void> {
    const next = new Promise<void>((resolve) => {
      heldBack.set(intent, resolve);
    });
    await Promise.race([next, pause(1000 * faults.switches.seconds, stopped.signal)]);
  }

  // Sent later, because the receiver may not have started yet.
  const left = records.pendingEvents();
  setTimeout(() => {
    if (!stopped.signal.aborted) left.forEach(begin);
  }, FIRST_DELAY).unref();

  return {
    /** Events made since the start, newest first, so that they can be sent again. */
    made: () => made,
    /** Sends an event again with the same id; returns false for an unknown one. */
    sendAgain(id: string): boolean {
      const event = made.find((candidate) => candidate.id === id);
      if (event) begin(event);
      return event !== undefined;
    },
    /** Sends an event once the records are saved, which happens before the request that caused it is answered. */
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
      const about = { ...pending, intent: intentOf(event) };
      made = [about, ...made].slice(0, KEPT);
      follow(deliverNew(about));
    },
    /** Aborts pauses and pending requests; undelivered events stay in the records. */
    async stop(): Promise<void> {
      stopped.abort();
      await Promise.all(underWay);
    },
  };
}

function intentOf({ data: { object } }: SimulatedEvent): string {
  if (object.object === 'payment_intent') return object.id;
  const { payment_intent: intent } = object;
  return (typeof intent === 'string' ? intent : intent?.id) ?? '';
}
