import type { ReleaseStore, Stored } from './store';

/** A store for a dry run: reads another store, and keeps writes in memory. */
export interface DryRunStore extends ReleaseStore {
  readonly isTrial: true;
}

/** Creates a store that reads from `store` and writes into memory. */
export function createDryRunStore(store: ReleaseStore): DryRunStore {
  const written = new Map<string, Stored>();
  const put = (key: string, content: Buffer) => void written.set(key, { content, etag: 'trial' });
  return {
    ...store,
    isTrial: true,
    get: async (key) => written.get(key) ?? (await store.get(key)),
    putOnce: async (key, content) => put(key, content),
    async swap(key, content) {
      put(key, content);
      return true;
    },
    remove: () => Promise.reject(new Error('Nothing is removed while a release is tried')),
  };
}

/** Returns whether writes to this store are discarded. */
export function isTrial(store: ReleaseStore): boolean {
  return 'isTrial' in store;
}
