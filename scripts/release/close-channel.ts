import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readRegistry } from './store/channel-registry';
import { historyKey } from './store/history';
import type { ReleaseStore } from './store/store';
import { registryKey } from './store/store-keys';

/**
 * Closes a channel: removes its pointer first, so that it is no longer served. Its content stays until gc.
 * Throws a UsageError when there is no such channel.
 */
export async function closeChannel(store: ReleaseStore, channel: string): Promise<void> {
  const { etag } = await readRegistry(store, channel);
  if (etag === undefined) throw new UsageError(`There is no channel '${channel}'.`);
  for (const key of [registryKey, historyKey].map((keyOf) => keyOf(channel))) await store.remove(key);
}
