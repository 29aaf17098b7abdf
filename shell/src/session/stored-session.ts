import * as v from 'valibot';
import { STORAGE_KEY } from './storage-key';

const schema = v.object({ user: v.object({ id: v.string() }) });

/** What the auth client keeps in this browser, as far as others look at it. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Takes it away. */
export function removeStoredSession(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}

/** Whose session a stored text is. */
export function userOfStored(text: string | null): string | undefined {
  try {
    return v.parse(schema, JSON.parse(text ?? '')).user.id;
  } catch {
    return undefined;
  }
}

/** Calls `listener` with what another tab has stored now, or null when it is gone. */
export function watchStoredSession(listener: (text: string | null) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // No key: everything was cleared.
    if (key === STORAGE_KEY || key === null) listener(newValue);
  });
}
