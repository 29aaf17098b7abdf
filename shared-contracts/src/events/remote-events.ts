import { Observable, Subject } from 'rxjs';
import type { EventHandle } from './events';
import {
  type EventFields,
  parsePayload,
  publisherOf,
  type RemoteEvent,
  type RemoteEvents,
  type RemotePayload,
} from './remote-event';

/** A remote that uses a bus. */
export interface BusUser {
  readonly name: string;
  /** Returns the events of its table; undefined when they are not known. */
  readonly declared: () => RemoteEvents | undefined;
  /** Called with the error of a received payload that does not fit what the remote expects. */
  readonly report: (error: unknown) => void;
}

/** Called with each event of a remote, and at first with the retained ones. */
export type RemoteEventListener = (name: string, payload: Payload) => void;

type Payload = Readonly<Record<string, unknown>>;

/**
 * Creates the part of a bus that carries events of remotes. The rules are those of the user's table, never those
 * that its code passes: its table is what release checks have compared with other tables.
 */
export function createRemoteEvents(report: (error: unknown) => void) {
  const subjects = new Map<string, Subject<Payload>>();
  const retained = new Map<string, Payload>();
  const all = new Subject<readonly [name: string, payload: Payload]>();

  function subjectOf(name: string): Subject<Payload> {
    const subject = subjects.get(name) ?? new Subject<Payload>();
    subjects.set(name, subject);
    return subject;
  }

  function publish(event: RemoteEvent, payload: unknown, by: string): void {
    const parsed = parsePayload(event, payload, `published by ${by}`);
    if (event.keep === 'page') retained.set(event.name, parsed);
    all.next([event.name, parsed]);
    subjectOf(event.name).next(parsed);
  }

  function receive(
    event: RemoteEvent,
    { name, report }: Pick<BusUser, 'name' | 'report'>,
  ): Observable<Payload> {
    return new Observable((observer) => {
      const deliver = (payload: Payload | undefined) => {
        let parsed: Payload;
        try {
          parsed = parsePayload(event, payload, `received by ${name}`);
        } catch (error) {
          report(error);
          return;
        }
        observer.next(parsed);
      };
      if (retained.has(event.name)) deliver(retained.get(event.name));
      return subjectOf(event.name).subscribe(deliver);
    });
  }

  return {
    /** Returns the `event` function of a bus; without a user, the event's own rules hold. */
    eventFor(user?: BusUser) {
      return <Fields extends EventFields>(event: RemoteEvent<Fields>): EventHandle<RemotePayload<Fields>> => {
        // A payload that fits the table's fields has the type of the event, because builds read both from it.
        const on = () =>
          receive(
            user ? receivedBy(user, event.name) : event,
            user ?? { name: 'the host', report },
          ) as Observable<RemotePayload<Fields>>;
        return {
          publish(payload) {
            publish(
              user ? publishedBy(user, event.name) : event,
              payload,
              user?.name ?? publisherOf(event.name),
            );
          },
          on,
          subscribe(listener) {
            const subscription = on().subscribe((payload) => {
              try {
                listener(payload);
              } catch (error) {
                (user?.report ?? report)(error);
              }
            });
            return () => subscription.unsubscribe();
          },
        };
      };
    },
    observe(listener: RemoteEventListener): () => void {
      for (const [name, payload] of retained) listener(name, payload);
      const subscription = all.subscribe(([name, payload]) => listener(name, payload));
      return () => subscription.unsubscribe();
    },
    /** Forgets retained values, which belong to the person who leaves. */
    forget: () => retained.clear(),
  };
}

function publishedBy({ name, declared }: BusUser, event: string): RemoteEvent {
  const publisher = publisherOf(event);
  if (publisher !== name)
    throw new Error(`${name} can't publish '${event}': only ${publisher} publishes events of this name`);
  return listed(declared()?.publishes, event, `${name} can't publish '${event}': add it to 'publishes'`);
}

function receivedBy({ name, declared }: BusUser, event: string): RemoteEvent {
  const { publishes = [], subscribes = [] } = declared() ?? {};
  return listed(
    [...publishes, ...subscribes],
    event,
    `${name} can't subscribe to '${event}': add it to 'subscribes'`,
  );
}

function listed(events: readonly RemoteEvent[] = [], name: string, fault: string): RemoteEvent {
  const event = events.find((candidate) => candidate.name === name);
  if (!event) throw new Error(`${fault} of its table in routes.tsx`);
  return event;
}
