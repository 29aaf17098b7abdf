import { createStore, type Observable } from 'shared-contracts/host';
import type { SessionUser } from 'shared-contracts/session';

/** The known cause of a session that ended without a sign-out in this tab. */
export type LapseCause = 'ended' | 'signed-out-elsewhere' | 'other-person';

/** A session that ended while its person had a form open. The form stays until that person signs in again. */
export interface Lapse {
  readonly user: SessionUser;
  readonly cause: LapseCause;
}

/** The lapse there is, if any. */
export interface Lapses extends Observable<Lapse | undefined> {
  /**
   * From now on a session that ends expires where a form is open; the function that is returned ends this.
   */
  keepPage(): () => void;
  /** Returns whether the session of `user` is kept as expired. A more specific cause replaces 'ended'. */
  begin(user: SessionUser, cause: LapseCause): boolean;
  end(): void;
}

/** `log` gets what listeners throw. */
export function createLapses(log: (error: unknown) => void): Lapses {
  const { get, set, subscribe } = createStore<Lapse | undefined>(undefined, { report: log });
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
      // Where nothing can be lost, nothing of the person who was here stays.
      if (isNew && (keepers === 0 || !document.querySelector('main form'))) return false;
      if (isNew || cause !== 'ended') set({ user, cause });
      return true;
    },
    end: () => set(undefined),
  };
}

/** Fulfilled once no lapse is there. */
export function lapseOver(lapses: Lapses): Promise<void> {
  return new Promise((resolve) => {
    if (!lapses.get()) return resolve();
    const stop = lapses.subscribe(() => {
      if (lapses.get()) return;
      stop();
      resolve();
    });
  });
}
