/** Lends something scarce to so many pieces of work at a time, in turns that go round by caller. */
export interface Turns {
  /**
   * Runs `work` when a turn of `caller` comes, and rejects as `work` does; `undefined` represents our own
   * functions, whose number is bounded elsewhere. Rejects with `CallerBusy` when as many of the caller wait
   * already as may, with `DatabaseBusy` when no turn comes in time. Where `signal` was aborted meanwhile the
   * work is not run, and this rejects with the signal's reason.
   */
  take<T>(caller: string | undefined, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Locks the database for work that everyone needs: queued calls don't time out while it runs. */
  takeUnhurried<T>(work: () => Promise<T>): Promise<T>;
}

/** As many requests of one caller wait already as may. */
export class CallerBusy extends Error {
  override readonly name = 'CallerBusy';
}

/** No turn came in time, or too many callers wait. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

interface Bounds {
  /** Pieces of work under way at once. */
  readonly atOnce: number;
  /** The same of one caller; without it `atOnce`. */
  readonly atOnceEach?: number;
  /** Pieces of work of one caller that may wait. */
  readonly waitingEach: number;
  /** Milliseconds that each may wait; without it for ever. */
  readonly patience?: number;
}

/** Pieces of work of all callers that may wait. */
const MOST_WAITING = 1000;

/** Starts with every turn free. */
export function createTurns({ atOnce, atOnceEach = atOnce, waitingEach, patience }: Bounds): Turns {
  /** In the order of their next turns. */
  const rounds = new Map<string | undefined, (() => void)[]>();
  const running = new Map<string | undefined, number>();
  let count = 0;
  let waiting = 0;
  /** Who began last; others come first. */
  let last: string | undefined;
  let isUnhurried = false;

  const hasRoom = (caller: string | undefined) => count < atOnce && (running.get(caller) ?? 0) < atOnceEach;

  function enter(caller: string | undefined): void {
    last = caller;
    count += 1;
    running.set(caller, (running.get(caller) ?? 0) + 1);
  }

  function exit(caller: string | undefined): void {
    count -= 1;
    const left = (running.get(caller) ?? 0) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
  }

  /** Takes one out of the waiting; the others of its caller wait for the next round. */
  function leave(caller: string | undefined, begin: () => void): void {
    const others = rounds.get(caller)?.filter((other) => other !== begin) ?? [];
    rounds.delete(caller);
    if (others.length > 0) rounds.set(caller, others);
    waiting -= 1;
  }

  function beginNext(): void {
    const able = [...rounds].filter(([caller]) => hasRoom(caller));
    const [caller, line] = able.find(([other]) => other !== last) ?? able[0] ?? [];
    const begin = line?.[0];
    if (!begin) return;
    leave(caller, begin);
    begin();
  }

  async function turn(caller: string | undefined): Promise<void> {
    if (hasRoom(caller)) return enter(caller);
    const line = rounds.get(caller) ?? [];
    if (caller !== undefined && line.length >= waitingEach)
      throw new CallerBusy(`${waitingEach} requests of this caller wait already`);
    if (waiting >= MOST_WAITING) throw new DatabaseBusy(`${MOST_WAITING} requests wait already`);
    waiting += 1;
    await new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const begin = () => {
        clearTimeout(timer);
        // Now and not when the work begins: until then another one could take the room.
        enter(caller);
        resolve();
      };
      const waitOn = () => {
        timer = setTimeout(() => {
          if (isUnhurried) return waitOn();
          leave(caller, begin);
          reject(new DatabaseBusy(`no turn in ${Number(patience) / 1000} s`));
        }, patience);
      };
      if (patience !== undefined) waitOn();
      rounds.set(caller, [...line, begin]);
    });
  }

  async function take<T>(
    caller: string | undefined,
    work: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    await turn(caller);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      exit(caller);
      beginNext();
    }
  }

  return {
    take,
    takeUnhurried: (work) =>
      take(undefined, async () => {
        isUnhurried = true;
        try {
          return await work();
        } finally {
          isUnhurried = false;
        }
      }),
  };
}
