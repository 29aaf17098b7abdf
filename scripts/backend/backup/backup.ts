import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readJson } from '@little-arches/kit/files/read-json';
import { writeWhole } from '@little-arches/kit/files/write-file';
import { printLine } from '@little-arches/kit/print-line';
import * as v from 'valibot';
import { openDatabase } from '../database/database';
import { InUseError, lockDirectory, readHolder } from '../database/lock-directory';
import { BACKUP } from './backup-endpoint';
import { packBackup } from './backup-file';
import { messageOf, readOptions } from './command-options';

/**
 * `npm run backup -- --to FILE`: writes the database, the keys and the other files of the embedded backend into one
 * file.
 */
export async function run(args: string[]): Promise<void> {
  const { file, dataDir } = readOptions(args, 'backup', 'to');
  if (existsSync(file))
    throw new UsageError(`${file} is there already. Name another file, or move that one away.`);
  if (!existsSync(path.join(dataDir, 'database')))
    throw new UsageError(`There is no database in ${dataDir}. Set DATA_DIR to where one is.`);
  const content = await backUp(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, content);
  console.log(
    `The backup is in ${file}. It holds personal data and secret keys: keep it where only you can read it.`,
  );
}

async function backUp(dataDir: string): Promise<Buffer> {
  const lock = await lockDirectory(dataDir).catch((error: unknown) => {
    if (error instanceof InUseError) return undefined;
    throw new UsageError(messageOf(error));
  });
  if (!lock) return await askRunningBackend(dataDir);
  try {
    return await backUpStopped(dataDir);
  } finally {
    lock.release();
  }
}

async function backUpStopped(dataDir: string): Promise<Buffer> {
  if (existsSync(path.join(dataDir, 'database-unfinished')))
    throw new UsageError(`The database in ${dataDir} has never been complete. Run 'npm start' once before.`);
  const events = { log: printLine, onBroken: () => process.exit(1) };
  const database = await openDatabase(dataDir, events).catch((error: unknown) => {
    throw new UsageError(messageOf(error));
  });
  try {
    return await packBackup(dataDir, await database.dump());
  } finally {
    await database.close();
  }
}

async function askRunningBackend(dataDir: string): Promise<Buffer> {
  const url = readHolder(dataDir)?.url;
  const { secretKey } = readJson(path.join(dataDir, 'keys.json'), v.object({ secretKey: v.string() }));
  const headers = { authorization: `Bearer ${secretKey}`, 'accept-encoding': 'identity' };
  const answer =
    url === undefined ? undefined : await fetch(url + BACKUP, { headers }).catch(() => undefined);
  if (answer?.ok) return Buffer.from(await answer.arrayBuffer());
  throw new UsageError(
    `A backend uses ${dataDir}, but does not answer. Run this where it runs, and once it has started, or end it before.`,
  );
}
