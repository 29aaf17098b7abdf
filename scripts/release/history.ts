import type { Registry, ReleaseRecord } from 'shared-contracts/registry';
import { parseJson, readRegistry } from './store/channel-registry';
import type { ReleaseStore } from './store/store';

/** One release in a channel's history. */
export interface HistoryEntry extends ReleaseRecord {
  readonly package: string;
  readonly version: string;
}

function historyKey(channel: string): string {
  return `history/${channel}.json`;
}

/** The releases of a channel, the first one first. */
export async function readHistory(store: ReleaseStore, channel: string): Promise<readonly HistoryEntry[]> {
  return (await readStored(store, channel)).entries;
}

/**
 * Appends the releases that the registry holds and the history doesn't yet. The record travels with the pointer
 * itself, so that the next command completes the history after one that was killed.
 */
export async function recordHistory(store: ReleaseStore, channel: string): Promise<void> {
  for (;;) {
    const { registry } = await readRegistry(store, channel);
    const { entries, etag } = await readStored(store, channel);
    const known = new Set(entries.map(({ id }) => id));
    const missing = recordsOf(registry).filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    const content = Buffer.from(`${JSON.stringify({ entries: [...entries, ...missing] }, null, 1)}\n`);
    if (await store.swap(historyKey(channel), content, etag)) return;
  }
}

function recordsOf(registry: Registry): HistoryEntry[] {
  return Object.entries(registry.microFrontends)
    .flatMap(([name, versions]) =>
      versions.flatMap(({ metadata, extras }) =>
        extras.release ? [{ ...extras.release, package: name, version: metadata.version }] : [],
      ),
    )
    .sort((a, b) => a.at.localeCompare(b.at));
}

async function readStored(store: ReleaseStore, channel: string) {
  const stored = await store.get(historyKey(channel));
  const { entries } = stored
    ? (parseJson(stored.content, historyKey(channel)) as { entries: HistoryEntry[] })
    : { entries: [] };
  return { entries, etag: stored?.etag };
}
