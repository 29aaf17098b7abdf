import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { syncTree } from '../../kit/write-file';
import { UsageError } from '../../usage-error';
import { examineDatabase } from '../database';
import { type AboutBackup, refuseMissing, unpackBackup } from './backup-file';
import { readOptions } from './command-options';
import { messageOf, reachDirectory } from './reach-directory';
import { finishSwap, planSwap, WORK } from './swap-content';

/**
 * `npm run restore -- --from FILE`: puts a backup in the place of the present content, which is moved aside. The
 * backup is unpacked, checked and opened before anything is touched.
 */
export async function run(args: string[]): Promise<void> {
  const { file, dataDir } = readOptions(args, 'restore', 'from');
  refuseMissing(file);
  const reached = await reachDirectory(dataDir);
  if ('control' in reached)
    throw new UsageError(
      `The site is running with ${dataDir}. End it with Ctrl-C, restore, and start it again; or set DATA_DIR to restore into another directory.`,
    );
  try {
    finishSwap(dataDir);
    const from = path.join(WORK, `restore-${randomUUID()}`);
    const { createdAt } = await stage(file, path.join(dataDir, from));
    const aside = planSwap(dataDir, from);
    finishSwap(dataDir);
    console.log(`The backup of ${createdAt} is in place; the next start uses it.`);
    if (existsSync(path.join(aside, 'database')))
      console.log(`What was there before is in ${aside}: delete it when you no longer need it.`);
  } finally {
    reached.lock.release();
  }
}

/** Unpacks a backup into a new folder, checks it and puts it on the disk. Leaves no folder where that fails. */
async function stage(file: string, folder: string): Promise<AboutBackup> {
  try {
    const about = await unpackBackup(file, folder);
    for (const name of ['database', 'keys.json'])
      if (!existsSync(path.join(folder, name)))
        throw new UsageError(`The backup ${file} holds no ${name}. Use another backup.`);
    await examineDatabase(path.join(folder, 'database')).catch((error: unknown) => {
      throw new UsageError(`The backup ${file} can't be used: ${messageOf(error)}`);
    });
    syncTree(folder);
    return about;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
