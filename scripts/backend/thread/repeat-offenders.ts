/** A caller whose statements had to be ended more than once waits before the next. */
export class CallerBarred extends Error {
  override readonly name = 'CallerBarred';

  constructor(readonly seconds: number) {
    super(`barred for ${seconds} s`);
  }
}

/** Whose statements had to be ended; the database has one connection, and they cost everybody a restart of it. */
export interface RepeatOffenders {
  /** Notes that a statement of this caller was ended. */
  count(caller: string): void;
  /** Throws `CallerBarred` while this caller must wait. */
  mustNotWait(caller: string): void;
}

const MEMORY = 600_000;
const FIRST_BAR = 30_000;
const MOST_CALLERS = 10_000;

/**
 * The first statement in ten minutes costs nothing: the machine may have been busy. The second bars the caller for
 * 30 seconds, each further one for twice as long, at most for ten minutes.
 */
export function createRepeatOffenders(now: () => number = Date.now): RepeatOffenders {
  let known = new Map<string, { times: number; until: number }>();
  return {
    count(caller) {
      const time = now();
      const before = known.get(caller);
      const times = before && time - before.until < MEMORY ? before.times + 1 : 1;
      const bar = times === 1 ? 0 : Math.min(FIRST_BAR * 2 ** (times - 2), MEMORY);
      if (known.size >= MOST_CALLERS)
        known = new Map([...known].filter(([, { until }]) => time - until < MEMORY).slice(-MOST_CALLERS / 2));
      known.set(caller, { times, until: time + bar });
    },
    mustNotWait(caller) {
      const left = (known.get(caller)?.until ?? 0) - now();
      if (left > 0) throw new CallerBarred(Math.ceil(left / 1000));
    },
  };
}
