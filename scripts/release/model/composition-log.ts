import { parseItem, parseItems, parseStored, type Unreadable } from '@little-arches/contracts/formats/stored';
import * as v from 'valibot';
import { siteId } from './hashes';

/** The newest format that this module reads, and the one that `storedCompositionLog` writes. */
export const COMPOSITION_LOG_FORMAT = 1;

/** A composition that pages were made from, and the time. */
export interface LoggedComposition {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Id of the site with these pages; absent if an earlier release tool composed it. */
  readonly site?: string | undefined;
}

/** The compositions of a channel that open tabs may still have. */
export interface CompositionLog {
  /** Newest first. */
  readonly compositions: readonly LoggedComposition[];
  /** Entries that could not be read. They stay in the log unchanged, after the others. */
  readonly unreadable: readonly Unreadable[];
}

const logSchema = v.object({ compositions: v.array(v.unknown()) });
const compositionSchema = v.looseObject({ id: v.string(), at: v.string(), site: v.optional(siteId) });

/** Parses a channel's log, entry by entry. Throws an Error that names `where` when the value is no log. */
export function parseCompositionLog(value: unknown, where: string): CompositionLog {
  const about = { what: where, format: COMPOSITION_LOG_FORMAT, reader: 'this checkout' };
  const { compositions } = parseStored(logSchema, value, about);
  const read = parseItems((item) => parseItem(compositionSchema, item), compositions, 'compositions');
  return { compositions: read.items, unreadable: read.unreadable };
}

/** Returns a log in its stored format, with its `most` newest entries. */
export function storedCompositionLog({ compositions, unreadable }: CompositionLog, most: number): unknown {
  const all = [...compositions, ...unreadable.map(({ value }) => value)];
  return { format: COMPOSITION_LOG_FORMAT, compositions: all.slice(0, most) };
}
