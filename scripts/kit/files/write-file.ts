import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { atFile, errorCode } from '../errors/error-code';
import { locked } from './file-lock';

/** Error codes with which a file system without hard links, such as FAT, refuses one. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Writes a file atomically: into a temporary file, flushes it to the disk, then renames it. Throws as the file
 * system does and leaves nothing behind. `mode` applies to a new file; default: this user only.
 */
export function writeWhole(file: string, content: string | Uint8Array, mode = 0o600): void {
  write(file, content, mode, fsyncSync, renameSync);
  syncFolder(dirname(file));
}

/**
 * Writes a file atomically, as `writeWhole` does, but without flushing it to the disk: for files that can be made
 * again. The user's umask determines who may read it.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  write(file, content, 0o666, () => {}, renameSync);
}

/** Creates a file as `replaceFile` does. Returns false, and writes nothing, when the file exists. */
export async function createFile(file: string, content: string | Uint8Array, mode = 0o666): Promise<boolean> {
  try {
    write(file, content, mode, () => {}, linkSync);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (!NO_LINKS.includes(errorCode(error))) throw error;
  }
  return await locked(`${file}.lock`, async () => {
    if (existsSync(file)) return false;
    write(file, content, mode, () => {}, renameSync);
    return true;
  });
}

function write(
  file: string,
  content: string | Uint8Array,
  mode: number,
  finish: (descriptor: number) => void,
  place: (draft: string, file: string) => void,
): void {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    const descriptor = openSync(draft, 'wx', mode);
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
      finish(descriptor);
    } finally {
      closeSync(descriptor);
    }
    place(draft, file);
  } catch (error) {
    throw atFile(error, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Flushes the entries of a folder to the disk, where the system supports that. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes everything below a folder to the disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) syncFolder(join(entry.parentPath, entry.name));
    if (entry.isFile()) syncFile(join(entry.parentPath, entry.name));
  }
  syncFolder(folder);
}

/** Flushes a file to the disk. */
export function syncFile(file: string): void {
  // Windows can sync only files that are open for writing.
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
