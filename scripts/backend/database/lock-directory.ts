import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '@little-arches/kit/errors/error-code';
import { type FileLock, lockFile } from '@little-arches/kit/files/file-lock';
import { writeWhole } from '@little-arches/kit/files/write-file';
import * as v from 'valibot';

const LOCK = 'backend.lock';
const HOLDER = 'backend.holder.json';

const holderSchema = v.object({
  pid: v.number(),
  host: v.string(),
  since: v.string(),
  /** Address of the running backend. */
  url: v.optional(v.string()),
});

/**
 * Process that uses a data directory. Only for messages and for calls to its address: the lock alone shows whether
 * the process is running.
 */
export type Holder = v.InferOutput<typeof holderSchema>;

/** Exclusive use of a data directory. */
export interface DirectoryLock {
  /** Returns false once the lock was removed or replaced. */
  isHeld(): boolean;
  /** Throws a sentence when the lock was removed or replaced: nothing may be written any more. */
  mustBeHeld(): void;
  /** Records the address of this process for commands. */
  announce(url: string): void;
  release(): void;
}

/**
 * Locks the data directory for this process. PGlite does not refuse a second process, and two writers destroy the
 * database. Waits `patience` milliseconds for another holder. Rejects with a sentence when that one still holds it,
 * or the directory can't be used.
 */
export async function lockDirectory(directory: string, patience = 0): Promise<DirectoryLock> {
  createDirectory(directory);
  const lock = await tryLock(directory, patience);
  if (!lock) throw new Error(explainHolder(directory, readHolder(directory)));
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    writeHolder(directory, holder);
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    isHeld: () => lock.isHeld(),
    mustBeHeld() {
      if (!lock.isHeld()) throw new Error(explainLoss(directory));
    },
    announce: (url) => writeHolder(directory, { ...holder, url }),
    release() {
      if (lock.isHeld()) rmSync(join(directory, HOLDER), { force: true });
      lock.release();
    },
  };
}

/** Returns the recorded holder of a data directory's lock; undefined when there is no record. */
export function readHolder(directory: string): Holder | undefined {
  try {
    return v.parse(holderSchema, JSON.parse(readFileSync(join(directory, HOLDER), 'utf8')));
  } catch {
    return undefined;
  }
}

function createDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explain(directory, error);
  }
}

async function tryLock(directory: string, patience: number): Promise<FileLock | undefined> {
  try {
    return await lockFile(join(directory, LOCK), patience);
  } catch (error) {
    throw explain(directory, error);
  }
}

function writeHolder(directory: string, holder: Holder): void {
  try {
    writeWhole(join(directory, HOLDER), JSON.stringify(holder));
  } catch (error) {
    throw explain(directory, error);
  }
}

function explain(directory: string, error: unknown): Error {
  const place = `The backend's data directory ${directory}`;
  const code = errorCode(error);
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new Error(
      `${place} is a file, or lies inside one. Move that file away, or choose another directory.`,
    );
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error(`${place} is on a full disk. Make room there, or choose another directory.`);
  if (code === '') return error instanceof Error ? error : new Error(String(error));
  return new Error(
    `${place} is not writable (${code}). Give this user the right to write there, or choose another directory.`,
  );
}

function explainHolder(directory: string, holder: Holder | undefined): string {
  const who = holder
    ? `process ${holder.pid} on ${holder.host} (since ${holder.since})`
    : 'another process that has not said who it is';
  return `The backend's data directory ${directory} is in use by ${who}. Stop that process, or choose another data directory.`;
}

function explainLoss(directory: string): string {
  return `Somebody removed or replaced ${join(directory, LOCK)} while the backend was using ${directory}, so another process may be using the database now. This one writes nothing any more: stop it and start again.`;
}
