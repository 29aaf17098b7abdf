import type { Observable } from 'rxjs';
import * as v from 'valibot';
import { centsSchema } from '../../values/cents';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** ISO 4217, any case. */
const currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/i));
const text = v.pipe(v.string(), v.minLength(1));

/**
 * The closed map of events: past-tense facts with plain payloads. `keep` determines what a late subscriber
 * receives: `none` nothing, `page` the last value since the page was loaded, `browser` the last value in this
 * browser, shared by all its tabs and kept over a reload, `tab` the last value of the signed-in person in this tab,
 * kept over a reload and removed with the session. With `tabs` the other open tabs receive it too, and nothing is
 * kept.
 */
export const events = {
  /** The session's status changed. The payload doesn't identify the person; read `host.session`. */
  'session/changed': {
    keep: 'page',
    schema: v.object({ status: v.picklist(['loading', 'unauthenticated', 'authenticated']) }),
  },
  /** The content of the cart changed. An empty cart has no currency. */
  'cart/changed': {
    keep: 'browser',
    schema: v.object({ count, total: centsSchema, currency: v.nullable(currency) }),
  },
  /** The cart's sidebar became visible. */
  'cart/opened': { keep: 'none', schema: v.object({}) },
  /** The server confirmed that an order is paid. */
  'order/paid': {
    keep: 'none',
    tabs: true,
    schema: v.object({
      orderId: text,
      paymentIntent: text,
      total: centsSchema,
      currency,
    }),
  },
  /** A version of a remote could not be loaded or mounted. */
  'remote/failed': {
    keep: 'none',
    schema: v.object({ remote: text, version: text, compositionId: text, message: v.string() }),
  },
  /**
   * A page is shown. `page` is the remote's own name of it; the address is left out, because it could identify a
   * child.
   */
  'page/shown': { keep: 'page', schema: v.object({ remote: text, page: text, title: v.string() }) },
  /**
   * A child of the signed-in person was chosen: its card, its scan or a link of it was pressed. `childId` is the
   * row's id and no other data of the child; null is a choice of no particular child. Without this event nothing
   * was chosen.
   */
  'child/chosen': { keep: 'tab', schema: v.object({ childId: v.nullable(text) }) },
} as const satisfies Record<
  string,
  { keep: 'none' | 'page' | 'browser' | 'tab'; tabs?: true; schema: v.GenericSchema }
>;

/** The name of an event in the map. */
export type EventName = keyof typeof events;
/** The payload of an event. */
export type EventPayload<Name extends EventName> = v.InferOutput<(typeof events)[Name]['schema']>;

/** The shell's event bus, as a remote sees it. */
export interface EventBus {
  /** Notifies all subscribers. Throws an Error that names the wrong field of a payload. */
  publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /**
   * Returns the stream of an event: the retained payload first, then each new one. The stream never ends by itself.
   * An error of an observer is an uncaught error and doesn't affect other observers.
   */
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
  /**
   * Calls `listener` with each payload, first with the retained one if there is one. Returns the function that ends
   * the subscription. An error of a listener is reported and doesn't affect other listeners.
   */
  subscribe<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
}

/**
 * Checks a payload against the event's schema and returns it without unknown fields. Throws an Error that
 * names the event and the field.
 */
export function parseEvent<Name extends EventName>(name: Name, payload: unknown): EventPayload<Name> {
  const event = Object.hasOwn(events, name) ? events[name] : undefined;
  if (!event)
    throw new Error(`There is no event '${name}'; add it to shared-contracts/src/host/events/events.ts`);
  const result = v.safeParse(event.schema as v.GenericSchema<unknown, EventPayload<Name>>, payload);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`Event '${name}' has a wrong '${v.getDotPath(issue) ?? 'payload'}': ${issue.message}`);
}
