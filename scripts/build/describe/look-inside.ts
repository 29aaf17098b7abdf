import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import * as v from 'valibot';

/** Milliseconds a Node build may run: ten times its duration on a machine ten times busier. */
const TIME_LIMIT = 10_000;

const program = path.join(path.dirname(fileURLToPath(import.meta.url)), 'look-inside-child.mjs');
const answerSchema = v.object({ value: v.optional(v.unknown()), error: v.optional(v.string()) });

export interface LookedAt {
  readonly name: string;
  /** Absolute path of its entry. */
  readonly file: string;
  /** Maximum milliseconds. */
  readonly timeLimit?: number | undefined;
}

/**
 * Runs a Node build in its own process and returns its definition without functions. Throws a UsageError that
 * names its sources when it throws, ends the process or does not finish.
 */
export async function lookInside({ name, file, timeLimit = TIME_LIMIT }: LookedAt): Promise<unknown> {
  const source = `${name}/src/routes.tsx`;
  const fault = (text: string) => new UsageError(`${source} ${text}`);
  const child = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(
          fault(
            `was not loaded within ${timeLimit / 1000} seconds: it loops, or waits for what never comes. Do such work in a loader or an event handler.`,
          ),
        );
      }, timeLimit);
      const settle = (work: () => void) => {
        clearTimeout(timer);
        work();
      };
      child.once('error', (error) => settle(() => reject(error)));
      child.once('exit', (code) =>
        settle(() =>
          reject(fault(`ended the process that loads it (exit ${code}). Take out what ends processes.`)),
        ),
      );
      child.once('message', (message) => {
        const { value, error } = v.parse(answerSchema, message);
        settle(() =>
          error === undefined
            ? resolve(value)
            : reject(
                fault(
                  `can't be loaded: ${error.replace(/\.$/, '')}. Whatever needs a browser or may fail belongs into an effect, a loader or an event handler.`,
                ),
              ),
        );
      });
      child.send({ file });
    });
  } finally {
    child.kill('SIGKILL');
  }
}
