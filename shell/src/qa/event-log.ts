import { type EventName, events } from 'shared-contracts/events';
import type { Shell } from '../shell';

/** An event that the panel heard. */
export interface LoggedEvent {
  /** Milliseconds since the page was asked for. */
  readonly at: number;
  readonly name: EventName;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What the bus carried, and what it holds for late subscribers. */
export interface EventLog {
  readonly events: readonly LoggedEvent[];
  /** The last payload of each retained event, and how many listen to each, the panel left out. */
  now(): { readonly retained: readonly LoggedEvent[]; readonly listeners: Readonly<Record<string, number>> };
}

/** Hears every event of the contract; `tell` is called after each. */
export function logEvents(bus: Shell['bus'], tell: (event: LoggedEvent) => void): EventLog {
  const heard: LoggedEvent[] = [];
  const names = Object.keys(events) as EventName[];
  for (const name of names)
    bus.subscribe(name, (payload) => {
      const event = { at: Math.round(performance.now()), name, payload };
      heard.push(event);
      tell(event);
    });
  return {
    events: heard,
    now: () => ({
      retained: names.flatMap((name) => {
        const last =
          events[name].keep === 'none' ? undefined : heard.findLast((event) => event.name === name);
        return last ? [last] : [];
      }),
      listeners: Object.fromEntries(names.map((name) => [name, bus.subscriptions(name) - 1])),
    }),
  };
}
