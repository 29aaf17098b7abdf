import { EnvironmentError } from './errors/usage-error';

/** Result of an attempt that another process overtook. */
export const LOST = Symbol('lost');

/** What is contended, and how often to retry. */
export interface Race {
  /** Subject of the error message, which others may change at the same time: `The registry of production`. */
  readonly subject: string;
  /** Default: 500. Eight competing processes on a machine ten times busier need fewer. */
  readonly tries?: number;
}

/** Maximum milliseconds between two attempts. */
const LONGEST_PAUSE = 200;

/**
 * Repeats `attempt` until it is not LOST. Adds jitter, so that losers do not collide again. Throws one
 * sentence after the last attempt, and rethrows what an attempt throws.
 */
export async function retryAgainstOthers<T>(
  { subject, tries = 500 }: Race,
  attempt: () => Promise<T | typeof LOST>,
): Promise<T> {
  for (let made = 1; made <= tries; made++) {
    const outcome = await attempt();
    if (outcome !== LOST) return outcome;
    if (made < tries) await pause(Math.random() * Math.min(LONGEST_PAUSE, 5 * 2 ** made));
  }
  throw new EnvironmentError(
    `${subject} was changed by others during each of ${tries} tries: wait until they are done, then try again`,
  );
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
