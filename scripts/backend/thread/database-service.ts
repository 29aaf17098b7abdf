import { setTimeout as pause } from 'node:timers/promises';
import { within } from '@scripts/kit/within';
import * as v from 'valibot';
import { packRequest, unpackResponse } from '../channel/web-messages';
import type { DirectoryLock } from '../database/lock-directory';
import type { Answer } from '../http/node-http';
import { ExpressionRefused, filtersByExpression } from '../lite/regular-expressions';
import { createTurns, DatabaseBusy } from '../turns';
import { StatementTimeout } from './database-failure';
import { type LiveThread, openThread, type ThreadEvents } from './database-thread';
import type { Caller } from './request-role';
import { createSpentTime } from './spent-time';
import type { DatabaseCall, ThreadPlace } from './thread-messages';
import { AUTH_SERVER, startClock, timeLimitOf } from './time-limits';

/** The database of a data directory and @supabase/lite on it, as the rest of the backend sees them. */
export interface DatabaseService {
  /**
   * The data API and the auth server. Rejects with what `answerDatabaseFailure` knows when the request's time is
   * over, when the database ended under it, or when it got no turn.
   */
  readonly answer: Answer;
  /** Rows of a query, as the owner of the database; to be parsed by the caller. */
  query(sql: string, parameters: unknown[]): Promise<unknown[]>;
  /** Runs `work` while the database is open, has written everything to its files, and does nothing. */
  atRest<T>(work: () => Promise<T>): Promise<T>;
  /** Closes the database within two seconds, whatever it is doing. */
  close(): Promise<void>;
}

interface DatabaseServiceOptions extends ThreadEvents {
  readonly place: ThreadPlace;
  readonly lock: DirectoryLock;
  callerOf(request: Request, peer: string): Promise<Caller>;
  /** The database is gone and can't be opened again; the reason is a sentence. */
  onLost(reason: Error): void;
}

/** Milliseconds a request waits until its turn begins: longer than the longest statement of others. */
const PATIENCE = 12_000;
/** Milliseconds that closing waits for a database that is just being opened. */
const OPENING = 1000;
/** Requests of one caller that may wait: a page of the account reads eight lists at once, and people have two tabs. */
const WAITING_EACH = 20;
/**
 * Milliseconds that everyone waits for a database that is opened anew, charged to the caller whose statement
 * was ended.
 */
const REOPENING = 2000;
/** Milliseconds the data API may take to read the database's structure. */
const WARMING = 120_000;
/** Who makes the auth server's own statements. */
const OWNER: Caller = { role: 'authenticator', name: undefined };
/** Ends of the thread within a minute that are answered without a pause. */
const FREE_RESTARTS = 3;
const MINUTE = 60_000;

/** Opens or creates the database. Rejects with a sentence when that fails. */
export async function startDatabaseService(options: DatabaseServiceOptions): Promise<DatabaseService> {
  const turns = createTurns({ atOnce: 1, waitingEach: WAITING_EACH, patience: PATIENCE });
  const spent = createSpentTime();
  const open = () => {
    options.lock.mustBeHeld();
    return openThread(options.place, options);
  };
  const first = await open();
  let current = Promise.resolve(first);
  let isClosing = false;
  let restarts: number[] = [];

  // Creating a database takes 300 MB that only a new thread returns.
  if (first.isNew) {
    await first.close();
    current = Promise.resolve(await open());
  }
  const opened = await current;
  // Who waits for the start need not wait for this too; the first request does, by its turn.
  turns.takeUnhurried(() => warm(opened)).catch(logUnlessClosing);
  watch(opened);

  function warm(thread: LiveThread): Promise<unknown> {
    return thread.call({ kind: 'warm' }, WARMING);
  }

  function logUnlessClosing({ message }: Error): void {
    if (!isClosing) options.log(message);
  }

  function watch(thread: LiveThread): void {
    void thread.ended.then(() => {
      if (isClosing) return;
      current = reopen();
      current.then(watch, options.onLost);
    });
  }

  async function reopen(): Promise<LiveThread> {
    const begin = Date.now();
    restarts = [...restarts.filter((time) => time > begin - MINUTE), begin];
    if (restarts.length > FREE_RESTARTS) await pause(250 * 2 ** Math.min(restarts.length - FREE_RESTARTS, 4));
    const thread = await open();
    // Requests wait already: the first one would be ended for the time that this takes.
    await warm(thread).catch(logUnlessClosing);
    options.log(`The database was started anew in ${((Date.now() - begin) / 1000).toFixed(1)} s.`);
    return thread;
  }

  /** Asks the thread when it is this call's turn; @supabase/lite and PGlite can do one thing at a time. */
  function ask(content: DatabaseCall, { role, name }: Caller): Promise<unknown> {
    const deadline = Date.now() + PATIENCE;
    return turns.take(name, async () => {
      if (name !== undefined) spent.mustNotWait(name);
      const thread = await within(current, deadline - Date.now());
      if (!thread) throw new DatabaseBusy('the database is still being started anew');
      options.lock.mustBeHeld();
      const limit = timeLimitOf(thread.timeLimits, role);
      const used = startClock();
      let cost: number | undefined;
      try {
        return await thread.call(content, limit);
      } catch (error) {
        if (error instanceof StatementTimeout) cost = limit + REOPENING;
        throw error;
      } finally {
        // The auth server has limits of its own, and hashes passwords.
        if (name !== undefined && role !== AUTH_SERVER) spent.charge(name, cost ?? used());
      }
    });
  }

  return {
    async answer(request, peer) {
      const caller = await options.callerOf(request, peer);
      const { pathname } = new URL(request.url);
      if (caller.name !== undefined && filtersByExpression(request.url)) throw new ExpressionRefused();
      const message = await packRequest(request, peer);
      try {
        if (caller.name !== undefined) spent.mustNotWait(caller.name);
        return unpackResponse(await ask({ kind: 'answer', request: message }, caller));
      } catch (error) {
        if (error instanceof StatementTimeout)
          options.log(`${request.method} ${pathname} as ${caller.role} was ended: ${error.message}.`);
        throw error;
      }
    },
    query: async (sql, parameters) =>
      v.parse(v.array(v.unknown()), await ask({ kind: 'query', sql, parameters }, OWNER)),
    atRest: (work) =>
      turns.take(OWNER.name, async () => {
        const thread = await current;
        options.lock.mustBeHeld();
        const checkpoint: DatabaseCall = { kind: 'query', sql: 'checkpoint', parameters: [] };
        await thread.call(checkpoint, timeLimitOf(thread.timeLimits, OWNER.role));
        const result = await work();
        // Another thread would have written meanwhile.
        if ((await current) !== thread) throw new Error('The database was started anew meanwhile.');
        return result;
      }),
    async close() {
      isClosing = true;
      const thread = await within(
        current.catch(() => undefined),
        OPENING,
      );
      if (options.lock.isHeld()) await thread?.close();
      else await thread?.end();
    },
  };
}
