import { createStore, useStore } from 'shared-contracts/host';
import { noStamps, readStamps, STAMPS_KEY, type Stamps, storeStamps } from './stamp-storage';

const book = createStore<Stamps>(noStamps, {
  whileObserved() {
    const read = ({ key }: Pick<StorageEvent, 'key'>) => {
      // A null key is everything cleared at once.
      if (key === STAMPS_KEY || key === null) book.set(readStamps());
    };
    book.set(withStored(book.get()));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  },
});

/** The stamps on this device, as all its tabs change them; none while a page is prerendered or hydrated. */
export function useStamps(): Stamps {
  return useStore(book, noStamps);
}

/** Stamps a story that was read (its id) or an activity that was played (its key). A second time changes nothing. */
export function stamp(kind: keyof Stamps, name: string): void {
  const stamps = withStored(book.get());
  if (stamps[kind].includes(name)) return;
  const next = { ...stamps, [kind]: [...stamps[kind], name] };
  storeStamps(next);
  book.set(next);
}

/** Removes all stamps from this device. */
export function clearStamps(): void {
  storeStamps(noStamps);
  book.set(noStamps);
}

/**
 * Another tab may have stamped while no one looked here, and what a browser refused to store is known here
 * alone.
 */
function withStored(known: Stamps): Stamps {
  const stored = readStamps();
  const both = (kind: keyof Stamps) => [...new Set([...stored[kind], ...known[kind]])];
  return { read: both('read'), played: both('played') };
}
