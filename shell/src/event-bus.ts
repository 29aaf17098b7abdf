import { Subject } from 'rxjs';
import {
  type EventBus,
  type EventName,
  type EventPayload,
  events,
  parseEvent,
} from 'shared-contracts/events';

const storageKey = (name: EventName) => `little-arches.event.${name}`;

/**
 * The event bus: rxjs inside, plain functions outside. Payloads are checked against the contract's schemas;
 * kept events wait for late subscribers, those kept by the browser also for other tabs and the next visit.
 */
export function createEventBus(
  report: (error: unknown) => void,
): EventBus & { listenToOtherTabs(): () => void } {
  const subjects = new Map<EventName, Subject<unknown>>();
  const kept = new Map<EventName, unknown>();

  function subjectOf(name: EventName): Subject<unknown> {
    const subject = subjects.get(name) ?? new Subject<unknown>();
    subjects.set(name, subject);
    return subject;
  }

  function deliver(name: EventName, payload: unknown) {
    if (events[name].keep !== 'none') kept.set(name, payload);
    subjectOf(name).next(payload);
  }

  function lastOf(name: EventName): unknown {
    if (!kept.has(name) && events[name].keep === 'browser') {
      const stored = readStored(name, report);
      if (stored) kept.set(name, stored);
    }
    return kept.get(name);
  }

  return {
    publish(name, payload) {
      const parsed = parseEvent(name, payload);
      if (events[name].keep === 'browser') store(name, parsed);
      deliver(name, parsed);
    },
    subscribe<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void) {
      const guarded = (payload: unknown) => {
        try {
          listener(payload as EventPayload<Name>);
        } catch (error) {
          report(error);
        }
      };
      const last = lastOf(name);
      if (last !== undefined) guarded(last);
      const subscription = subjectOf(name).subscribe(guarded);
      return () => subscription.unsubscribe();
    },
    listenToOtherTabs() {
      const listen = ({ key }: StorageEvent) => {
        const name = (Object.keys(events) as EventName[]).find((candidate) => storageKey(candidate) === key);
        const payload = name && readStored(name, report);
        if (name && payload) deliver(name, payload);
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

function store(name: EventName, payload: unknown): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(payload));
  } catch {
    // Storage is full or forbidden: the event still reaches this tab.
  }
}

function readStored(name: EventName, report: (error: unknown) => void): unknown {
  let text: string | null;
  try {
    text = localStorage.getItem(storageKey(name));
  } catch {
    return undefined;
  }
  if (!text) return undefined;
  try {
    return parseEvent(name, JSON.parse(text));
  } catch (error) {
    localStorage.removeItem(storageKey(name));
    report(error);
    return undefined;
  }
}
