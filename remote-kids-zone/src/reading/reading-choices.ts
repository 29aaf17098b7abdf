import { createStore, useStore } from 'shared-contracts/host';
import { LOOK_KEY, type Look, readStored, writeStored } from 'shared-contracts/platform';
import * as v from 'valibot';

/** How a child reads on this device. Nothing is chosen to begin with. */
export type ReadingChoice = Look | 'together' | 'short';

/** What is chosen, each once. */
export type ReadingChoices = readonly ReadingChoice[];

/** Where the browser keeps them. */
export const CHOICES_KEY = 'little-arches.kids-zone.reading';

const FORMAT = 1;
const none: ReadingChoices = [];
const looks: readonly Look[] = ['large', 'bedtime'];
const choice = v.picklist(['large', 'bedtime', 'together', 'short']);
const schema = v.object({ format: v.literal(FORMAT), chosen: v.array(v.unknown()) });

const choices = createStore<ReadingChoices>(none, {
  whileObserved() {
    const read = ({ key }: Pick<StorageEvent, 'key'>) => {
      // A null key is everything cleared at once.
      if (key === CHOICES_KEY || key === null) choices.set(readChoices() ?? none);
    };
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  },
});

let isRead = false;

/** Reads what is stored before the first render, so that nothing changes before the reader's eyes. */
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

/** What is chosen on this device; nothing while a page is prerendered or hydrated. */
export function useReadingChoices(): ReadingChoices {
  return useStore(chosen, none);
}

/** How the page is to look by what is chosen on this device, also while it is hydrated. */
export function chosenLook(): Look[] {
  return lookOf(chosen.get());
}

/** Chooses something, or clears the choice, for this device. */
export function choose(name: ReadingChoice, isChosen: boolean): void {
  const others = chosen.get().filter((other) => other !== name);
  const next = isChosen ? [...others, name] : others;
  store(next);
  choices.set(next);
}

/** Clears all choices on this device. */
export function clearChoices(): void {
  store(none);
  choices.set(none);
}

/** Undefined where nothing is stored, where it can't be read, and where the browser refuses. */
function readChoices(): ReadingChoices | undefined {
  try {
    const stored = v.parse(schema, JSON.parse(readStored('device', CHOICES_KEY) ?? 'null'));
    return stored.chosen.filter((name) => v.is(choice, name));
  } catch {
    return undefined;
  }
}

function lookOf(list: ReadingChoices): Look[] {
  return looks.filter((look) => list.includes(look));
}

/** The look is stored once more by itself: pages read it before their scripts are there. */
function store(next: ReadingChoices): void {
  // Where the browser refuses, they last until the page is left.
  const text = JSON.stringify({ format: FORMAT, chosen: next });
  writeStored('device', CHOICES_KEY, next.length > 0 ? text : null);
  writeStored('device', LOOK_KEY, lookOf(next).join(' ') || null);
}
