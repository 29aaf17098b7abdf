import { useStore } from '@little-arches/contracts/host';
import { createContext, useContext, useState } from 'react';
import type { ShellSession } from './session';

/** The part of the session that reports an unreadable profile and reads it again. */
export type ProfileReader = Pick<ShellSession, 'unread' | 'readAgain'>;

const READ: ProfileReader = {
  unread: { get: () => false, subscribe: () => () => {} },
  readAgain: async () => {},
};

const ReaderContext = createContext(READ);

/** Provides the reader to the frame and the guard. */
export const ProfileReaderProvider = ReaderContext.Provider;

/** Returns true when the profile of the signed-in person could not be read. */
export function useFailedProfile(): boolean {
  return useStore(useContext(ReaderContext).unread, false);
}

/** Returns the function that reads the profile again, one try at a time, and whether a try runs. */
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

/** The message about an unreadable profile. */
export const PROFILE_FAILED = 'You are signed in, but our server could not give us your profile.';
