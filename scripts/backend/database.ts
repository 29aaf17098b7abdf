import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { createQueue } from './queue';

/** The embedded Postgres of one data directory. */
export interface Database {
  readonly connection: PgliteConnection;
  /** Whether this directory was created just now and has no content yet. */
  readonly isNew: boolean;
  /**
   * Runs `work` alone. PGlite has one connection and @supabase/lite opens transactions on it without waiting
   * for each other's end, so two requests at a time would share a transaction, and with it the user. Must not
   * be called from inside `work`.
   */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Rows of a query, as the owner of the database; to be parsed by the caller. */
  query(sql: string, parameters?: unknown[]): Promise<unknown[]>;
  /** Notes that the content is complete; a directory left before that is made anew at the next start. */
  markReady(): void;
  close(): Promise<void>;
}

const TIMESTAMPTZ = 1184;

/** Opens or creates the database of a data directory. Rejects with a sentence when it is damaged. */
export async function openDatabase(directory: string): Promise<Database> {
  const folder = join(directory, 'database');
  const marker = join(directory, 'database-ready');
  // A start cut short before its first content was complete has nothing to lose.
  if (!existsSync(marker)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  const connection = await open(folder);
  const oneAtATime = createQueue();
  return {
    connection,
    isNew,
    exclusive: oneAtATime,
    query: async (sql, parameters) => (await connection.driver.query(sql, parameters)).rows,
    markReady() {
      if (isNew) writeFileSync(marker, '');
    },
    async close() {
      await oneAtATime(() => connection.close());
    },
  };
}

async function open(folder: string): Promise<PgliteConnection> {
  try {
    const connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: { parsers: { [TIMESTAMPTZ]: formatTimestamp } },
    });
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    return connection;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `The backend's database in ${folder} can't be opened (${reason}); its files seem to be damaged. Restore that folder from a copy, or delete it to start over with the sample data.`,
    );
  }
}

// As the data API of Postgres writes it: @supabase/lite would answer "2026-01-31 12:00:00+00".
function formatTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
