import { createStore, type Observable, useStore } from '@little-arches/contracts/host';

/** `assertive` interrupts what is being read. */
export type Urgency = 'polite' | 'assertive';

interface Announcement {
  readonly id: number;
  readonly message: string;
  readonly urgency: Urgency;
}

/** Messages for assistive technology, as a value that `<Announcer>` observes. */
export interface AnnouncerStore extends Observable<readonly Announcement[]> {
  announce(message: string, urgency?: Urgency): void;
}

/**
 * Milliseconds a message stays: longer than a screen reader needs, and short enough that users don't come across it
 * later.
 */
const LIFETIME_MS = 10_000;

const nothing: readonly Announcement[] = [];

/** Creates the store behind `host.announce`. Each message is announced, also when it equals the previous one. */
export function createAnnouncer(): AnnouncerStore {
  const { get, set, subscribe } = createStore(nothing);
  let lastId = 0;
  return {
    get,
    subscribe,
    announce(message, urgency = 'polite') {
      lastId += 1;
      const id = lastId;
      set([...get(), { id, message, urgency }]);
      setTimeout(() => set(get().filter((one) => one.id !== id)), LIFETIME_MS);
    },
  };
}

/** Renders the live regions that assistive technology reads. They must be in the page before the first message. */
export function Announcer({ announcer }: { announcer: AnnouncerStore }) {
  const announcements = useStore(announcer, nothing);
  return (['polite', 'assertive'] as const).map((urgency) => (
    <div key={urgency} aria-live={urgency} className="visually-hidden">
      {announcements
        .filter((one) => one.urgency === urgency)
        .map(({ id, message }) => (
          <p key={id}>{message}</p>
        ))}
    </div>
  ));
}
