import { releaseRecord } from '@little-arches/build/model/extras';
import type { ReleaseRecord } from '@little-arches/build/model/published-version';
import { parseItem, parseItems, parseStored, type Unreadable } from '@little-arches/contracts/formats';
import * as v from 'valibot';

/** The newest format that this module reads, and the one that `storedHistory` writes. */
export const HISTORY_FORMAT = 1;

/** One event in a channel's history: a release, or a retired package. */
export interface HistoryEntry extends Omit<ReleaseRecord, 'action'> {
  readonly action: ReleaseRecord['action'] | 'retire';
  readonly package: string;
  readonly version: string;
}

export interface ReleaseHistory {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  /** Entries that could not be read. They stay in the history unchanged. */
  readonly unreadable: readonly Unreadable[];
}

const historySchema = v.object({ entries: v.array(v.unknown()) });
const entrySchema = v.looseObject({
  ...releaseRecord.entries,
  action: v.picklist([...releaseRecord.entries.action.options, 'retire']),
  package: v.string(),
  version: v.string(),
});

/** Parses a channel's history, entry by entry. Throws an Error that names `where` when the value is no history. */
export function parseHistory(value: unknown, where: string): ReleaseHistory {
  const about = { what: where, format: HISTORY_FORMAT, reader: 'this checkout' };
  const { entries } = parseStored(historySchema, value, about);
  const { items, unreadable } = parseItems((item) => parseItem(entrySchema, item), entries, 'entries');
  return { entries: items, unreadable };
}

/** Returns a history in its stored format, including its unreadable entries. */
export function storedHistory({ entries, unreadable }: ReleaseHistory): unknown {
  return { format: HISTORY_FORMAT, entries: [...unreadable.map(({ value }) => value), ...entries] };
}
