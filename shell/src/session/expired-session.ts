import { createStore, type Observable, type SessionUser } from '@little-arches/contracts/host';

/** The known cause of a session that ended without a sign-out in this tab. */
export type ExpiryCause = 'ended' | 'signed-out-elsewhere' | 'other-person';

/** A session that ended while its person filled in a form. The form stays until that person signs in again. */
export interface ExpiredSession {
  readonly user: SessionUser;
  readonly cause: ExpiryCause;
}

/** The expired session, if there is one. */
export interface ExpiredSessions extends Observable<ExpiredSession | undefined> {
  /** From now on, a session that ends with something typed is kept as expired; the returned function ends this. */
  keepPage(): () => void;
  /** Returns true when the session of `user` is kept as expired. A more specific cause replaces 'ended'. */
  begin(user: SessionUser, cause: ExpiryCause): boolean;
  end(): void;
}

/** Creates the store; `log` receives errors of listeners. */
export function createExpiredSessions(log: (error: unknown) => void): ExpiredSessions {
  const { get, set, subscribe } = createStore<ExpiredSession | undefined>(undefined, { report: log });
  let keepers = 0;
  const typedInto = new Set<Element>();
  function onInput({ target }: Event) {
    if (target instanceof Element && target.closest('form')) typedInto.add(target);
  }
  // A card is typed into the payment provider's frame, which tells nothing.
  const isAnythingTyped = () =>
    [...typedInto].some((field) => field.isConnected) || document.querySelector('main form iframe') !== null;

  return {
    get,
    subscribe,
    keepPage() {
      keepers += 1;
      document.addEventListener('input', onInput);
      return () => {
        keepers -= 1;
        if (keepers > 0) return;
        document.removeEventListener('input', onInput);
        typedInto.clear();
      };
    },
    begin(user, cause) {
      const isNew = !get();
      // Otherwise nothing can be lost, so the page is not kept.
      if (isNew && (keepers === 0 || !isAnythingTyped())) return false;
      if (isNew || cause !== 'ended') set({ user, cause });
      return true;
    },
    end: () => set(undefined),
  };
}

/** Fulfilled once no session is expired. */
export function sessionRestored(expiredSessions: ExpiredSessions): Promise<void> {
  return new Promise((resolve) => {
    if (!expiredSessions.get()) return resolve();
    const stop = expiredSessions.subscribe(() => {
      if (expiredSessions.get()) return;
      stop();
      resolve();
    });
  });
}
