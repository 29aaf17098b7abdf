import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '@little-arches/kit/files/write-file';
import * as v from 'valibot';

/** States that were shown on this machine without a fault, by their content. */
export interface SeenStates {
  has(content: string): boolean;
  add(content: string): void;
  /** Saves them for the next command. */
  save(): void;
}

/** A new format, or a changed rehearsal, discards earlier entries. */
const FORMAT = 1;

/** Largest number of entries; the oldest are dropped first. */
const MOST = 5000;

const schema = v.object({ format: v.literal(FORMAT), seen: v.array(v.string()) });

/** Opens the states in `file`. Shows unreadable ones again. */
export function openSeenStates(file: string): SeenStates {
  const seen = new Set(readSeen(file));
  return {
    has(content) {
      const key = keyOf(content);
      // Moves a used entry to the end, as the youngest.
      const isKnown = seen.delete(key);
      if (isKnown) seen.add(key);
      return isKnown;
    },
    add: (content) => void seen.add(keyOf(content)),
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      replaceFile(file, JSON.stringify({ format: FORMAT, seen: [...seen].slice(-MOST) }));
    },
  };
}

function readSeen(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))).seen;
  } catch {
    return [];
  }
}

function keyOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
