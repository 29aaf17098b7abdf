import { packageNames } from '@little-arches/build/model/packages';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { listChannels } from '../store/channel-registry';
import type { ReleaseStore } from '../store/store';
import type { Command } from './command';

/** Returns a sentence when nothing was ever released into a store, which often is not the one that was meant. */
export async function describeEmpty(store: ReleaseStore, location: string): Promise<string | undefined> {
  if ((await listChannels(store)).length > 0) return undefined;
  return `This store is empty: ${location}. Is it the one that you meant? RELEASE_STORE names the store of all teams, a directory or s3://bucket/prefix.`;
}

/** Throws a UsageError when the store is empty and the packages could not be its first release: that has a shell. */
export async function refuseEmpty({
  names,
  store,
  location,
}: Pick<Command, 'names' | 'store' | 'location'>): Promise<void> {
  if ((names.length > 0 ? names : packageNames()).includes('shell')) return;
  const sentence = await describeEmpty(store, location);
  if (sentence !== undefined) throw new UsageError(sentence);
}
