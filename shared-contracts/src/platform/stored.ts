/** The lifetime of a stored text: `device` for all tabs and later visits, `tab` for this tab and its reloads. */
type Place = 'device' | 'tab';

/** Returns the text stored under a key: null without one, undefined when the browser forbids storage. */
export function readStored(place: Place, key: string): string | null | undefined {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Stores a text, or removes it with null. Returns false when the browser refuses, because storage is full or
 * forbidden.
 */
export function writeStored(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns true when the browser's storage works. */
export function canStore(place: Place): boolean {
  const probe = 'little-arches.probe';
  return writeStored(place, probe, 'probe') && writeStored(place, probe, null);
}

/**
 * Returns the storage. Throws when cookies and site data are blocked, because even reading the object is refused
 * then.
 */
function storageOf(place: Place): Storage {
  return place === 'device' ? window.localStorage : window.sessionStorage;
}
