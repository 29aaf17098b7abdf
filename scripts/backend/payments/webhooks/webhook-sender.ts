import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type Stripe from 'stripe';
import type { Faults } from '../faults/faults';
import type { PaymentRecords, PendingEvent } from '../payment-records';
import { createDelivery, FIRST_DELAY, pause } from './webhook-delivery';

/** The number of events that can be sent again. */
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

/** An event that was made since the start, and the payment it is about. */
export interface MadeEvent extends PendingEvent {
  readonly intent: string;
}

/** The sender of the simulator's events. */
export type WebhookSender = ReturnType<typeof createWebhookSender>;

/**
 * Sends signed events and tries again with a growing pause until the other end answers 2xx; also those that an
 * earlier process left. What `faults` does to an event happens to its first delivery only.
 */
export function createWebhookSender({ url, secret, records, faults, log }: Options) {
  const stopped = new AbortController();
  // One of each event under way.
  setMaxListeners(0, stopped.signal);
  const deliver = createDelivery({ url, secret, records, log, stopped: stopped.signal });
  const underWay = new Set<Promise<void>>();
  let made: MadeEvent[] = [];
  /** Lets go what is held back until the next event of a payment came, be it taken or refused. */
  const heldBack = new Map<string, () => void>();

  function begin(event: PendingEvent): void {
    follow(deliver(event));
  }

  function follow(work: Promise<void>): void {
    const delivery = work.finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  /** Delivers a new event, well or as the switches want it. */
  async function deliverNew(event: MadeEvent): Promise<void> {
    const letGo = heldBack.get(event.intent);
    heldBack.delete(event.intent);
    const fault = faults.first(['dropWebhook', 'delayWebhook', 'doubleWebhook', 'reorderWebhook']);
    if (fault) log(`webhook ${event.type}: ${fault}`);
    if (fault === 'delayWebhook') await pause(1000 * faults.switches.seconds, stopped.signal);
    // Where no other event follows, it only comes late.
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

  // Later, because what receives them may not be open yet.
  const left = records.pendingEvents();
  setTimeout(() => {
    if (!stopped.signal.aborted) left.forEach(begin);
  }, FIRST_DELAY).unref();

  return {
    /** Events made since the start, newest first, so that they can be sent again. */
    made: () => made,
    /** Sends an event once more, with its id; false when it is not known. */
    sendAgain(id: string): boolean {
      const event = made.find((candidate) => candidate.id === id);
      if (event) begin(event);
      return event !== undefined;
    },
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
      const about = { ...pending, intent: intentOf(event) };
      made = [about, ...made].slice(0, KEPT);
      follow(deliverNew(about));
    },
    /** Ends pauses and requests under way; the records keep what was not delivered by then. */
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
