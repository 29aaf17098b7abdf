import { type EventName, type EventPayload, events } from '@little-arches/contracts/events';
import type { Shell } from '../../shell';
import type { Holds } from './holds';

/** An event that the panel received. */
export interface LoggedEvent {
  /** Milliseconds since the page was requested. */
  readonly at: number;
  readonly name: string;
  readonly payload: EventPayload<EventName>;
}

/** The events of the bus, and the values it retains for late subscribers. */
export interface BusWatch {
  readonly events: readonly LoggedEvent[];
  /** The last payload of each retained event. */
  retained(): readonly LoggedEvent[];
  /** Returns the number of subscribers of each event, without the panel's own. */
  listeners(): Readonly<Record<string, number>>;
  /**
   * Returns the number of subscribers that `replay` would reach: those that subscribed after the event was
   * published.
   */
  late(event: LoggedEvent): number;
  /**
   * Publishes an event only to those subscribers; it is neither stored nor sent to other tabs. Returns their
   * number.
   */
  replay(event: LoggedEvent): number;
}

interface Listening {
  readonly name: EventName;
  readonly since: number;
  deliver(payload: LoggedEvent['payload']): void;
}

type Bus = Shell['bus'];

/**
 * Receives every event and tracks the subscribers of the contract's events from now on: remotes get the same bus.
 * Calls `tell` after each event.
 */
export function watchBus(bus: Bus, holds: Holds, tell: (event: LoggedEvent) => void): BusWatch {
  const heard: LoggedEvent[] = [];
  const names = Object.keys(events) as EventName[];
  function log(name: string, payload: LoggedEvent['payload']): void {
    const event = { at: Math.round(performance.now()), name, payload };
    heard.push(event);
    tell(event);
  }
  bus.observe(log);
  const { open, own } = watchListeners(bus, holds);
  const lateFor = ({ name, at }: LoggedEvent) =>
    [...open].filter((listening) => listening.name === name && listening.since >= at);

  return {
    events: heard,
    retained: () =>
      names.flatMap((name) => {
        const last =
          events[name].keep === 'none' ? undefined : heard.findLast((event) => event.name === name);
        return last ? [last] : [];
      }),
    listeners: () =>
      Object.fromEntries(names.map((name) => [name, bus.subscriptions(name) - (own.get(name) ?? 0)])),
    late: (event) => lateFor(event).length,
    replay(event) {
      const late = lateFor(event);
      for (const { deliver } of late)
        try {
          deliver(event.payload);
        } catch (error) {
          // An error of one listener doesn't affect the others, as on the bus.
          window.reportError(error);
        }
      return late.length;
    },
  };
}

/** Returns the subscribers, and the number of the panel's own subscriptions. */
function watchListeners(bus: Bus, holds: Holds) {
  const open = new Set<Listening>();
  const own = new Map<EventName, number>();
  function begin(name: EventName, deliver: Listening['deliver']): () => void {
    if (holds.isIgnoring) {
      own.set(name, (own.get(name) ?? 0) + 1);
      return () => {};
    }
    const listening = { name, since: Math.round(performance.now()), deliver };
    open.add(listening);
    const release = holds.hold('event', name);
    return () => {
      open.delete(listening);
      release();
    };
  }
  const { subscribe, on } = bus;
  bus.subscribe = (name, listener) => {
    const end = subscribe(name, listener);
    const forget = begin(name, (payload) => listener(payload as Parameters<typeof listener>[0]));
    return () => {
      forget();
      end();
    };
  };
  bus.on = (name) => {
    const stream = on(name);
    const begun = stream.subscribe.bind(stream);
    // Streams derived from this one subscribe through this function, too.
    stream.subscribe = (...args: unknown[]) => {
      const subscription = Reflect.apply(begun, stream, args) as ReturnType<typeof begun>;
      const [observer] = args;
      subscription.add(begin(name, (payload) => notifyObserver(observer, payload)));
      return subscription;
    };
    return stream;
  };
  return { open, own };
}

function notifyObserver(observer: unknown, payload: unknown): void {
  if (typeof observer === 'function') observer(payload);
  else if (typeof observer === 'object' && observer !== null && 'next' in observer) {
    const { next } = observer;
    if (typeof next === 'function') next.call(observer, payload);
  }
}
