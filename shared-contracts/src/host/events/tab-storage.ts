import * as v from 'valibot';
import { type EventName, events, parseEvent } from './events';

/** The storage of events that the browser retains. Each access may throw. */
export type EventStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The events that last as long as the tab and its session. */
export const tabEvents = (Object.keys(events) as EventName[]).filter((name) => events[name].keep === 'tab');

const storageKey = (name: EventName) => `little-arches.tab-event.${name}`;
const storedSchema = v.object({ userId: v.string(), payload: v.unknown() });

/** Keeps events over a reload of this tab, each with the id of the person it belongs to. */
export function inTab({
  report,
  tabStorage,
}: {
  readonly report: (error: unknown) => void;
  readonly tabStorage?: (() => EventStorage) | undefined;
}) {
  /** Ignores errors, because storage may be full or forbidden: a reload then loses the event. */
  function attempt<Result>(use: (storage: EventStorage) => Result): Result | undefined {
    try {
      const storage = tabStorage?.();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  }

  const remove = (name: EventName) => attempt((storage) => storage.removeItem(storageKey(name)));

  return {
    remove,
    write(name: EventName, userId: string, payload: unknown): void {
      attempt((storage) => storage.setItem(storageKey(name), JSON.stringify({ userId, payload })));
    },
    /** Returns the event stored for this person, and removes that of another person. */
    read(name: EventName, userId: string): unknown {
      const text = attempt((storage) => storage.getItem(storageKey(name)));
      if (!text) return undefined;
      try {
        const stored = v.parse(storedSchema, JSON.parse(text));
        if (stored.userId === userId) return parseEvent(name, stored.payload);
      } catch (error) {
        report(error);
      }
      remove(name);
      return undefined;
    },
  };
}
