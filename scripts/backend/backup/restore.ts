import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { syncTree } from '@scripts/kit/files/write-file';
import * as v from 'valibot';
import { examineDatabase } from '../database/database';
import { readHolder } from '../database/lock-directory';
import { type AboutBackup, refuseMissing, unpackBackup } from './backup-file';
import { readRestoreOptions } from './command-options';
import { askBackend } from './operator-door';
import { messageOf, type Reached, reachDirectory } from './reach-directory';
import { finishSwap, isSwapPlanned, planSwap, WORK } from './swap-content';

/**
 * `npm run restore -- --from FILE`: replaces the present content, which is moved aside, by a backup. The
 * backup is unpacked, checked and opened before anything is touched.
 */
export async function run(args: string[]): Promise<void> {
  const { file, dataDir } = readRestoreOptions(args);
  refuseMissing(file);
  const reached = await reachDirectory(dataDir);
  if ('lock' in reached) await restoreStopped(dataDir, file, reached.lock);
  else await restoreRunning(dataDir, file, reached.control);
}

type Lock = Extract<Reached, { lock: unknown }>['lock'];
type Control = Extract<Reached, { control: unknown }>['control'];

const folderForStage = () => `${WORK}/restore-${randomUUID()}`;

async function restoreStopped(dataDir: string, file: string, lock: Lock): Promise<void> {
  try {
    finishSwap(dataDir);
    const from = folderForStage();
    const { createdAt } = await stage(file, path.join(dataDir, from));
    const aside = planSwap(dataDir, from);
    finishSwap(dataDir);
    tell(createdAt, 'the next start uses it', aside);
  } finally {
    lock.release();
  }
}

const decidedSchema = v.object({ aside: v.string() });

/** Makes the running backend restore the backup: it ends, and its supervisor starts it anew with the new content. */
async function restoreRunning(dataDir: string, file: string, control: Control): Promise<void> {
  const from = folderForStage();
  const staged = path.join(dataDir, from);
  const { createdAt } = await stage(file, staged);
  try {
    refuseOtherKeys(dataDir, staged);
    const { aside } = await askBackend(control, 'restore', decidedSchema, { from }).catch(
      (error: unknown) => {
        throw new UsageError(messageOf(error));
      },
    );
    await takenOver(dataDir, control.key);
    tell(createdAt, 'the running site uses it', aside);
  } finally {
    if (!isSwapPlanned(dataDir)) rmSync(staged, { recursive: true, force: true });
  }
}

/** Pages that are open and pages that are served carry the public keys. */
function refuseOtherKeys(dataDir: string, staged: string): void {
  const keys = (folder: string) => readFileSync(path.join(folder, 'keys.json'), 'utf8');
  if (keys(dataDir) !== keys(staged))
    throw new UsageError(
      'The backup has other keys than the running site, whose pages carry them. End the site with Ctrl-C, restore, and start it again.',
    );
}

/** Milliseconds the backend may take to come back. */
const PATIENCE = 120_000;

async function takenOver(dataDir: string, oldKey: string): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const key = readHolder(dataDir)?.control?.key;
    if (key && key !== oldKey && !isSwapPlanned(dataDir)) return;
    if (performance.now() > deadline)
      throw new UsageError(
        'The restore is decided, but the backend has not come back. Look at the log of the start; the next start finishes the restore.',
      );
    await pause(100 + Math.random() * 100);
  }
}

function tell(createdAt: string, state: string, aside: string): void {
  console.log(`The backup of ${createdAt} is in place; ${state}.`);
  if (existsSync(path.join(aside, 'database')))
    console.log(`What was there before is in ${aside}: delete it when you no longer need it.`);
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
