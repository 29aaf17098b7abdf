import type { PublishedExtras } from '@little-arches/build/model/published-version';
import { LOST, retryAgainstOthers } from '@little-arches/kit/retry-against-others';
import * as v from 'valibot';
import { type HistoryEntry, parseHistory, type ReleaseHistory, storedHistory } from '../model/history';
import type { Registry } from '../model/registry';
import { inStore } from './channel-registry';
import { parseContent } from './parse-content';
import type { ReleaseStore } from './store';

/** Returns the key of a channel's history. */
export function historyKey(channel: string): string {
  return `history/${channel}.json`;
}

/** Returns the releases of a channel, and the unreadable entries of its history. */
export async function readHistory(store: ReleaseStore, channel: string): Promise<ReleaseHistory> {
  return (await readStored(store, channel)).history;
}

/**
 * Appends the releases that a channel's registry contains and its history does not. The record is part of the
 * pointer, so that the next command completes the history after a killed one.
 */
export async function recordHistory(store: ReleaseStore, channel: string, registry: Registry): Promise<void> {
  await retryAgainstOthers({ subject: `The history of ${channel}` }, async () => {
    const { history, etag } = await readStored(store, channel);
    const known = new Set([
      ...history.entries.map(({ id }) => id),
      ...history.unreadable.map(({ value }) => v.parse(idSchema, value).id),
    ]);
    const missing = recordsOf(registry).filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    const next = storedHistory({ ...history, entries: [...history.entries, ...missing] });
    const content = Buffer.from(`${JSON.stringify(next, null, 1)}\n`);
    if (!(await store.swap(historyKey(channel), content, etag))) return LOST;
  });
}

function recordsOf(registry: Registry): HistoryEntry[] {
  const records = Object.entries(registry.microFrontends).flatMap(([name, versions]) =>
    versions.flatMap(({ metadata, extras }) =>
      recordsIn(extras).map((record) => ({ ...record, package: name, version: metadata.version })),
    ),
  );
  return records.sort((a, b) => a.at.localeCompare(b.at));
}

function recordsIn({ release, retired }: PublishedExtras): Omit<HistoryEntry, 'package' | 'version'>[] {
  return [...(release ? [release] : []), ...(retired ? [{ ...retired, action: 'retire' as const }] : [])];
}

/** Schema of an entry's id. An unreadable entry still counts as an entry. */
const idSchema = v.fallback(v.object({ id: v.optional(v.string()) }), {});

async function readStored(store: ReleaseStore, channel: string) {
  const key = historyKey(channel);
  const stored = await store.get(key);
  const history: ReleaseHistory = stored
    ? parseContent(stored.content, inStore(key), parseHistory)
    : { entries: [], unreadable: [] };
  return { history, etag: stored?.etag };
}
