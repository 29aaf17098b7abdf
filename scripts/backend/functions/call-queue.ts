/** Lets calls begin in the order they came, but only so many at once. */
export interface CallQueue {
  /**
   * Runs `work` when there is room for it, and for one more of `caller`; rejects as `work` does. Where `signal` was
   * aborted meanwhile nobody waits for it any more: it isn't run, and this rejects with the signal's reason.
   */
  run<T>(caller: string | undefined, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Bounds {
  /** Calls under way at once. */
  readonly most: number;
  /** The same of one caller. */
  readonly mostEach: number;
}

interface Waiting {
  readonly caller: string | undefined;
  begin(): void;
}

/** Starts empty. Who has no name is bounded by `most` alone. */
export function createCallQueue({ most, mostEach }: Bounds): CallQueue {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  let count = 0;

  const hasRoom = (caller: string | undefined) =>
    caller === undefined || (running.get(caller) ?? 0) < mostEach;

  function change(caller: string | undefined, by: 1 | -1): void {
    count += by;
    if (caller === undefined) return;
    const left = (running.get(caller) ?? 0) + by;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
  }

  function beginNext(): void {
    if (count >= most) return;
    const index = waiting.findIndex(({ caller }) => hasRoom(caller));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    next?.begin();
  }

  async function turn(caller: string | undefined): Promise<void> {
    if (count < most && hasRoom(caller)) return change(caller, 1);
    await new Promise<void>((resolve) => {
      waiting.push({
        caller,
        begin() {
          // Now and not when the work begins: until then somebody else could take the room.
          change(caller, 1);
          resolve();
        },
      });
    });
  }

  return {
    async run(caller, work, signal) {
      await turn(caller);
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        change(caller, -1);
        beginNext();
      }
    },
  };
}
