/** A caller used more than its share of the database's time and waits before its next request. */
export class CallerBarred extends Error {
  override readonly name = 'CallerBarred';

  constructor(readonly seconds: number) {
    super(`barred for ${seconds} s`);
  }
}

/** The time that slow requests of each caller took in the database, which has one connection for everyone. */
export interface SpentTime {
  /** Notes how many milliseconds a request of this caller took. */
  charge(caller: string, milliseconds: number): void;
  /** Throws `CallerBarred` while this caller must wait. */
  mustNotWait(caller: string): void;
}

/** A request of less milliseconds costs nothing. */
const SLOW = 500;
/** Milliseconds that a caller may have spent: one statement that had to be ended, with what that cost others. */
const FREE = 5000;
/** The share of the time that passes by which spent time is forgotten. */
const SHARE = 1 / 20;
const MOST_CALLERS = 10_000;

/** Starts with no one having spent any; `now` is a clock in milliseconds. */
export function createSpentTime(now: () => number = Date.now): SpentTime {
  let known = new Map<string, { spent: number; at: number }>();
  const spentBy = (caller: string) => {
    const { spent, at } = known.get(caller) ?? { spent: 0, at: 0 };
    return Math.max(0, spent - (now() - at) * SHARE);
  };
  return {
    charge(caller, milliseconds) {
      if (milliseconds < SLOW) return;
      const spent = spentBy(caller) + milliseconds;
      if (known.size >= MOST_CALLERS)
        known = new Map([...known].filter(([name]) => spentBy(name) > 0).slice(-MOST_CALLERS / 2));
      known.set(caller, { spent, at: now() });
    },
    mustNotWait(caller) {
      const excess = spentBy(caller) - FREE;
      if (excess > 0) throw new CallerBarred(Math.ceil(excess / SHARE / 1000));
    },
  };
}
