import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from './error-code';

const holderSchema = v.object({ pid: v.pipe(v.number(), v.integer()), startedAt: v.number() });
type Holder = v.InferOutput<typeof holderSchema>;

const NAME = 'backend.lock';
const heldHere = new Set<string>();

/**
 * Makes sure that only this process uses the data directory, because PGlite refuses no second one and two
 * writers destroy the database. Gives the function that lets go. Throws a sentence when another live process
 * has it or when the directory can't be used; the lock of a dead process is taken over.
 */
export function lockDirectory(directory: string): () => void {
  createDirectory(directory);
  const file = join(directory, NAME);
  for (let attempt = 0; attempt < 3; attempt++) {
    if (tryCreate(file)) {
      heldHere.add(file);
      return () => {
        heldHere.delete(file);
        rmSync(file, { force: true });
      };
    }
    const found = read(file);
    if (found === undefined) continue;
    const holder = parse(found);
    if (holder && isAlive(holder, file)) throw new Error(explainHolder(directory, holder));
    removeStale(file, found);
  }
  throw new Error(`The lock ${file} keeps changing hands. Wait until the other start is done and try again.`);
}

function createDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const probe = join(directory, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new Error(
        `The backend's data directory ${directory} is a file, or lies inside one. Move that file away, or choose another directory.`,
      );
    throw new Error(
      `The backend's data directory ${directory} is not writable (${code}). Give this user the right to write there, or choose another directory.`,
    );
  }
}

function tryCreate(file: string): boolean {
  // Written beside and linked into place, so that nobody ever reads a half-written lock.
  const draft = `${file}.${process.pid}`;
  const holder: Holder = { pid: process.pid, startedAt: Date.now() };
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    // Some file systems know no hard links.
    return createExclusively(file, holder);
  } finally {
    rmSync(draft, { force: true });
  }
}

function createExclusively(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function removeStale(file: string, found: string): void {
  const aside = join(dirname(file), `${NAME}.stale.${process.pid}`);
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Another start may have replaced the stale lock by its own a moment ago: give that one back.
  if (read(aside) !== found) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return v.parse(holderSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder, file: string): boolean {
  // In a container every start has the same process id, so its own id on a lock it does not hold is old.
  if (holder.pid === process.pid) return heldHere.has(file);
  // Older than the machine's start: the process is gone and its id belongs to somebody else.
  if (holder.startedAt < Date.now() - uptime() * 1000) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function explainHolder(directory: string, holder: Holder): string {
  const since = new Date(holder.startedAt).toISOString();
  return `The backend's data directory ${directory} is in use by process ${holder.pid} (since ${since}). Stop that process, or choose another data directory.`;
}
