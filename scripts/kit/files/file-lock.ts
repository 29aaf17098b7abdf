import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../errors/error-code';
import { EnvironmentError } from '../errors/usage-error';

/** A file that the operating system locks for this process until it is released or the process ends. */
export interface FileLock {
  /** Returns false once the file was removed or replaced, so that another process could lock the new one. */
  isHeld(): boolean;
  /** Releases the lock and removes the file. */
  release(): void;
}

const isWindows = process.platform === 'win32';
const isLinux = process.platform === 'linux';

// Windows does not have this flag.
const OPEN = fs.constants.O_RDWR | fs.constants.O_CREAT | (fs.constants.O_NOFOLLOW ?? 0);
// Node has no names for these flags: libuv's on Windows, BSD's on macOS.
const EXCLUSIVE = isWindows ? 0x10000000 : 0x20 | fs.constants.O_NONBLOCK;
// Another holder has the file, or is just removing it or its empty folder.
const PASSING = ['EAGAIN', 'EWOULDBLOCK', 'EBUSY', 'ENOENT', ...(isWindows ? ['EPERM', 'EACCES'] : [])];

/** Last call for each file in this process: among many that only look now and then, one could wait in vain. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs a short `work` while this caller alone holds `file`: calls wait for those of other processes and, in turn,
 * of this one. `work` must not lock the same file. Creates a missing folder. Rejects with a sentence that names the
 * holder when the lock is not released within half a minute.
 */
export async function locked<T>(file: string, work: () => Promise<T>, patience = 30_000): Promise<T> {
  const turn = Promise.allSettled([queues.get(file)]).then(() => holdWhile(file, work, patience));
  queues.set(file, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(file) === turn) queues.delete(file);
  }
}

async function holdWhile<T>(file: string, work: () => Promise<T>, patience: number): Promise<T> {
  const lock = await lockFile(file, patience);
  if (!lock) throw new EnvironmentError(explainHolder(file, patience));
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/**
 * Locks `file`, and creates a missing one and its folder. Waits `patience` milliseconds for another holder, then
 * returns undefined. The operating system holds the lock, so no clock or process id matters, and the lock of a
 * killed process is released at once. Rejects with a sentence when the system or the file system has no locks.
 */
export async function lockFile(file: string, patience = 0): Promise<FileLock | undefined> {
  const deadline = performance.now() + patience;
  for (;;) {
    // A holder removes its file, and to look for the file costs less than to try its lock. A file that stays may be
    // a leftover.
    const doubt = Math.min(deadline, performance.now() + 200);
    while (fs.existsSync(file) && performance.now() < doubt) await pause(2 + Math.random() * 20);
    fs.mkdirSync(dirname(file), { recursive: true });
    const lock = tryLock(file);
    if (lock || performance.now() >= deadline) return lock;
  }
}

function tryLock(file: string): FileLock | undefined {
  let descriptor: number;
  try {
    descriptor = fs.openSync(file, isLinux ? OPEN : OPEN | EXCLUSIVE);
  } catch (error) {
    if (PASSING.includes(errorCode(error))) return undefined;
    throw error;
  }
  let isHeld = false;
  try {
    // The earlier holder may have removed the file in between: then the new one must be locked.
    isHeld = (!isLinux || flock(file, descriptor)) && isSameFile(file, descriptor);
    if (!isHeld) return undefined;
  } finally {
    if (!isHeld) fs.closeSync(descriptor);
  }
  // For people only; the lock does not depend on it.
  fs.writeSync(descriptor, `process ${process.pid} on ${hostname()}`, 0);
  return {
    isHeld: () => isHeld && isSameFile(file, descriptor),
    release() {
      if (!isHeld) return;
      const isMine = isSameFile(file, descriptor);
      isHeld = false;
      // Windows can't remove an open file; elsewhere a file that is removed last could be a later holder's.
      if (isWindows) fs.closeSync(descriptor);
      if (isMine) tolerate(() => fs.rmSync(file, { force: true }));
      if (!isWindows) fs.closeSync(descriptor);
    },
  };
}

function isSameFile(file: string, descriptor: number): boolean {
  const own = fs.fstatSync(descriptor, { bigint: true });
  const there = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return there?.ino === own.ino && there.dev === own.dev;
}

/** Locks an open file as long as this process has it open, by the program `flock`: Node can't lock on Linux. */
function flock(file: string, descriptor: number): boolean {
  const { status, error, stderr } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
    encoding: 'utf8',
  });
  if (error)
    throw new EnvironmentError(
      `The program 'flock', which holds locks on Linux, can't be run (${errorCode(error)}). Install it: it is part of util-linux and of busybox.`,
    );
  if (status === 0) return true;
  if (status === 1 && stderr === '') return false;
  throw new EnvironmentError(
    `${file} can't be locked (${stderr.trim() || `flock ended with ${status}`}). Use a directory on a file system that has locks, such as a local disk.`,
  );
}

function explainHolder(file: string, patience: number): string {
  const text = tolerate(() => fs.readFileSync(file, 'utf8')) ?? '';
  const holder = /^process \d+ on [\w.-]+/.exec(text)?.[0] ?? 'another process';
  return `${file} has been held by ${holder} for ${patience / 1000} seconds. End that process if it hangs, and try again.`;
}

/** Returns undefined where the file can't be used: another process may have it, and one that stays is free. */
function tolerate<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
