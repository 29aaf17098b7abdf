import { spawn } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import { errorCode } from '../error-code';

/** A file that the operating system keeps for this process until it lets go or ends, however it ends. */
export interface FileLock {
  /** False once somebody removed or replaced the file, so that another process could lock its successor. */
  isHeld(): boolean;
  /** Lets go and removes the file. */
  release(): void;
}

// Node has no name for these: libuv's on Windows, BSD's on macOS.
const EXCLUSIVE = process.platform === 'win32' ? 0x10000000 : 0x20 | constants.O_NONBLOCK;

/**
 * Locks `file`, which is created where it is missing. Waits `patience` milliseconds for another holder; undefined
 * when that was not enough. The system itself holds the lock: it knows no clocks, no process ids and no
 * namespaces, and the lock of a killed process is free at once. Rejects with a sentence where the system or the
 * file system has no locks.
 */
export async function lockFile(file: string, patience = 0): Promise<FileLock | undefined> {
  const deadline = performance.now() + patience;
  for (;;) {
    const descriptor = await openLocked(file, deadline);
    if (descriptor === undefined) return undefined;
    const lock = createLock(file, descriptor);
    // Its earlier holder removed the file while this process waited: the lock is now on the next one.
    if (lock.isHeld()) return lock;
    closeSync(descriptor);
  }
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
    release() {
      if (!open) return;
      const isMine = this.isHeld();
      open = false;
      // Windows removes no open file; elsewhere the file goes first, so that nobody's successor is removed.
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
    // An unlocked file that stays is free for everybody.
  }
}

async function openLocked(file: string, deadline: number): Promise<number | undefined> {
  if (process.platform === 'linux') return await openAndLock(file, deadline);
  for (;;) {
    try {
      return openSync(file, constants.O_RDWR | constants.O_CREAT | EXCLUSIVE, 0o600);
    } catch (error) {
      // EPERM and EACCES: Windows is just removing it.
      const passing = ['EAGAIN', 'EWOULDBLOCK', 'EBUSY', 'EPERM', 'EACCES'];
      if (!passing.includes(errorCode(error))) throw error;
      if (performance.now() >= deadline) return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 20));
  }
}

async function openAndLock(file: string, deadline: number): Promise<number | undefined> {
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (await runFlock(file, descriptor, deadline)) return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  closeSync(descriptor);
  return undefined;
}

/**
 * Node can't lock on Linux, but `flock` can lock a file opened by who started it: the lock belongs to the open
 * file, and stays for as long as this process has it open.
 */
function runFlock(file: string, descriptor: number, deadline: number): Promise<boolean> {
  const patience = deadline - performance.now();
  const args = patience > 0 ? ['3'] : ['-n', '3'];
  return new Promise((resolve, reject) => {
    const child = spawn('flock', args, { stdio: ['ignore', 'ignore', 'pipe', descriptor] });
    const timer = patience > 0 ? setTimeout(() => child.kill('SIGKILL'), patience) : undefined;
    let complaint = '';
    child.stderr?.on('data', (chunk) => {
      complaint += chunk;
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(new Error(explainMissing(errorCode(error))));
    });
    child.once('close', (status, signal) => {
      clearTimeout(timer);
      if (status === 0) resolve(true);
      else if (signal === 'SIGKILL' || (status === 1 && complaint === '')) resolve(false);
      else
        reject(new Error(explainRefusal(file, complaint.trim() || `flock ended with ${status ?? signal}`)));
    });
  });
}

function explainMissing(code: string): string {
  return `The program 'flock', which holds locks on Linux, can't be run (${code}). Install it: it is part of util-linux and of busybox.`;
}

function explainRefusal(file: string, reason: string): string {
  return `${file} can't be locked (${reason}). Use a directory on a file system that has locks, such as a local disk.`;
}
