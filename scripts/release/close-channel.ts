import { UsageError } from '@scripts/kit/errors/usage-error';
import { readRegistry } from './store/channel-registry';
import { historyKey } from './store/history';
import type { ReleaseStore } from './store/store';
import { compositionLogKey, registryKey, spareKey } from './store-keys';

/**
 * Takes a channel away: its pointer first, so that from then on no one is served it. What only it named stays
 * until gc. Throws a UsageError where there is none.
 */
export async function closeChannel(store: ReleaseStore, channel: string): Promise<void> {
  const { etag } = await readRegistry(store, channel);
  if (etag === undefined) throw new UsageError(`There is no channel '${channel}'.`);
  for (const key of [registryKey, compositionLogKey, historyKey, spareKey].map((keyOf) => keyOf(channel)))
    await store.remove(key);
}
