import { createStore, type Observable } from '@little-arches/contracts/host';
import type { SessionUser } from '@little-arches/contracts/session';

/** The known cause of a session that ended without a sign-out in this tab. */
export type ExpiryCause = 'ended' | 'signed-out-elsewhere' | 'other-person';

/** A session that ended while its person had a form open. The form stays until that person signs in again. */
export interface ExpiredSession {
  readonly user: SessionUser;
  readonly cause: ExpiryCause;
}

/** The expired session, if there is one. */
export interface ExpiredSessions extends Observable<ExpiredSession | undefined> {
  /** From now on, a session that ends while a form is open is kept as expired; the returned function ends this. */
  keepPage(): () => void;
  /** Returns true when the session of `user` is kept as expired. A more specific cause replaces 'ended'. */
  begin(user: SessionUser, cause: ExpiryCause): boolean;
  end(): void;
}

/** Creates the store; `log` receives errors of listeners. */
export function createExpiredSessions(log: (error: unknown) => void): ExpiredSessions {
  const { get, set, subscribe } = createStore<ExpiredSession | undefined>(undefined, { report: log });
  let keepers = 0;
  return {
    get,
    subscribe,
    keepPage() {
      keepers += 1;
      return () => {
        keepers -= 1;
      };
    },
    begin(user, cause) {
      const isNew = !get();
      // Without an open form nothing can be lost, so the page is not kept.
      if (isNew && (keepers === 0 || !document.querySelector('main form'))) return false;
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
