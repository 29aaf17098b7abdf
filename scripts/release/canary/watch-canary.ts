import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '../store/store';
import { type Polled, type PollOptions, pollCanary, polledLine } from './poll-canary';

/** Milliseconds between two polls, plus a random part. */
const PAUSE = 10_000;
const DAY = 86_400_000;
/** Milliseconds after which a canary without visitors is no longer watched. */
const LONGEST = 14 * DAY;

/** Options of watching a canary. */
export interface Watching extends PollOptions {
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Whether watching continues without a canary, until the next one begins. */
  readonly forever?: boolean;
  readonly log: (line: string) => void;
  /** Milliseconds between two polls; for tests. */
  readonly pause?: number;
}

/**
 * Polls a channel's canary until it is promoted or halted, or has run for two weeks. Logs a failed poll once and
 * retries. Returns the last decision.
 */
export async function watchCanary(
  store: ReleaseStore,
  channel: string,
  { signal, forever = false, log, pause: length = PAUSE, ...tending }: Watching,
): Promise<Polled | undefined> {
  let last: Polled | undefined;
  let said = '';
  const say = (line: string) => {
    if (line !== said) log(line);
    said = line;
  };
  while (!signal.aborted) {
    try {
      const polled = await pollCanary(store, channel, tending);
      const isOver = polled === undefined || polled.verdict !== 'watch';
      last = polled ?? last;
      if (polled && isOver) say(polledLine(channel, polled));
      else if (polled?.isReady)
        say(
          `Canary ${polled.canary.package} ${polled.canary.version} is as healthy on ${channel} as the version before. Make it live: npm run release -- canary --promote`,
        );
      else if (polled && Date.now() - Date.parse(polled.canary.at) > LONGEST) {
        say(
          `Canary ${polled.canary.package} ${polled.canary.version} has been under way on ${channel} for two weeks. ${polled.because} Decide: npm run release -- canary --promote or --halt`,
        );
        if (!forever) return last;
      }
      if (isOver && !forever) return last;
    } catch (error) {
      say(`The canary of ${channel} can't be judged: ${error instanceof Error ? error.message : error}`);
    }
    // Random, because several processes may watch.
    await pause(length * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
  }
  return last;
}
