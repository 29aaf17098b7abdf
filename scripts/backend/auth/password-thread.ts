import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { createMessageCalls } from '../channel/message-calls';

/** Compares passwords in a thread, which begins with the first. */
export interface PasswordThread {
  /** Returns whether a password fits a hash of bcrypt. */
  fits(password: string, hash: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Has a thread of its own compare passwords, so that neither the database nor this process waits for the tenth of a
 * second that one takes. After a failure the next password begins another.
 */
export function createPasswordThread(): PasswordThread {
  let open: ReturnType<typeof start> | undefined;

  function start() {
    const worker = new Worker(new URL('./compare-passwords.cjs', import.meta.url), { execArgv: [] });
    const calls = createMessageCalls((message) => worker.postMessage(message));
    const fail = (error: Error) => {
      open = undefined;
      calls.failAll(error);
    };
    worker.on('message', calls.settle);
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread that compares passwords ended.')));
    return { worker, calls };
  }

  return {
    async fits(password, hash) {
      open ??= start();
      return v.parse(v.boolean(), await open.calls.call({ password, hash }));
    },
    async close() {
      await open?.worker.terminate();
    },
  };
}
