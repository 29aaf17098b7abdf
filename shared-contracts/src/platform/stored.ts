/** Storage of a text: `device` for all tabs and later visits, `tab` for this tab and its reloads. */
type Place = 'device' | 'tab';

/** Returns what is kept under a key: null where nothing is, undefined where the browser forbids storage. */
export function readStored(place: Place, key: string): string | null | undefined {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text, or with null removes it. Returns false where the browser refuses: storage is full or forbidden. */
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

/** Throws where cookies and site data are blocked: naming the object is refused then. */
function storageOf(place: Place): Storage {
  return place === 'device' ? window.localStorage : window.sessionStorage;
}
