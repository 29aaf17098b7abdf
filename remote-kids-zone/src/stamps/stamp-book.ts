import { createStore, useStore } from '@little-arches/contracts/host';
import { noStamps, readStamps, STAMPS_KEY, type Stamps, storeStamps } from './stamp-storage';

const book = createStore<Stamps>(noStamps, {
  whileObserved() {
    const read = ({ key }: Pick<StorageEvent, 'key'>) => {
      // A null key means that the whole storage was cleared.
      if (key === STAMPS_KEY || key === null) book.set(readStamps());
    };
    book.set(withStored(book.get()));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  },
});

/** Returns the stamps on this device, shared by all tabs; none while prerendering and hydrating. */
export function useStamps(): Stamps {
  return useStore(book, noStamps);
}

/**
 * Adds a stamp for a story that was read (its id) or an activity that was played (its key). Repeating it changes
 * nothing.
 */
export function stamp(kind: keyof Stamps, name: string): void {
  const stamps = withStored(book.get());
  if (stamps[kind].includes(name)) return;
  const next = { ...stamps, [kind]: [...stamps[kind], name] };
  storeStamps(next);
  book.set(next);
}

export function clearStamps(): void {
  storeStamps(noStamps);
  book.set(noStamps);
}

/**
 * Merges the known stamps with the stored ones: another tab may have added stamps while this one had no
 * subscribers, and stamps that could not be stored are only in memory.
 */
function withStored(known: Stamps): Stamps {
  const stored = readStamps();
  const both = (kind: keyof Stamps) => [...new Set([...stored[kind], ...known[kind]])];
  return { read: both('read'), played: both('played') };
}
