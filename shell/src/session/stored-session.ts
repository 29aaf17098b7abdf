import { readStored, writeStored } from '@little-arches/contracts/platform';
import * as v from 'valibot';

const schema = v.object({ user: v.object({ id: v.string() }) });

/** Returns true when the auth client has stored a session in this browser. */
export function hasStoredSession(): boolean {
  return typeof readStored('device', STORAGE_KEY) === 'string';
}

/** Removes the stored session. */
export function removeStoredSession(): void {
  // Without storage, nothing was stored.
  writeStored('device', STORAGE_KEY, null);
}

/** Returns the id of the person whose session a stored text is. */
export function userOfStored(text: string | null): string | undefined {
  try {
    return v.parse(schema, JSON.parse(text ?? '')).user.id;
  } catch {
    return undefined;
  }
}

/** Calls `listener` with the session that another tab has stored, or null when it was removed. */
export function watchStoredSession(listener: (text: string | null) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key, the whole storage was cleared.
    if (key === STORAGE_KEY || key === null) listener(newValue);
  });
}

/** Storage key of the auth client's session in this browser. */
export const STORAGE_KEY = 'little-arches.auth';
