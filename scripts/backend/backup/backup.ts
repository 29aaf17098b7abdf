import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@scripts/kit/errors/usage-error';
import * as v from 'valibot';
import { packBackup, refuseExisting } from './backup-file';
import { readBackupOptions } from './command-options';
import { deleteOldBackups, readAge } from './old-backups';
import { askBackend } from './operator-door';
import { messageOf, type Reached, reachDirectory } from './reach-directory';
import { contentOf, finishSwap } from './swap-content';

const snapshotSchema = v.object({ folder: v.string() });

/**
 * `npm run backup -- --to FILE`: writes database, keys and what else the embedded backend keeps into one file.
 * `--keep 30d` deletes older backups beside it afterwards.
 */
export async function run(args: string[]): Promise<void> {
  const { file, dataDir, keep } = readBackupOptions(args);
  const days = keep === undefined ? undefined : readAge(keep);
  refuseExisting(file);
  if (!existsSync(path.join(dataDir, 'database')))
    throw new UsageError(`There is no database in ${dataDir}. Set DATA_DIR to where one is.`);
  const reached = await reachDirectory(dataDir);
  if ('lock' in reached) await backUpStopped(dataDir, file, reached.lock);
  else await backUpRunning(dataDir, file, reached.control);
  console.log(
    `The backup is in ${file}. It holds personal data and secret keys: keep it where only you can read it.`,
  );
  if (days === undefined) return;
  for (const old of await deleteOldBackups(file, days)) console.log(`Deleted the older backup ${old}`);
}

type Lock = Extract<Reached, { lock: unknown }>['lock'];
type Control = Extract<Reached, { control: unknown }>['control'];

async function backUpStopped(dataDir: string, file: string, lock: Lock): Promise<void> {
  try {
    finishSwap(dataDir);
    if (existsSync(path.join(dataDir, 'database-unfinished')))
      throw new UsageError(
        `The database in ${dataDir} has never been complete. Run 'npm start' once before.`,
      );
    await packBackup(dataDir, contentOf(dataDir), file);
  } finally {
    lock.release();
  }
}

async function backUpRunning(dataDir: string, file: string, control: Control): Promise<void> {
  const { folder } = await askBackend(control, 'snapshot', snapshotSchema).catch((error: unknown) => {
    throw new UsageError(messageOf(error));
  });
  const copy = path.join(dataDir, folder);
  try {
    await packBackup(copy, readdirSync(copy), file);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
