import { ForeignFileError, readOwnFile } from '@little-arches/kit/files/read-own-file';
import type { Channels, SiteSource } from '../handler/source/site-source';
import { createStoreChannels } from '../handler/source/store-channels';
import { createStoreSource, type StoredFiles } from '../handler/source/store-source';

/** Creates a source of the site that is live on a channel of the release store in a directory. */
export function createDirectorySource(directory: string, channel: string): SiteSource {
  return createStoreSource({ files: createDirectoryFiles(directory), channel });
}

/** Creates all channels of the release store in a directory. */
export function createDirectoryChannels(directory: string, channel: string): Channels {
  return createStoreChannels({ files: createDirectoryFiles(directory), channel });
}

/** Creates access to the files of a store in a directory. Links are not followed: their targets count as missing. */
export function createDirectoryFiles(directory: string): StoredFiles {
  return {
    isNear: true,
    async get(key) {
      const parts = key.split('/');
      // Handlers request no such key; if one did, it could not leave the directory.
      if (parts.some((part) => !/^[\w.-]+$/.test(part) || /^\.+$/.test(part))) return undefined;
      return await readOwnFile(directory, parts).catch(noneIfForeign);
    },
  };
}

function noneIfForeign(error: unknown): undefined {
  if (!(error instanceof ForeignFileError)) throw error;
}
