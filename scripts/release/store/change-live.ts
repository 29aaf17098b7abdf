import { randomUUID } from 'node:crypto';
import type { ReleaseRecord } from '@little-arches/build/model/published-version';
import type { Registry, RegistryVersion } from '../model/registry';
import { type ChangeRegistry, changeRegistry, type ReadRegistry } from './channel-registry';
import { readHistory, recordHistory } from './history';
import type { ReleaseStore } from './store';

/** Attempts to change the live versions before giving up; each may render pages. */
const TRIES = 50;

/**
 * Changes what is live on a channel, and completes its history. `change` returns the next registry, and is called
 * again when another process changed it meanwhile or since `read`; an exception leaves everything unchanged.
 */
export async function changeLive(
  store: ReleaseStore,
  channel: string,
  change: ChangeRegistry,
  read?: ReadRegistry,
): Promise<void> {
  // An unreadable history must stop the release before it is live.
  await readHistory(store, channel);
  const race = { subject: `What is live on ${channel}`, tries: TRIES };
  const dated: ChangeRegistry = async (registry) => {
    const planned = new Date().toISOString();
    const next = await change(registry);
    return next === registry ? next : dateRecords(next, planned);
  };
  const live = await changeRegistry(store, channel, dated, { ...race, read });
  await recordHistory(store, channel, live);
}

/** Dates the records that were planned since `planned` to now, because composing their pages may take minutes. */
function dateRecords(registry: Registry, planned: string): Registry {
  const at = new Date().toISOString();
  const isNew = (record: { readonly at: string } | undefined) => record && record.at >= planned;
  const microFrontends = Object.entries(registry.microFrontends).map(
    ([name, versions]) => [name, versions.map(dateVersion)] as const,
  );
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
