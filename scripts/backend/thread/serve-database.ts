import { parentPort, workerData } from 'node:worker_threads';
import { sentenceOf } from '@scripts/kit/errors/system-failure';
import * as v from 'valibot';
import { answerCall } from '../channel/message-calls';
import { packResponse, unpackRequest } from '../channel/web-messages';
import { openDatabase } from '../database/database';
import { undoGrants } from '../database/database-connection';
import { fillDatabase } from '../database/database-content';
import { isRead } from '../lite/is-read';
import { createLiteApp, type LiteApp } from '../lite/lite-app';
import { createAuthMails, type OutgoingMail } from '../mail/auth-mails';
import { readSupabaseConfig } from '../supabase-config';
import { databaseCallSchema, type ThreadMessage, threadPlaceSchema } from './thread-messages';
import { readTimeLimits } from './time-limits';

/** Opens the database of this thread and answers calls until it receives a request to close or end. */
async function serve(): Promise<void> {
  const place = v.parse(threadPlaceSchema, workerData);
  const config = readSupabaseConfig(place.root);
  const log = (line: string) => tell({ kind: 'log', line } satisfies ThreadMessage);
  const deliver = (mail: OutgoingMail) => tell({ kind: 'mail', mail } satisfies ThreadMessage);
  const database = await openDatabase(place.dataDir, { log, onBroken });
  const lite = await createLiteApp({
    ...place,
    database,
    config,
    sendMail: createAuthMails({ ...place, config, deliver }),
    deliver,
    log,
  });
  await fillDatabase(database, place.root, config.db.seed.sql_paths);
  await undoGrants(database.connection);

  async function run(content: unknown): Promise<unknown> {
    const call = v.parse(databaseCallSchema, content);
    if (call.kind === 'close') return database.close();
    if (call.kind === 'warm') return warmUp(lite, place);
    if (call.kind === 'query') {
      const rows = await database.query(call.sql, call.parameters);
      database.syncLog();
      return rows;
    }
    const request = unpackRequest(call.request);
    const response = await lite.answer(request, call.request.peer);
    // The auth server answers so when the engine crashed, which the next statement shows.
    if (response.status === 500) await database.query('select 1').catch(() => {});
    if (!isRead(request)) database.syncLog();
    return packResponse(response);
  }

  parentPort?.on('message', (message: unknown) => {
    answerCall(message, tell, run);
  });
  const timeLimits = await readTimeLimits(database.query);
  tell({ kind: 'ready', isNew: database.isNew, timeLimits } satisfies ThreadMessage);
}

function tell(message: object): void {
  parentPort?.postMessage(message);
}

/** Ends this thread; the request under way fails, and the next one meets a new thread. */
function onBroken(): void {
  tell({ kind: 'log', line: "The database's engine crashed." } satisfies ThreadMessage);
  setImmediate(() => process.exit(1));
}

/**
 * The first request makes the data API read the database's structure: better before a visitor's requests it.
 */
async function warmUp(lite: LiteApp, place: { url: string; keys: { secretKey: string } }): Promise<void> {
  const request = new Request(`${place.url}/rest/v1/products?select=id&limit=1`, {
    headers: { apikey: place.keys.secretKey },
  });
  const { status } = await lite.answer(request, '127.0.0.1');
  if (status !== 200)
    throw new Error(`The backend's data API does not work: it answered ${status} to its first request.`);
}

serve().catch((error: unknown) => {
  const sentence = sentenceOf(error) ?? (error instanceof Error ? error.message : String(error));
  tell({ kind: 'failure', sentence } satisfies ThreadMessage);
});
