import { readStored, writeStored } from '@little-arches/contracts/platform';
import * as v from 'valibot';

/** The stories read and the activities played on this device. They are sent nowhere. */
export interface Stamps {
  readonly read: readonly string[];
  readonly played: readonly string[];
}

export const STAMPS_KEY = 'little-arches.kids-zone.stamps';

export const noStamps: Stamps = { read: [], played: [] };

const FORMAT = 1;

const names = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.filter((name): name is string => typeof name === 'string')),
);
const schema = v.object({ format: v.literal(FORMAT), read: names, played: names });

/** Reads the stored stamps; none when there are none, when they are invalid, and when the browser blocks storage. */
export function readStamps(): Stamps {
  try {
    const { read, played } = v.parse(schema, JSON.parse(readStored('device', STAMPS_KEY) ?? 'null'));
    return { read, played };
  } catch {
    return noStamps;
  }
}

/**
 * Stores the stamps; removes the entry when there are none. When the browser blocks storage, they last until the
 * page is left.
 */
export function storeStamps(stamps: Stamps): void {
  // Storage is optional.
  writeStored(
    'device',
    STAMPS_KEY,
    stamps === noStamps ? null : JSON.stringify({ format: FORMAT, ...stamps }),
  );
}
