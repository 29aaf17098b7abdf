/** Runs work in the order it comes, at most `atOnce` pieces at a time, and resolves or rejects as the work does. */
export function createQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next piece takes over this place, so that none that comes meanwhile overtakes it.
      if (next) next();
      else running -= 1;
    }
  };
}
