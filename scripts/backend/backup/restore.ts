import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { syncFolder, writeWhole } from '@little-arches/kit/files/write-file';
import { restoreDatabase } from '../database/database';
import { lockDirectory } from '../database/lock-directory';
import { asidePath, moveAside } from '../database/move-aside';
import { type Backup, FILES, readBackup } from './backup-file';
import { messageOf, readOptions } from './command-options';

/**
 * `npm run restore -- --from FILE`: replaces the current content with a backup and moves the current content aside.
 * Creates and opens the backup's database before it changes anything. A repeated run completes one that was killed.
 */
export async function run(args: string[]): Promise<void> {
  const { file, dataDir } = readOptions(args, 'restore', 'from');
  const backup = await readBackup(file);
  const lock = await lockDirectory(dataDir).catch((error: unknown) => {
    throw new UsageError(messageOf(error));
  });
  try {
    const draft = path.join(dataDir, asidePath('restore'));
    await unpack(backup, draft).catch((error: unknown) => {
      rmSync(draft, { recursive: true, force: true });
      throw new UsageError(`The backup ${file} can't be used: ${messageOf(error)}`);
    });
    const present = ['database', 'database-unfinished', ...FILES];
    const aside = present.some((name) => existsSync(path.join(dataDir, name)))
      ? moveAside(dataDir, 'before-restore', present)
      : undefined;
    for (const name of readdirSync(draft)) renameSync(path.join(draft, name), path.join(dataDir, name));
    rmSync(draft, { recursive: true });
    syncFolder(dataDir);
    console.log(`The backup of ${backup.createdAt} is in place; the next start uses it.`);
    if (aside) console.log(`What was there before is in ${aside}: delete it when you no longer need it.`);
  } finally {
    lock.release();
  }
}

async function unpack({ files, dump }: Backup, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await restoreDatabase(folder, dump);
  for (const [name, text] of Object.entries(files))
    if (text !== undefined) writeWhole(path.join(folder, name), text);
}
