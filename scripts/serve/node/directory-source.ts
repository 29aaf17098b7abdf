import { checkInNode } from '@scripts/release/signing/release-key';
import type { Trust } from '@scripts/release/signing/trust';
import { registryKey } from '@scripts/release/store-keys';
import type { Channels } from '../handler/channels-handler';
import type { SiteSource } from '../handler/site-source';
import { createStoreSource } from '../handler/store-source';
import { createDirectoryFiles } from './directory-files';

/** The site that is live on a channel of the release store in a directory, as far as it may be believed. */
export function createDirectorySource(directory: string, channel: string, trust?: Trust): SiteSource {
  return createStoreSource({ files: createDirectoryFiles(directory), channel, check: checkInNode, trust });
}

/** All channels of the release store in a directory; new ones are there as soon as something is live on them. */
export function createDirectoryChannels(directory: string, channel: string, trust?: Trust): Channels {
  const files = createDirectoryFiles(directory);
  const sources = new Map<string, SiteSource>();
  return {
    main: createDirectorySource(directory, channel, trust),
    of(name) {
      if (files.stamp(registryKey(name)) === undefined) return undefined;
      const source = sources.get(name) ?? createDirectorySource(directory, name, trust);
      sources.set(name, source);
      return source;
    },
  };
}
