import { lstatSync } from 'node:fs';
import path from 'node:path';
import { ForeignFileError, readOwnFile } from '@scripts/kit/files/read-own-file';
import type { StoredFiles } from '../handler/source/store-source';
import { oncePerTurn } from './once-per-turn';

/** The files of a store in a directory. Links are not followed: what they lead to is not there. */
export function createDirectoryFiles(directory: string): Required<StoredFiles> {
  return {
    async get(key) {
      const parts = key.split('/');
      // Handlers request no such key; nothing outside the directory is reachable if one did.
      if (parts.some((part) => !/^[\w.-]+$/.test(part) || /^\.+$/.test(part))) return undefined;
      return await readOwnFile(directory, parts).catch(noneIfForeign);
    },
    stamp: oncePerTurn((key) => {
      const stats = lstatSync(path.join(directory, key), { throwIfNoEntry: false });
      // The time alone has a grain that two quick changes can fall into.
      return stats && `${stats.mtimeMs} ${stats.ino} ${stats.size}`;
    }),
  };
}

function noneIfForeign(error: unknown): undefined {
  if (!(error instanceof ForeignFileError)) throw error;
}
