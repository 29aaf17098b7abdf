import { createStore, type Observable, useStore } from '@little-arches/contracts/host';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './outcome.module.css';

/** `assertive` interrupts what is being read. */
export type Urgency = 'polite' | 'assertive';

interface Announcement {
  readonly id: number;
  readonly message: string;
  readonly urgency: Urgency;
}

interface Outcome {
  readonly id: number;
  readonly message: string;
  readonly undo: (() => void) | undefined;
}

interface Messages {
  readonly announcements: readonly Announcement[];
  readonly outcome?: Outcome | undefined;
}

/** Messages for assistive technology, and the outcome that everybody sees, as a value that `<Announcer>` observes. */
export interface AnnouncerStore extends Observable<Messages> {
  announce(message: string, urgency?: Urgency): void;
  notify(message: string, undo?: () => void): void;
  /** Removes the shown outcome. */
  dismiss(): void;
}

/**
 * Milliseconds a message stays: longer than a screen reader needs, and short enough that users don't come across it
 * later.
 */
const LIFETIME_MS = 10_000;

const nothing: Messages = { announcements: [] };

/**
 * Creates the store behind `host.announce` and `host.notify`. Each message is announced, also when it equals the
 * previous one.
 */
export function createAnnouncer(): AnnouncerStore {
  const { get, set, subscribe } = createStore(nothing);
  let lastId = 0;
  return {
    get,
    subscribe,
    announce(message, urgency = 'polite') {
      lastId += 1;
      const id = lastId;
      set({ ...get(), announcements: [...get().announcements, { id, message, urgency }] });
      setTimeout(() => {
        set({ ...get(), announcements: get().announcements.filter((one) => one.id !== id) });
      }, LIFETIME_MS);
    },
    notify(message, undo) {
      lastId += 1;
      set({ ...get(), outcome: { id: lastId, message, undo } });
    },
    dismiss() {
      if (get().outcome) set({ ...get(), outcome: undefined });
    },
  };
}

/** Renders the live regions that assistive technology reads. They must be in the page before the first message. */
export function Announcer({ announcer }: { announcer: AnnouncerStore }) {
  const { announcements, outcome } = useStore(announcer, nothing);
  return (
    <>
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} className="visually-hidden">
          {announcements
            .filter((one) => one.urgency === urgency)
            .map(({ id, message }) => (
              <p key={id}>{message}</p>
            ))}
        </div>
      ))}
      <ShownOutcome outcome={outcome} onEnd={announcer.dismiss} />
    </>
  );
}

/**
 * Renders the outcome of what a person did. One that can be undone stays, and its button takes the focus of the
 * control that is gone.
 */
function ShownOutcome({ outcome, onEnd }: { outcome: Outcome | undefined; onEnd: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!outcome) return;
    if (outcome.undo) return undo.current?.focus();
    const timer = setInterval(() => {
      // Nothing disappears below the pointer or the focus.
      if (!box.current?.matches(':hover, :focus-within')) onEnd();
    }, LIFETIME_MS);
    return () => clearInterval(timer);
  }, [outcome, onEnd]);

  function end(work?: () => void) {
    onEnd();
    // The pressed button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
    work?.();
  }

  return (
    <div ref={box} className={outcome && styles.outcome}>
      <div aria-live="polite" className={outcome && styles.text}>
        {outcome ? <p key={outcome.id}>{outcome.message}</p> : null}
      </div>
      {outcome?.undo ? (
        <button ref={undo} type="button" className={styles.undo} onClick={() => end(outcome.undo)}>
          Undo
        </button>
      ) : null}
      {outcome ? (
        <button type="button" className={styles.close} aria-label="Close message" onClick={() => end()}>
          <X aria-hidden="true" className={styles.icon} />
        </button>
      ) : null}
    </div>
  );
}
