import { spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../errors/error-code';
import { EnvironmentError } from '../errors/usage-error';

/** A file that the operating system locks for this process until it is released or the process ends. */
export interface FileLock {
  /** Returns false once the file was removed or replaced, so that another process could lock the new one. */
  isHeld(): boolean;
  /** Writes the holder into the file, for people only; the lock does not depend on it. */
  sign(): void;
  /** Releases the lock and removes the file. */
  release(): void;
}

/** Milliseconds that `locked` waits: long enough for the work it protects. */
const PATIENCE = 30_000;

/** Milliseconds after which an existing lock file may be a leftover that is not locked. */
const DOUBT = 200;

// Windows does not have this flag.
const OPEN = constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);
// Node has no names for these flags: libuv's on Windows, BSD's on macOS.
const EXCLUSIVE = process.platform === 'win32' ? 0x10000000 : 0x20 | constants.O_NONBLOCK;

/** Last queued call for each file in this process. */
const queues = new Map<string, Promise<void>>();

/**
 * Runs a short `work` while this caller alone holds `file`: calls wait for those of other processes and of this
 * one. `work` must not lock the same file. Creates a missing folder. Rejects with a sentence that names the holder
 * when the lock is not released within half a minute.
 */
export async function locked<T>(file: string, work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  // Every lock attempt starts a program, so calls of one process queue here instead of competing.
  const name = resolve(file);
  const turn = (queues.get(name) ?? Promise.resolve()).then(() => holdWhile(file, work, patience));
  const over = turn.then(
    () => {},
    () => {},
  );
  queues.set(name, over);
  void over.then(() => {
    if (queues.get(name) === over) queues.delete(name);
  });
  return await turn;
}

async function holdWhile<T>(file: string, work: () => Promise<T>, patience: number): Promise<T> {
  const lock = await lockInFolder(file, patience);
  if (!lock) throw new EnvironmentError(explainHolder(file, patience));
  try {
    lock.sign();
    return await work();
  } finally {
    lock.release();
  }
}

/** Locks a file and creates its folder again when another process removes the empty folder in between. */
async function lockInFolder(file: string, patience: number): Promise<FileLock | undefined> {
  for (let tries = 0; ; tries++)
    try {
      mkdirSync(dirname(file), { recursive: true });
      return await lockFile(file, patience);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || tries === 20) throw error;
    }
}

/**
 * Locks `file`, and creates a missing one. Waits `patience` milliseconds for another holder, then returns
 * undefined. The operating system holds the lock, so no clock or process id matters, and the lock of a killed
 * process is released at once. Rejects with a sentence when the system or the file system has no locks.
 */
export async function lockFile(file: string, patience = 0): Promise<FileLock | undefined> {
  const deadline = performance.now() + patience;
  for (;;) {
    if (patience > 0) await waitForRemoval(file, Math.min(deadline, performance.now() + DOUBT));
    const lock = await tryLock(file);
    if (lock) return lock;
    if (performance.now() >= deadline) return undefined;
  }
}

async function tryLock(file: string): Promise<FileLock | undefined> {
  const descriptor = process.platform === 'linux' ? await openAndFlock(file) : openExclusively(file);
  if (descriptor === undefined) return undefined;
  const lock = createLock(file, descriptor);
  if (lock.isHeld()) return lock;
  // The earlier holder removed the file in between: lock the new one.
  closeSync(descriptor);
  return undefined;
}

/**
 * Waits until the file is gone or the time is over. A holder removes its file on release, so an existing file is
 * probably locked, and checking that costs less than a lock attempt.
 */
async function waitForRemoval(file: string, until: number): Promise<void> {
  while (existsSync(file) && performance.now() < until) await pause(2 + Math.random() * 20);
}

function createLock(file: string, descriptor: number): FileLock {
  let open = true;
  return {
    isHeld() {
      if (!open) return false;
      const own = fstatSync(descriptor, { bigint: true });
      const there = statSync(file, { bigint: true, throwIfNoEntry: false });
      return there?.ino === own.ino && there.dev === own.dev;
    },
    sign: () => void writeSync(descriptor, `process ${process.pid} on ${hostname()}`, 0),
    release() {
      if (!open) return;
      const isMine = this.isHeld();
      open = false;
      // Windows can't remove an open file; elsewhere the file is removed before it is closed, so that no later
      // holder's file is removed.
      if (process.platform === 'win32') closeSync(descriptor);
      if (isMine) removeQuietly(file);
      if (process.platform !== 'win32') closeSync(descriptor);
    },
  };
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A file that stays unlocked is free for everyone.
  }
}

function openExclusively(file: string): number | undefined {
  try {
    return openSync(file, OPEN | EXCLUSIVE);
  } catch (error) {
    // EPERM and EACCES mean that Windows is removing the file.
    const passing = ['EAGAIN', 'EWOULDBLOCK', 'EBUSY', 'EPERM', 'EACCES'];
    if (passing.includes(errorCode(error))) return undefined;
    throw error;
  }
}

async function openAndFlock(file: string): Promise<number | undefined> {
  const descriptor = openSync(file, OPEN);
  try {
    if (await runFlock(file, descriptor)) return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  closeSync(descriptor);
  return undefined;
}

/**
 * Locks an open file with `flock`, because Node can't lock on Linux. The lock belongs to the open file, and is held
 * as long as this process has it open.
 */
function runFlock(file: string, descriptor: number): Promise<boolean> {
  return new Promise((settle, reject) => {
    const child = spawn('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', descriptor] });
    let complaint = '';
    child.stderr?.on('data', (chunk) => {
      complaint += chunk;
    });
    child.once('error', (error) => reject(new EnvironmentError(explainMissing(errorCode(error)))));
    child.once('close', (status, signal) => {
      if (status === 0) settle(true);
      else if (status === 1 && complaint === '') settle(false);
      else {
        const reason = complaint.trim() || `flock ended with ${status ?? signal}`;
        reject(new EnvironmentError(explainRefusal(file, reason)));
      }
    });
  });
}

function explainMissing(code: string): string {
  return `The program 'flock', which holds locks on Linux, can't be run (${code}). Install it: it is part of util-linux and of busybox.`;
}

function explainRefusal(file: string, reason: string): string {
  return `${file} can't be locked (${reason}). Use a directory on a file system that has locks, such as a local disk.`;
}

function explainHolder(file: string, patience: number): string {
  return `${file} has been held by ${readSignature(file)} for ${patience / 1000} seconds. End that process if it hangs, and try again.`;
}

function readSignature(file: string): string {
  try {
    return /^process \d+ on [\w.-]+/.exec(readFileSync(file, 'utf8'))?.[0] ?? 'another process';
  } catch {
    return 'another process';
  }
}
