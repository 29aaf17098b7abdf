import { explainSystemFailure } from '@little-arches/kit/errors/system-failure';
import type { BackendKeys } from './backend-keys';
import { openDatabase } from './database/database';
import { undoGrants } from './database/database-connection';
import { fillDatabase } from './database/database-content';
import type { DirectoryLock } from './database/lock-directory';
import { createQueue } from './database/queue';
import type { Answer } from './http/node-http';
import { isRead } from './lite/is-read';
import { createLiteApp } from './lite/lite-app';
import { createAuthMails, type OutgoingMail } from './mail/auth-mails';
import type { SupabaseConfig } from './supabase-config';

/** The database of a data directory with @supabase/lite on it; operations run one at a time. */
export interface DatabaseService {
  /** The data API and the auth server. */
  readonly answer: Answer;
  /** Returns the rows of a query, run as the owner of the database; the caller parses them. */
  query(sql: string, parameters: unknown[]): Promise<unknown[]>;
  close(): Promise<void>;
}

interface DatabaseServiceOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly siteUrl: string;
  /** Address of the backend. */
  readonly url: string;
  readonly keys: BackendKeys;
  readonly config: SupabaseConfig;
  readonly lock: DirectoryLock;
  deliver(mail: OutgoingMail): void;
  log(line: string): void;
  /** Called when the engine has crashed: its further results can't be trusted, and this process must end. */
  onBroken(): void;
}

/**
 * Opens or creates the database in this process, which answers nothing else while a statement runs: PGlite computes
 * in WebAssembly and ignores `statement_timeout`, which a hosted Postgres obeys.
 * Rejects with a sentence when the database can't be opened.
 */
export async function openDatabaseService(options: DatabaseServiceOptions): Promise<DatabaseService> {
  const { root, config, lock, log } = options;
  const oneAtATime = createQueue(1);
  const database = await openDatabase(options.dataDir, options);

  function deliver(mail: OutgoingMail): void {
    try {
      options.deliver(mail);
    } catch (error) {
      const reason = explainSystemFailure(error) ?? (error instanceof Error ? error.message : String(error));
      log(`A mail could not be kept: ${reason}`);
    }
  }

  const sendMail = createAuthMails({ ...options, deliver });
  const lite = await createLiteApp({ ...options, database, sendMail, deliver });
  await fillDatabase(database, root, config.db.seed.sql_paths);
  await undoGrants(database.connection);

  /** Runs `work` in the queue; refuses when another process may be using the database. */
  function run<T>(work: () => Promise<T>): Promise<T> {
    return oneAtATime(() => {
      lock.mustBeHeld();
      return work();
    });
  }

  // The first request makes the data API read the database's structure; done here, no visitor waits for it.
  run(async () => {
    const request = new Request(`${options.url}/rest/v1/products?select=id&limit=1`, {
      headers: { apikey: options.keys.secretKey },
    });
    const { status } = await lite.answer(request, '127.0.0.1');
    if (status !== 200)
      log(`The backend's data API does not work: it answered ${status} to its first request.`);
  }).catch(({ message }: Error) => log(message));

  return {
    answer: (request, peer) =>
      run(async () => {
        const response = await lite.answer(request, peer);
        // The auth server also returns 500 when the engine has crashed, which the next statement detects.
        if (response.status === 500) await database.query('select 1').catch(() => {});
        if (!isRead(request)) database.syncLog();
        return response;
      }),
    query: (sql, parameters) =>
      run(async () => {
        const rows = await database.query(sql, parameters);
        database.syncLog();
        return rows;
      }),
    async close() {
      if (lock.isHeld()) await oneAtATime(database.close);
    },
  };
}
