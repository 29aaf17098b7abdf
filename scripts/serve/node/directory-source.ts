import type { SiteSource } from '../handler/site-source';
import { createStoreSource } from '../handler/store-source';
import { createDirectoryFiles } from './directory-files';

/** The site that is live on a channel of the release store in a directory. */
export function createDirectorySource(directory: string, channel: string): SiteSource {
  return createStoreSource({ files: createDirectoryFiles(directory), channel });
}
