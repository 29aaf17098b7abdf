import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  const fileOf = (key: string) => path.join(directory, ...key.split('/'));

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

  return {
    get,
    async putOnce(key, content) {
      const there = await get(key);
      if (there && !there.content.equals(content))
        throw new Error(`${key} is already published with other content: give the new build a new version`);
      if (!there) await write(key, content);
    },
    swap: (key, content, etag) =>
      locked(`${fileOf(key)}.lock`, async () => {
        const there = await get(key);
        if (there?.etag !== etag) return false;
        await write(key, content);
        return true;
      }),
  };
}

/** Runs `work` while this process alone holds the lock file; a lock left by a killed process is broken. */
async function locked<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  for (let tries = 0; ; tries++) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (await isAbandoned(file)) await rm(file, { force: true });
      else if (tries > 400)
        throw new Error(`Another release holds ${file}. Wait for it, or delete the file if none runs.`);
      else await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!holder) return false;
  try {
    process.kill(holder, 0);
    return false;
  } catch {
    return true;
  }
}

function tagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
