import { Observable, Subject } from 'rxjs';
import type { SessionState } from '../session';
import type { Observable as Observed } from '../store';
import { type EventBus, type EventName, type EventPayload, events, parseEvent } from './events';
import { type EventStorage, inTab, tabEvents } from './tab-storage';

export interface EventBusOptions {
  /** Called with errors of subscribers, and with stored values that are no events. */
  readonly report: (error: unknown) => void;
  /** Called at each use, because a browser may forbid storage. Default: nothing outlives the page. */
  readonly storage?: () => EventStorage;
  /** Stores this tab's own events, as `storage` does. Default: a reload loses them. */
  readonly tabStorage?: () => EventStorage;
  /**
   * The session of the person the tab's events belong to: they are removed when that person leaves. Default: they
   * last as long as the page.
   */
  readonly session?: Observed<SessionState>;
}

/** Called with the name and the checked payload of any event. */
type EventListener = (name: EventName, payload: EventPayload<EventName>) => void;

/** A bus with the members that only its owner uses. */
interface OwnedEventBus extends EventBus {
  /** Receives events that other tabs publish, until the returned function is called. */
  listenToOtherTabs(): () => void;
  /** Calls `listener` with every event, the retained ones first, until the returned function is called. */
  observe(listener: EventListener): () => void;
}

const reachesTabs = (name: EventName) => events[name].keep === 'browser' || 'tabs' in events[name];
const storageKey = (name: EventName) => `little-arches.event.${name}`;

/**
 * Creates an event bus, for the shell, for tests and for standalone hosts. Payloads are checked against the
 * contract's schemas; retained events wait for late subscribers, those retained by the browser also for other tabs
 * and the next visit, those of the tab for its next document and the same person. The module has no state of its
 * own: the creator owns the bus.
 */
export function createEventBus({ report, storage, tabStorage, session }: EventBusOptions): OwnedEventBus {
  const subjects = new Map<EventName, Subject<unknown>>();
  const retained = new Map<EventName, unknown>();
  const browser = inBrowser({ report, storage });
  const tab = inTab({ report, tabStorage });
  /** Id of the signed-in person, null when no one is signed in, undefined until that is known. */
  let person: string | null | undefined;

  function subjectOf(name: EventName): Subject<unknown> {
    const subject = subjects.get(name) ?? new Subject<unknown>();
    subjects.set(name, subject);
    return subject;
  }

  function deliver(name: EventName, payload: unknown): void {
    if (events[name].keep !== 'none') retained.set(name, payload);
    subjectOf(name).next(payload);
  }

  /** Removes the tab's events when another person follows. */
  function followSession({ get }: Observed<SessionState>): void {
    const state = get();
    if (state.status === 'loading') return;
    const known = person;
    person = state.status === 'authenticated' ? state.user.id : null;
    if (person === known) return;
    for (const name of tabEvents) {
      if (known !== undefined || person === null) retained.delete(name);
      if (person === null) tab.remove(name);
      const stored = person !== null && !retained.has(name) && tab.read(name, person);
      if (stored) deliver(name, stored);
    }
  }

  if (session) {
    session.subscribe(() => followSession(session));
    followSession(session);
  }

  function lastOf(name: EventName): unknown {
    if (!retained.has(name) && events[name].keep === 'browser') {
      const stored = browser.read(name);
      if (stored) retained.set(name, stored);
    }
    return retained.get(name);
  }

  function on<Name extends EventName>(name: Name): Observable<EventPayload<Name>> {
    return new Observable((observer) => {
      const last = lastOf(name);
      if (last !== undefined) observer.next(last as EventPayload<Name>);
      return subjectOf(name).subscribe((payload) => observer.next(payload as EventPayload<Name>));
    });
  }

  const bus: OwnedEventBus = {
    publish(name, payload) {
      const parsed = parseEvent(name, payload);
      if (reachesTabs(name)) browser.write(name, parsed);
      if (events[name].keep === 'tab' && person) tab.write(name, person, parsed);
      deliver(name, parsed);
    },
    on,
    subscribe(name, listener) {
      const subscription = on(name).subscribe((payload) => {
        try {
          listener(payload);
        } catch (error) {
          report(error);
        }
      });
      return () => subscription.unsubscribe();
    },
    listenToOtherTabs: () => browser.listen(deliver),
    observe(listener) {
      const names = Object.keys(events) as EventName[];
      const ends = names.map((name) => bus.subscribe(name, (payload) => listener(name, payload)));
      return () => {
        for (const end of ends) end();
      };
    },
  };
  return bus;
}

/** The events that outlive the page or reach other tabs, through the browser's storage. */
function inBrowser({ report, storage }: EventBusOptions) {
  function parse(name: EventName, text: string | null | undefined): unknown {
    if (!text) return undefined;
    try {
      return parseEvent(name, JSON.parse(text));
    } catch (error) {
      storage?.().removeItem(storageKey(name));
      report(error);
      return undefined;
    }
  }

  function read(name: EventName): unknown {
    try {
      return parse(name, storage?.().getItem(storageKey(name)));
    } catch {
      return undefined;
    }
  }

  return {
    read,
    write(name: EventName, payload: unknown): void {
      try {
        storage?.().setItem(storageKey(name), JSON.stringify(payload));
        // Other tabs are notified of a write even when the value is removed at once.
        if (events[name].keep !== 'browser') storage?.().removeItem(storageKey(name));
      } catch {
        // Storage is full or forbidden: the event still reaches this tab.
      }
    },
    /** Delivers events that other tabs publish, until the returned function is called. */
    listen(deliver: (name: EventName, payload: unknown) => void): () => void {
      const names = (Object.keys(events) as EventName[]).filter(reachesTabs);
      const onStorage = ({ key, newValue }: StorageEvent) => {
        const name = names.find((candidate) => storageKey(candidate) === key);
        const payload = name && (events[name].keep === 'browser' ? read(name) : parse(name, newValue));
        if (name && payload) deliver(name, payload);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
