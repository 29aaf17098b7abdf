import { ForeignFileError, readOwnFile } from '@scripts/kit/files/read-own-file';
import type { StoredFiles } from '../handler/source/store-source';

/** The files of a store in a directory. Links are not followed: what they lead to is not there. */
export function createDirectoryFiles(directory: string): StoredFiles {
  return {
    isNear: true,
    async get(key) {
      const parts = key.split('/');
      // Handlers ask for no such key; nothing outside the directory is reachable if one did.
      if (parts.some((part) => !/^[\w.-]+$/.test(part) || /^\.+$/.test(part))) return undefined;
      return await readOwnFile(directory, parts).catch(noneIfForeign);
    },
  };
}

function noneIfForeign(error: unknown): undefined {
  if (!(error instanceof ForeignFileError)) throw error;
}
