import { registryKey } from '@little-arches/release/store/store-keys';
import type { Channels, SiteSource } from './site-source';
import { createStoreSource, FRESH, KEPT, type StoreSourceOptions } from './store-source';

/** Channels beside the main one whose files are cached at the same time. */
const MOST = 8;

/**
 * Creates the channels of a release store, with the main one at the site's own address. A new channel appears as
 * soon as a version is live on it.
 */
export function createStoreChannels(options: StoreSourceOptions): Channels {
  const { files, kept = KEPT, now = Date.now } = options;
  const sources = new Map<string, SiteSource>();
  const looked = new Map<string, { readonly at: number; readonly isThere: boolean }>();

  async function isThere(name: string): Promise<boolean> {
    const pointer = registryKey(name);
    const before = looked.get(name);
    if (before && !files.isNear && now() - before.at < FRESH) return before.isThere;
    const found = (await files.get(pointer)) !== undefined;
    // Anyone may request any name, so the cache needs a limit.
    if (looked.size >= 1000) looked.clear();
    looked.set(name, { at: now(), isThere: found });
    return found;
  }

  return {
    main: createStoreSource(options),
    async of(name) {
      if (!(await isThere(name))) {
        sources.delete(name);
        return undefined;
      }
      const source = sources.get(name) ?? createStoreSource({ ...options, channel: name, kept: kept / MOST });
      sources.delete(name);
      sources.set(name, source);
      const [oldest] = sources.keys();
      if (sources.size > MOST && oldest !== undefined) sources.delete(oldest);
      return source;
    },
  };
}
