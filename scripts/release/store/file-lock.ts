import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { atFile } from '@scripts/kit/error-code';
import { processSpace } from '@scripts/kit/files/process-space';
import { HinderedError } from '@scripts/kit/usage-error';

/** How long to wait for a lock, in milliseconds. */
const PATIENCE = 30_000;

/** Runs `work` while this caller alone holds the lock file; a lock left by a killed process is broken. */
export async function locked<T>(file: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  while (!(await acquire(file))) {
    if (Date.now() - started > PATIENCE)
      throw new HinderedError(
        `Another release holds ${file}. Wait for it, or delete the file if none runs on any machine.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 20));
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Takes the lock, or breaks that of a dead holder so that the next try may get it. Whoever breaks must first
 * hold a lock named after that very holder, and look again: so nobody removes the lock of who came next. That
 * lock may itself be left by a killed process, and is broken in the same way.
 */
async function acquire(file: string): Promise<boolean> {
  if (await create(file)) return true;
  const holder = await deadHolder(file);
  if (holder === undefined) return false;
  const right = `${file}.${holder.replace(/\W/g, '').slice(-12) || 'nobody'}`;
  if (!(await acquire(right))) return false;
  try {
    if ((await deadHolder(file)) === holder) await rm(file, { force: true });
  } finally {
    await rm(right, { force: true });
  }
  return false;
}

/** Creates the lock with its holder's name in one step, where the file system can link. */
async function create(file: string): Promise<boolean> {
  const holder = `${process.pid} ${processSpace()} ${randomUUID()}`;
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, holder);
    await link(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // ENOENT: the folder was empty and gc removed it just now.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    return await createInTwoSteps(file, holder);
  } finally {
    await rm(draft, { force: true });
  }
}

async function createInTwoSteps(file: string, holder: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(holder);
    } catch (error) {
      // A full disk must not leave a lock that nobody holds.
      await rm(file, { force: true });
      throw atFile(error, file);
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** What a lock says of its holder if that is dead; undefined while it lives, or where there is no lock. */
async function deadHolder(file: string): Promise<string | undefined> {
  try {
    const holder = await readFile(file, 'utf8');
    const [pid, space] = holder.split(' ');
    // Killed before it could say who it is.
    if (!pid) return Date.now() - (await stat(file)).mtimeMs > PATIENCE / 2 ? holder : undefined;
    // Of the processes of another machine or container nothing can be told.
    if (space && space !== processSpace()) return undefined;
    return isAlive(Number(pid)) ? undefined : holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Any other error is of a process that is there but not ours.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
