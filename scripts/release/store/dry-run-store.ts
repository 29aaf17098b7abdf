import type { ReleaseStore, Stored } from './store';

/** A store in which a release is tried: it reads another one, and what is written stays in memory. */
export interface TrialStore extends ReleaseStore {
  readonly isTrial: true;
}

/** Creates a store that holds what `store` does, and in memory what is written into it. */
export function createTrialStore(store: ReleaseStore): TrialStore {
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

/** Whether nothing that is written here lasts. */
export function isTrial(store: ReleaseStore): boolean {
  return 'isTrial' in store;
}
