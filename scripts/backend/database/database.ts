import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { explainSystemFailure } from '@little-arches/kit/errors/system-failure';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { syncTree, writeWhole } from '@little-arches/kit/files/write-file';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { connect, isEngineCrash } from './database-connection';
import { moveAside } from './move-aside';

/**
 * The embedded Postgres of one data directory. Callers must run one operation at a time: PGlite has one connection,
 * and @supabase/lite opens transactions on it without waiting for the previous one, so two concurrent requests
 * would share a transaction, and with it the user.
 */
export interface Database {
  readonly connection: PgliteConnection;
  /** Returns the rows of a query, run as the owner of the database; the caller parses them. */
  query(sql: string, parameters?: unknown[]): Promise<unknown[]>;
  /** Removes the mark beside the database, once the database itself records that its first content is complete. */
  markFilled(): void;
  /**
   * Flushes every commit to the disk. PGlite leaves that to the operating system, so a power cut would lose
   * commits.
   */
  syncLog(): void;
  close(): Promise<void>;
}

/** Events of an open database. */
export interface DatabaseEvents {
  log(line: string): void;
  /** Called when the engine has crashed: its further results can't be trusted. */
  onBroken(): void;
}

const TIMESTAMPTZ = 1184;

/** Folder of the write-ahead log in a database's folder. */
const LOG = 'pg_wal';

/** Folder of the database in a data directory. */
const DATABASE = 'database';
/** File beside a database that exists from before its creation until its first content is complete. */
const UNFINISHED = 'database-unfinished';

/**
 * Opens the database of a locked data directory, or creates one. Deletes nothing: leftovers of an interrupted first
 * start that can't be used are moved aside. Rejects with a sentence when the database is damaged or isn't ours.
 */
export async function openDatabase(directory: string, { log, onBroken }: DatabaseEvents): Promise<Database> {
  const folder = join(directory, DATABASE);
  const unfinished = join(directory, UNFINISHED);
  let connection: PgliteConnection | undefined;
  if (existsSync(unfinished) && holdsFiles(folder)) {
    connection = await openUnfinished(folder, readFileSync(unfinished, 'utf8'), onBroken);
    if (!connection)
      log(
        `The first start was cut short: its unfinished database is in ${moveAside(directory, DATABASE)} now, and a new one is made.`,
      );
  } else if (holdsFiles(folder)) {
    connection = await openExisting(folder, onBroken);
  }
  const opened = connection ?? (await create(folder, unfinished, onBroken));
  const syncLog = () => syncTree(join(folder, LOG));
  return {
    connection: opened,
    async query(sql, parameters) {
      try {
        return (await opened.driver.query(sql, parameters)).rows;
      } catch (error) {
        if (isEngineCrash(error)) onBroken();
        throw error;
      }
    },
    syncLog,
    markFilled() {
      syncLog();
      rmSync(unfinished, { force: true });
    },
    async close() {
      await opened.close();
      syncTree(folder);
    },
  };
}

function holdsFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

async function create(folder: string, unfinished: string, onBroken: () => void): Promise<PgliteConnection> {
  writeWhole(unfinished, 'creating');
  const connection = await open(folder, onBroken);
  syncTree(folder);
  writeWhole(unfinished, 'filling');
  return connection;
}

/**
 * Opens a database whose first start was interrupted. Returns undefined when it was not created or does not open;
 * it holds no user's data yet, so it can be created again.
 */
async function openUnfinished(
  folder: string,
  state: string,
  onBroken: () => void,
): Promise<PgliteConnection | undefined> {
  return state === 'filling' ? await open(folder, onBroken).catch(() => undefined) : undefined;
}

async function openExisting(folder: string, onBroken: () => void): Promise<PgliteConnection> {
  // PGlite would treat any folder without this file as empty and create a database over it.
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new Error(
      `The backend's database in ${folder} is not complete: its file PG_VERSION is missing. Restore the whole folder from a copy, or move it away to start over with the sample data.`,
    );
  const connection = await open(folder, onBroken);
  const { rows } = await connection.driver.query(
    "select 1 where to_regclass('supabase_migrations.schema_migrations') is not null",
  );
  if (rows.length > 0) return connection;
  await connection.close();
  throw new Error(
    `${folder} holds a database that is not one of this site. Move it away, or choose another data directory.`,
  );
}

async function open(folder: string, onBroken: () => void): Promise<PgliteConnection> {
  try {
    const parsers = { [TIMESTAMPTZ]: formatTimestamp };
    const connection = await connect({ url: folder, pgliteOptions: { parsers } }, onBroken);
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    return connection;
  } catch (error) {
    // A full disk must not make people put an old copy back.
    const sentence = explainSystemFailure(error);
    if (sentence) throw new EnvironmentError(`${sentence} (${folder})`, { cause: error });
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `The backend's database in ${folder} can't be opened (${reason}); its files seem to be damaged. Put a copy of the data directory back, or move that folder away to start over with the sample data.`,
    );
  }
}

// Format of the Postgres data API: @supabase/lite would return "2026-01-31 12:00:00+00".
function formatTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
