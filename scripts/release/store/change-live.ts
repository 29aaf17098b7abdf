import { randomUUID } from 'node:crypto';
import type { ReleaseRecord } from '@little-arches/build/model/published-version';
import { keepBackup } from './backup-registry';
import { type ChangeRegistry, changeRegistry } from './channel-registry';
import { readHistory, recordHistory } from './history';
import type { ReleaseStore } from './store';

/** Attempts to change the live versions before giving up; each may render pages. */
const TRIES = 50;

/**
 * Changes what is live on a channel, and completes its history. `change` returns the next registry, and is called
 * again when another process changed it meanwhile; an exception leaves everything unchanged. Packages in `repair`
 * are replaced even if they are faulty.
 */
export async function changeLive(
  store: ReleaseStore,
  channel: string,
  repair: ReadonlySet<string> | undefined,
  change: ChangeRegistry,
): Promise<void> {
  // An unreadable history must stop the release before it is live.
  await readHistory(store, channel);
  const race = { subject: `What is live on ${channel}`, tries: TRIES, repair };
  const live = await changeRegistry(store, channel, change, race);
  await Promise.all([recordHistory(store, channel, live), keepBackup(store, channel)]);
}

/** Creates the start of a release record: its id, time and author. */
export function newRecord(by: string): Pick<ReleaseRecord, 'id' | 'at' | 'by'> {
  return { id: randomUUID().slice(0, 8), at: new Date().toISOString(), by };
}
