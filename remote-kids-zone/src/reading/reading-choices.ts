import { createStore, useStore } from '@little-arches/contracts/host';
import { readStored, writeStored } from '@little-arches/contracts/platform';
import * as v from 'valibot';

/** A setting of how a child reads on this device. All are off by default. */
export type ReadingChoice = 'together' | 'short';

export type ReadingChoices = readonly ReadingChoice[];

export const CHOICES_KEY = 'little-arches.kids-zone.reading';

const FORMAT = 1;
const none: ReadingChoices = [];
const choice = v.picklist(['together', 'short']);
const schema = v.object({ format: v.literal(FORMAT), chosen: v.array(v.unknown()) });

const choices = createStore<ReadingChoices>(none, {
  whileObserved() {
    const read = ({ key }: Pick<StorageEvent, 'key'>) => {
      // A null key means that the whole storage was cleared.
      if (key === CHOICES_KEY || key === null) choices.set(readChoices() ?? none);
    };
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  },
});

let isRead = false;

/** Reads the stored settings before the first render, so that nothing changes visibly. */
const chosen = {
  subscribe: choices.subscribe,
  get() {
    if (!isRead) {
      isRead = true;
      choices.set(readChoices() ?? choices.get());
    }
    return choices.get();
  },
};

/** Returns the active settings of this device; none while prerendering and hydrating. */
export function useReadingChoices(): ReadingChoices {
  return useStore(chosen, none);
}

/** Switches a setting on or off for this device. */
export function choose(name: ReadingChoice, isChosen: boolean): void {
  const others = chosen.get().filter((other) => other !== name);
  const next = isChosen ? [...others, name] : others;
  store(next);
  choices.set(next);
}

export function clearChoices(): void {
  store(none);
  choices.set(none);
}

/**
 * Reads the stored settings; undefined when nothing is stored, when it is invalid, and when the browser blocks
 * storage.
 */
function readChoices(): ReadingChoices | undefined {
  try {
    const stored = v.parse(schema, JSON.parse(readStored('device', CHOICES_KEY) ?? 'null'));
    return stored.chosen.filter((name) => v.is(choice, name));
  } catch {
    return undefined;
  }
}

function store(next: ReadingChoices): void {
  // When the browser blocks storage, they last until the page is left.
  const text = JSON.stringify({ format: FORMAT, chosen: next });
  writeStored('device', CHOICES_KEY, next.length > 0 ? text : null);
}
