import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { locked } from '@little-arches/kit/files/file-lock';
import { ForeignFileError, ownPath, readOwnFile } from '@little-arches/kit/files/read-own-file';
import { createFile, replaceFile } from '@little-arches/kit/files/write-file';

/** Content, with the tag that a swap must name. */
export interface Stored {
  readonly content: Buffer;
  readonly etag: string;
}

/** Storage of releases. Files are written once; pointers change by compare-and-swap. Keys use `/`. */
export interface ReleaseStore {
  get(key: string): Promise<Stored | undefined>;
  /**
   * Writes a new file. The same content is accepted again and renews the file's age; other content under the same
   * key is refused.
   */
  putOnce(key: string, content: Buffer): Promise<void>;
  /**
   * Replaces what is under `key` if its tag is still `etag` (undefined: if the key is unused). Returns false
   * otherwise.
   */
  swap(key: string, content: Buffer, etag: string | undefined): Promise<boolean>;
  /** Lists everything whose key starts with `folder` and a slash; everything for ''. */
  list(folder: string): Promise<readonly Listed[]>;
  /** Removes a file permanently; a missing one is accepted. Files that a channel names must not be removed. */
  remove(key: string): Promise<void>;
}

/** A key, and the time of its last write in milliseconds since 1970. */
export interface Listed {
  readonly key: string;
  readonly writtenAt: number;
}

/** Creates the error about a key with other bytes: a version was built twice, or a file was altered. */
export function otherContent(key: string): EnvironmentError {
  return new EnvironmentError(
    `${key} is already published with other content: give the new build a new version in package.json. Where somebody changed the store, put the file back as it was.`,
  );
}

/** Creates a store in a directory. Symbolic links in it are refused, never followed. */
export function createDirectoryStore(directory: string): ReleaseStore {
  function partsOf(key: string): string[] {
    const parts = key.split('/');
    if (parts.some((part) => !/^[\w@.-]+$/.test(part) || /^\.+$/.test(part)))
      throw new Error(`'${key}' is no key of the release store`);
    return parts;
  }

  function fileOf(key: string): string {
    return path.join(directory, ...partsOf(key));
  }

  /** Throws when a folder in a file's path is a link, because the file would be written elsewhere. */
  async function mustLieWithin(key: string): Promise<void> {
    await ownPath(directory, partsOf(key).slice(0, -1));
  }

  async function get(key: string): Promise<Stored | undefined> {
    const content = await readOwnFile(directory, partsOf(key));
    return content && { content, etag: tagOf(content) };
  }

  /** Creates the folder of a key's file and calls `write` with the path. */
  async function within<T>(key: string, write: (file: string) => T | Promise<T>): Promise<T> {
    const file = fileOf(key);
    return await patiently(async () => {
      await mkdir(path.dirname(file), { recursive: true });
      return await write(file);
    });
  }

  async function isPublished(key: string, content: Buffer): Promise<boolean> {
    const there = await get(key);
    if (there && !there.content.equals(content)) throw otherContent(key);
    return there !== undefined;
  }

  return {
    get,
    async putOnce(key, content) {
      await mustLieWithin(key);
      if (await isPublished(key, content)) {
        const now = new Date();
        return await utimes(fileOf(key), now, now);
      }
      // False when another process wrote it meanwhile, perhaps with other content.
      if (!(await within(key, (file) => createFile(file, content)))) await isPublished(key, content);
    },
    async swap(key, content, etag) {
      await mustLieWithin(key);
      if ((await get(key))?.etag !== etag) return false;
      return await locked(`${fileOf(key)}.lock`, async () => {
        const there = await get(key);
        if (there?.etag !== etag) return false;
        await within(key, (file) => replaceFile(file, content));
        return true;
      });
    },
    async list(folder) {
      const start = await ownPath(directory, folder === '' ? [] : partsOf(folder));
      if (!start) return [];
      const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(noneIfMissing);
      // Throws instead of skipping the link: gc would treat everything that a linked registry names as garbage.
      const link = entries.find((entry) => entry.isSymbolicLink());
      if (link) throw new ForeignFileError(path.join(link.parentPath, link.name));
      const files = entries.filter((entry) => entry.isFile());
      const listed = await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          const written = await stat(file).catch(() => undefined);
          const key = path.relative(directory, file).split(path.sep).join('/');
          return written ? [{ key, writtenAt: written.mtimeMs }] : [];
        }),
      );
      return listed.flat().sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    async remove(key) {
      await mustLieWithin(key);
      await rm(fileOf(key), { force: true });
      try {
        // Fails at the first folder that is not empty.
        for (let parts = partsOf(key); parts.length > 1; ) {
          parts = parts.slice(0, -1);
          await rmdir(path.join(directory, ...parts));
        }
      } catch {}
    },
  };
}

function noneIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/**
 * Retries a file operation: Windows refuses to replace a file that is being read, and gc may remove an empty folder
 * meanwhile.
 */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await work();
    } catch (error) {
      const passing = ['EPERM', 'EACCES', 'EBUSY', 'ENOENT'];
      if (tries === 20 || !passing.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      await pause(10);
    }
}

function tagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
