import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder, writeWhole } from '@scripts/kit/files/write-file';
import * as v from 'valibot';
import { ASIDE, asidePath } from '../database/move-aside';

/** The folder of a data directory for what a command is just making; what a killed one left is thrown away. */
export const WORK = 'work';
/** The folder of an unpacked and checked backup, below the data directory. */
export const STAGED = /^work\/restore-[\da-f-]{36}$/;
const PLAN = 'restore-plan.json';

const planSchema = v.object({
  /** Folder below the data directory with the new content. */
  from: v.string(),
  /** Folder below the data directory for the content that is replaced. */
  aside: v.string(),
  /** What the new content consists of: names of files and folders. */
  names: v.array(v.string()),
});

/** What belongs to the running of a data directory and not to its content. */
const NOT_CONTENT = /^(backend\.(lock|holder\.json)|aside|work|restore-plan\.json)$/;

/** The names of everything that a data directory keeps: database, keys, and what else is stored there. */
export function contentOf(directory: string): string[] {
  return readdirSync(directory).filter(
    (name) => !NOT_CONTENT.test(name) && !name.endsWith('.draft') && !name.endsWith('.new'),
  );
}

/**
 * Decides that the content of a data directory is to be replaced by what is in `from`, a folder below it.
 * From here on the replacement is certain, although not done: `finishSwap` does it. Passes the folder the
 * present content will be in.
 */
export function planSwap(directory: string, from: string): string {
  const aside = asidePath('before-restore');
  const plan: v.InferOutput<typeof planSchema> = { from, aside, names: readdirSync(join(directory, from)) };
  writeWhole(join(directory, PLAN), JSON.stringify(plan));
  return join(directory, aside);
}

/** Whether a replacement is decided and not done yet. */
export function isSwapPlanned(directory: string): boolean {
  return existsSync(join(directory, PLAN));
}

/**
 * Does a planned replacement, or the rest of one that was cut short, and throws away what killed commands left.
 * For the holder of the lock, before anything is opened. Each name is moved in one step, and what was moved is
 * not moved again.
 */
export function finishSwap(directory: string): void {
  const file = join(directory, PLAN);
  if (existsSync(file)) {
    const { from, aside, names } = v.parse(planSchema, JSON.parse(readFileSync(file, 'utf8')));
    for (const name of new Set([...contentOf(directory), ...names])) {
      const isNew = names.includes(name);
      // Moved in before this was cut short: what is there is the new one.
      if (isNew && !existsSync(join(directory, from, name))) continue;
      if (existsSync(join(directory, name))) {
        mkdirSync(join(directory, aside), { recursive: true, mode: 0o700 });
        renameSync(join(directory, name), join(directory, aside, name));
      }
      if (isNew) renameSync(join(directory, from, name), join(directory, name));
    }
    for (const folder of [ASIDE, aside, '.'])
      if (existsSync(join(directory, folder))) syncFolder(join(directory, folder));
    rmSync(file);
    syncFolder(directory);
  }
  rmSync(join(directory, WORK), { recursive: true, force: true });
}
