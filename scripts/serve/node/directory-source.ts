import { checkInNode } from '@scripts/release/signing/release-key';
import type { Trust } from '@scripts/release/signing/trust';
import type { Channels, SiteSource } from '../handler/source/site-source';
import { createStoreChannels } from '../handler/source/store-channels';
import { createStoreSource } from '../handler/source/store-source';
import { createDirectoryFiles } from './directory-files';

/** The site that is live on a channel of the release store in a directory, as far as it may be believed. */
export function createDirectorySource(directory: string, channel: string, trust?: Trust): SiteSource {
  return createStoreSource({ files: createDirectoryFiles(directory), channel, check: checkInNode, trust });
}

/** All channels of the release store in a directory. */
export function createDirectoryChannels(directory: string, channel: string, trust?: Trust): Channels {
  return createStoreChannels({ files: createDirectoryFiles(directory), channel, check: checkInNode, trust });
}
