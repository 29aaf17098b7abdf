import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Content with the tag that a swap must name. */
export interface Stored {
  readonly content: Buffer;
  readonly etag: string;
}

/** Where releases live. Files are written once; pointers move by compare-and-swap. Keys use `/`. */
export interface ReleaseStore {
  get(key: string): Promise<Stored | undefined>;
  /** Writes a new file; the same content again is fine, other content under the same key is refused. */
  putOnce(key: string, content: Buffer): Promise<void>;
  /** Replaces what is under `key` if its tag still is `etag` (undefined: if nothing is there). False if not. */
  swap(key: string, content: Buffer, etag: string | undefined): Promise<boolean>;
}

/** A store in a directory. */
export function createDirectoryStore(directory: string): ReleaseStore {
  function fileOf(key: string): string {
    const parts = key.split('/');
    if (parts.some((part) => !/^[\w@.-]+$/.test(part) || /^\.+$/.test(part)))
      throw new Error(`'${key}' is no key of the release store`);
    return path.join(directory, ...parts);
  }

  async function get(key: string): Promise<Stored | undefined> {
    try {
      const content = await readFile(fileOf(key));
      return { content, etag: tagOf(content) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Writes beside the target and renames, so that a reader never meets half a file. */
  async function write(key: string, content: Buffer): Promise<void> {
    const file = fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.draft`;
    await writeFile(draft, content);
    await rename(draft, file);
  }

  async function isPublished(key: string, content: Buffer): Promise<boolean> {
    const there = await get(key);
    if (there && !there.content.equals(content))
      throw new Error(`${key} is already published with other content: give the new build a new version`);
    return there !== undefined;
  }

  return {
    get,
    async putOnce(key, content) {
      if (await isPublished(key, content)) return;
      await locked(`${fileOf(key)}.lock`, async () => {
        if (!(await isPublished(key, content))) await write(key, content);
      });
    },
    swap: async (key, content, etag) =>
      await locked(`${fileOf(key)}.lock`, async () => {
        const there = await get(key);
        if (there?.etag !== etag) return false;
        await write(key, content);
        return true;
      }),
  };
}

/** How long to wait for a lock, in milliseconds. */
const PATIENCE = 10_000;

/** Runs `work` while this process alone holds the lock file; a lock left by a killed process is broken. */
async function locked<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const started = Date.now();
  while (!(await acquire(file))) {
    if (Date.now() - started > PATIENCE)
      throw new Error(`Another release holds ${file}. Wait for it, or delete the file if none runs.`);
    if (await isAbandoned(file)) await breakAbandoned(file);
    else await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** One at a time and after another look: a late one would break the lock of who came after the dead one. */
async function breakAbandoned(file: string): Promise<void> {
  const breaking = `${file}.breaking`;
  if (!(await acquire(breaking))) return;
  try {
    if (await isAbandoned(file)) await rm(file, { force: true });
  } finally {
    await rm(breaking, { force: true });
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    const holder = Number(await readFile(file, 'utf8'));
    // Killed before it could say who it is.
    if (!holder) return Date.now() - (await stat(file)).mtimeMs > PATIENCE / 2;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    // Any other error is of a holder who is there but not ours, or of a lock that was just released.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function tagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
