/**
 * Creates a queue that runs work in order, at most `atOnce` pieces at a time; each call resolves or rejects as its
 * work does.
 */
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
      // The next piece takes this slot directly, so that no later one overtakes it.
      if (next) next();
      else running -= 1;
    }
  };
}
