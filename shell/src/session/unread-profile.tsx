import { createContext, useContext, useState } from 'react';
import { useStore } from 'shared-contracts/host';
import type { ShellSession } from './session';

/** What of the session says that a profile could not be read, and tries again. */
export type ProfileReader = Pick<ShellSession, 'unread' | 'readAgain'>;

const READ: ProfileReader = {
  unread: { get: () => false, subscribe: () => () => {} },
  readAgain: async () => {},
};

const ReaderContext = createContext(READ);

/** Returns it to the frame and the guard. */
export const ProfileReaderProvider = ReaderContext.Provider;

/** Whether someone is signed in whose profile could not be read. */
export function useUnread(): boolean {
  return useStore(useContext(ReaderContext).unread, false);
}

/** Tries again, one time after the other. */
export function useReadAgain() {
  const { readAgain } = useContext(ReaderContext);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async readAgain() {
      setBusy(true);
      await readAgain().finally(() => setBusy(false));
    },
  };
}

/** The message about it. */
export const UNREAD = 'You are signed in, but our server could not give us your profile.';
