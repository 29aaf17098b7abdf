import { randomUUID } from 'node:crypto';
import type { ReleaseRecord } from '@little-arches/build/model/published-version';
import { LOST } from '@little-arches/kit/retry-against-others';
import type { Registry, RegistryVersion } from '../model/registry';
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
  const dated: ChangeRegistry = async (registry, owners) => {
    const planned = new Date().toISOString();
    const next = await change(registry, owners);
    return next === LOST || next === registry ? next : dateRecords(next, planned);
  };
  const live = await changeRegistry(store, channel, dated, race);
  await Promise.all([recordHistory(store, channel, live), keepBackup(store, channel)]);
}

/** Dates the records that were planned since `planned` to now, because composing their pages may take minutes. */
function dateRecords(registry: Registry, planned: string): Registry {
  const at = new Date().toISOString();
  const isNew = (record: { readonly at: string } | undefined) => record && record.at >= planned;
  const microFrontends = Object.entries(registry.microFrontends).map(([name, versions]) => {
    const has = versions.some(({ extras }) => isNew(extras.release) || isNew(extras.retired));
    // Another list would lose how an unchanged package is stored.
    return [name, has ? versions.map(dateVersion) : versions] as const;
  });
  return { ...registry, microFrontends: Object.fromEntries(microFrontends) };

  function dateVersion(version: RegistryVersion): RegistryVersion {
    const { release, retired } = version.extras;
    const extras = {
      ...version.extras,
      ...(release && isNew(release) && { release: { ...release, at } }),
      ...(retired && isNew(retired) && { retired: { ...retired, at } }),
    };
    return { ...version, extras };
  }
}

/** Creates the start of a release record: its id, time and author. */
export function newRecord(by: string): Pick<ReleaseRecord, 'id' | 'at' | 'by'> {
  return { id: randomUUID().slice(0, 8), at: new Date().toISOString(), by };
}
