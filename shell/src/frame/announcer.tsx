import { useSyncExternalStore } from 'react';

/** `assertive` interrupts what is being read. */
export type Urgency = 'polite' | 'assertive';

interface Announcement {
  readonly id: number;
  readonly message: string;
  readonly urgency: Urgency;
}

/** Messages for assistive technology, as a value that `<Announcer>` observes. */
export interface AnnouncerStore {
  announce(message: string, urgency?: Urgency): void;
  get(): readonly Announcement[];
  subscribe(listener: () => void): () => void;
}

/** Longer than a screen reader needs to notice a message; after it nobody should stumble over it again. */
const LIFETIME_MS = 10_000;

const nothing: readonly Announcement[] = [];

/** Creates the store behind `host.announce`. Each message is read, also when it equals the one before. */
export function createAnnouncer(): AnnouncerStore {
  let announcements = nothing;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Announcement[]) => {
    announcements = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    announce(message, urgency = 'polite') {
      lastId += 1;
      const id = lastId;
      set([...announcements, { id, message, urgency }]);
      setTimeout(() => set(announcements.filter((one) => one.id !== id)), LIFETIME_MS);
    },
    get: () => announcements,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The regions from which assistive technology reads. They must be in the page before the first message. */
export function Announcer({ announcer }: { announcer: AnnouncerStore }) {
  const announcements = useSyncExternalStore(announcer.subscribe, announcer.get, () => nothing);
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
