import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { explainSystemFailure } from '@scripts/kit/errors/system-failure';
import { EnvironmentError } from '@scripts/kit/errors/usage-error';
import { syncTree, writeWhole } from '@scripts/kit/files/write-file';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { connect, isEngineCrash } from './database-connection';
import { moveAside } from './move-aside';

/**
 * The embedded Postgres of one data directory. PGlite has one connection and @supabase/lite opens
 * transactions on it without waiting for each other's end, so two requests at a time would share a
 * transaction, and with it the user: anyone who uses it asks one thing at a time.
 */
export interface Database {
  readonly connection: PgliteConnection;
  /** Rows of a query, as the owner of the database; to be parsed by the caller. */
  query(sql: string, parameters?: unknown[]): Promise<unknown[]>;
  /** Removes the note beside the database, once it says of itself that its first content is complete. */
  markFilled(): void;
  /** Puts every commit on the disk: PGlite leaves that to the system, which a power cut overtakes. */
  syncLog(): void;
  /** Returns the files of the database as a tar archive, which `restoreDatabase` accepts. */
  dump(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What happens while a database is open. */
export interface DatabaseEvents {
  log(line: string): void;
  /** The engine crashed: nothing it says from now on can be trusted. */
  onBroken(): void;
}

const TIMESTAMPTZ = 1184;

/** The folder in a database's with the log by which Postgres redoes what a crash undid. */
const LOG = 'pg_wal';

/** The folder of the database in a data directory. */
const DATABASE = 'database';
/** Shown beside a database from before it is created until its first content is complete. */
const UNFINISHED = 'database-unfinished';

/**
 * Opens the database of a locked data directory, or creates it where there is none. Deletes nothing: what a
 * first start cut short left behind is moved aside where it can't be used. Rejects with a sentence when the
 * database is damaged or isn't ours.
 */
export async function openDatabase(directory: string, { log, onBroken }: DatabaseEvents): Promise<Database> {
  const folder = join(directory, DATABASE);
  const unfinished = join(directory, UNFINISHED);
  let connection: PgliteConnection | undefined;
  if (existsSync(unfinished) && holdsFiles(folder)) {
    connection = await openUnfinished(folder, readFileSync(unfinished, 'utf8'), onBroken);
    if (!connection)
      log(
        `The first start was cut short: its unfinished database is in ${moveAside(directory, 'unfinished', [DATABASE])} now, and a new one is made.`,
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
    async dump() {
      await opened.driver.query('checkpoint');
      return Buffer.from(await (await opened.driver.dumpDataDir('none')).arrayBuffer());
    },
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

/** No one has used it yet: one that was not even created, or that does not open, is made anew. */
async function openUnfinished(
  folder: string,
  state: string,
  onBroken: () => void,
): Promise<PgliteConnection | undefined> {
  return state === 'filling' ? await open(folder, onBroken).catch(() => undefined) : undefined;
}

/** Creates the database of a new data directory from a dump. Rejects with a sentence when it is none of this site. */
export async function restoreDatabase(directory: string, dump: Uint8Array<ArrayBuffer>): Promise<void> {
  const folder = join(directory, DATABASE);
  await (await open(folder, () => {}, new Blob([dump]))).close();
  await (await openExisting(folder, () => {})).close();
  syncTree(folder);
}

async function openExisting(folder: string, onBroken: () => void): Promise<PgliteConnection> {
  // PGlite would take any folder without this file for an empty one and create a database over it.
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

async function open(folder: string, onBroken: () => void, dump?: Blob): Promise<PgliteConnection> {
  try {
    const parsers = { [TIMESTAMPTZ]: formatTimestamp };
    const pgliteOptions = { parsers, ...(dump && { loadDataDir: dump }) };
    const connection = await connect({ url: folder, pgliteOptions }, onBroken);
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    return connection;
  } catch (error) {
    // Running out of space must not force a restore.
    const sentence = explainSystemFailure(error);
    if (sentence) throw new EnvironmentError(`${sentence} (${folder})`, { cause: error });
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `The backend's database in ${folder} can't be opened (${reason}); its files seem to be damaged. Restore a backup (npm run restore -- --from FILE), or move that folder away to start over with the sample data.`,
    );
  }
}

// As the data API of Postgres writes it: @supabase/lite would answer "2026-01-31 12:00:00+00".
function formatTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
