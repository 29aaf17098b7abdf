import { readStored, writeStored } from 'shared-contracts/platform';
import * as v from 'valibot';

/** What a child has read and played on this device. It never leaves it. */
export interface Stamps {
  /** Ids of stories. */
  readonly read: readonly string[];
  /** Keys of activities. */
  readonly played: readonly string[];
}

/** Where the browser keeps them. */
export const STAMPS_KEY = 'little-arches.kids-zone.stamps';

export const noStamps: Stamps = { read: [], played: [] };

const FORMAT = 1;

const names = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.filter((name): name is string => typeof name === 'string')),
);
const schema = v.object({ format: v.literal(FORMAT), read: names, played: names });

/** What is stored. No stamps where there are none, where they can't be read, and where the browser refuses. */
export function readStamps(): Stamps {
  try {
    const { read, played } = v.parse(schema, JSON.parse(readStored('device', STAMPS_KEY) ?? 'null'));
    return { read, played };
  } catch {
    return noStamps;
  }
}

/** Stores them; with none of them nothing is left behind. Where the browser refuses, they last until the page is left. */
export function storeStamps(stamps: Stamps): void {
  // A game without a memory is still a game.
  writeStored(
    'device',
    STAMPS_KEY,
    stamps === noStamps ? null : JSON.stringify({ format: FORMAT, ...stamps }),
  );
}
