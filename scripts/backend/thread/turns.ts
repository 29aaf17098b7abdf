/** The one connection of the database, lent to one piece of work at a time, in the order of asking. */
export interface Turns {
  /**
   * Runs `work` when all earlier work has ended, well or not. Rejects with `DatabaseBusy` when that takes too
   * long or when too many wait already.
   */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** The same for work that nobody can do without: while it is done, nobody's waiting counts as too long. */
  takeUnhurried<T>(work: () => Promise<T>): Promise<T>;
}

/** Nobody got round to the work. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** At most `most` pieces of work wait, each at most `patience` milliseconds. */
export function createTurns({ patience, most }: { patience: number; most: number }): Turns {
  const waiting: (() => void)[] = [];
  let taken = false;
  let isUnhurried = false;

  function next(): void {
    const start = waiting.shift();
    if (start) start();
    else taken = false;
  }

  function turn(): Promise<void> {
    if (!taken) {
      taken = true;
      return Promise.resolve();
    }
    if (waiting.length >= most) return Promise.reject(new DatabaseBusy(`${most} requests wait already`));
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const waitOn = () => {
        timer = setTimeout(() => {
          if (isUnhurried) return waitOn();
          waiting.splice(waiting.indexOf(start), 1);
          reject(new DatabaseBusy(`no turn in ${patience / 1000} s`));
        }, patience);
      };
      waitOn();
      waiting.push(start);
    });
  }

  async function take<T>(work: () => Promise<T>): Promise<T> {
    await turn();
    try {
      return await work();
    } finally {
      next();
    }
  }

  return {
    take,
    takeUnhurried: (work) =>
      take(async () => {
        isUnhurried = true;
        try {
          return await work();
        } finally {
          isUnhurried = false;
        }
      }),
  };
}
