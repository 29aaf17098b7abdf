import { Worker } from 'node:worker_threads';
import { within } from '@scripts/kit/within';
import * as v from 'valibot';
import { createMessageCalls } from '../channel/message-calls';
import type { OutgoingMail } from '../mail/auth-mails';
import { DatabaseLost, StatementTimeout } from './database-failure';
import { type DatabaseCall, type ThreadPlace, threadMessageSchema } from './thread-messages';
import { startClock, type TimeLimits } from './time-limits';

/** What a thread says without being asked. */
export interface ThreadEvents {
  deliver(mail: OutgoingMail): void;
  log(line: string): void;
}

/** A database with @supabase/lite on it, in a thread of its own, ready. */
export interface LiveThread {
  /** Whether the database was made just now. */
  readonly isNew: boolean;
  readonly timeLimits: TimeLimits;
  /**
   * Rejects with `StatementTimeout` and ends the thread when the answer takes more than `limit` milliseconds, in which
   * time that a busy machine leaves this process without a processor does not count, up to six seconds.
   */
  call(content: DatabaseCall, limit: number): Promise<unknown>;
  /** Closes the database, or ends the thread where that takes too long. */
  close(): Promise<void>;
  /** Ends the thread as a kill would: the next one finds every answered statement, and nothing of others. */
  end(): Promise<void>;
  /** Resolves when the thread is gone, for whatever reason. */
  readonly ended: Promise<unknown>;
}

/** Milliseconds a thread may take to close its database. */
const CLOSING = 1000;
/** Milliseconds a thread may take to end when it must. */
const ENDING = 2000;
/** Milliseconds by which a busy machine may lengthen a limit. */
const BUSY = 6000;

/**
 * Opens a database in a thread. Only from outside can a statement be ended: PGlite computes in WebAssembly on
 * its one thread and receives nothing meanwhile. Rejects with a sentence when the database can't be opened.
 */
export async function openThread(place: ThreadPlace, events: ThreadEvents): Promise<LiveThread> {
  const program = new URL('./serve-database.cjs', import.meta.url);
  // @supabase/lite prints each refused statement with its values, which belong in no log. What this thread has to say
  // comes as messages; what is printed in it goes nowhere.
  const worker = new Worker(program, { workerData: place, execArgv: [], stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  const calls = createMessageCalls((message) => worker.postMessage(message));
  let reason: Error = new DatabaseLost('The thread of the database ended.');
  const ended = new Promise<unknown>((resolve) => {
    worker.on('error', (error) => {
      events.log(`The database's thread failed: ${error.message}`);
    });
    worker.on('exit', () => {
      calls.failAll(reason);
      resolve(undefined);
    });
  });

  async function end(because: Error): Promise<void> {
    reason = because;
    await within(worker.terminate(), ENDING);
  }

  function deliver(mail: OutgoingMail): void {
    try {
      events.deliver(mail);
    } catch (error) {
      events.log(`A mail could not be kept: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  let refusal = 'The thread of the database ended before it was ready.';
  const ready = await new Promise<{ isNew: boolean; timeLimits: TimeLimits }>((resolve, reject) => {
    worker.on('message', (received: unknown) => {
      if (calls.settle(received)) return;
      const message = v.parse(threadMessageSchema, received);
      if (message.kind === 'mail') deliver(message.mail);
      else if (message.kind === 'log') events.log(message.line);
      else if (message.kind === 'ready') resolve(message);
      else {
        refusal = message.sentence;
        void end(reason);
      }
    });
    void ended.then(() => reject(new Error(refusal)));
  });

  return {
    ...ready,
    ended,
    async call(content, limit) {
      const used = startClock();
      const latest = performance.now() + limit + BUSY;
      let timer: NodeJS.Timeout;
      const waitOn = () => {
        const left = performance.now() < latest ? limit - used() : 0;
        if (left <= 0) return void end(new StatementTimeout(`it took more than ${limit / 1000} s`));
        timer = setTimeout(waitOn, Math.max(left, 20));
      };
      timer = setTimeout(waitOn, limit);
      try {
        return await calls.call(content);
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      const closing = calls.call({ kind: 'close' } satisfies DatabaseCall).catch(() => {});
      await within(Promise.race([closing, ended]), CLOSING);
      await end(reason);
    },
    end: () => end(reason),
  };
}
