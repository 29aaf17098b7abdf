import { registryKey } from '@scripts/release/store/keys';
import type { Channels } from '../handler/channels-handler';
import type { SiteSource } from '../handler/site-source';
import { createStoreSource } from '../handler/store-source';
import { createDirectoryFiles } from './directory-files';

/** The site that is live on a channel of the release store in a directory. */
export function createDirectorySource(directory: string, channel: string): SiteSource {
  return createStoreSource({ files: createDirectoryFiles(directory), channel });
}

/** All channels of the release store in a directory; new ones are there as soon as something is live on them. */
export function createDirectoryChannels(directory: string, channel: string): Channels {
  const files = createDirectoryFiles(directory);
  const sources = new Map<string, SiteSource>();
  return {
    main: createDirectorySource(directory, channel),
    of(name) {
      if (files.stamp(registryKey(name)) === undefined) return undefined;
      const source = sources.get(name) ?? createDirectorySource(directory, name);
      sources.set(name, source);
      return source;
    },
  };
}
