import {
  createStore,
  type Observable,
  type RecoveryState,
  type SessionState,
} from '@little-arches/contracts/host';
import { readStored, writeStored } from '@little-arches/contracts/platform';

/** The reason why no one is signed in. */
export type SignedOutReason = Extract<SessionState, { status: 'unauthenticated' }>['reason'];

/** The state of the session, and whether the person came to set a new password. */
export interface SessionStateStore extends Observable<SessionState> {
  become(next: SessionState): void;
  /**
   * Sets the state of a session whose profile could not be read: `unauthenticated`, as the specification has it,
   * and `unread`.
   */
  becomeUnread(): void;
  unread(): boolean;
  /** Sets that no one is signed in any more. `loading` comes first, as the specification requires (section 4). */
  leave(reason: SignedOutReason): void;
  recovery(): RecoveryState;
  /** Sets the person who may set a new password in this tab; null for none. */
  recover(userId: string | null): void;
  /** Continues with the recovery that a reload interrupted. */
  resumeRecovery(): void;
}

interface Kept {
  readonly state: SessionState;
  readonly unread: boolean;
  readonly recovering: string | null;
}

/** Creates the state; `log` receives errors of listeners. */
export function createSessionState(log: (error: unknown) => void): SessionStateStore {
  const store = createStore<Kept>(
    { state: { status: 'loading' }, unread: false, recovering: null },
    { report: log },
  );
  const change = (next: Partial<Kept>) => store.set({ ...store.get(), ...next });
  const become = (next: SessionState, unread = false) => {
    const before = store.get();
    const isSame = JSON.stringify(next) === JSON.stringify(before.state);
    if (!isSame || unread !== before.unread) change({ state: isSame ? before.state : next, unread });
  };
  const remember = (recovering: string | null) => {
    if (recovering !== store.get().recovering) change({ recovering });
  };
  return {
    get: () => store.get().state,
    subscribe: store.subscribe,
    become: (next) => become(next),
    becomeUnread: () => become({ status: 'unauthenticated', reason: 'none' }, true),
    unread: () => store.get().unread,
    leave(reason) {
      become({ status: 'loading' });
      become({ status: 'unauthenticated', reason });
    },
    recovery() {
      const { state, recovering } = store.get();
      if (!recovering) return 'none';
      if (state.status === 'loading') return 'checking';
      return state.status === 'authenticated' && state.user.id === recovering ? 'ready' : 'none';
    },
    recover(userId) {
      writeRecovery(userId);
      remember(userId);
    },
    resumeRecovery: () => remember(readRecovery()),
  };
}

const KEY = 'little-arches.recovery';

/**
 * Returns the person who may set a new password in this tab, because the link of a mail admitted them. A reload
 * keeps this; where storage is forbidden, a reload loses it and a new link is needed.
 */
function readRecovery(): string | null {
  return readStored('tab', KEY) ?? null;
}

/** Stores the person for a reload, or removes it with null. */
function writeRecovery(userId: string | null): void {
  writeStored('tab', KEY, userId);
}
