/** Tracks which remote set each timer, and ends the timers of one remote. */
export interface RemoteTimers {
  /**
   * Ends the timers of a remote that was left at `since` (of `performance.now`): its intervals, and the timeouts it
   * has set since. Earlier timeouts still run. Returns the number of ended timers and of those that still wait.
   */
  end(remote: string, since: number): { readonly ended: number; readonly waiting: number };
}

interface Timer {
  readonly remote: string;
  readonly repeats: boolean;
  readonly setAt: number;
}

/**
 * Records for each timer which remote set it, by the address of the calling script. Call before a remote's code
 * runs.
 */
export function watchTimers(): RemoteTimers {
  const timers = new Map<number, Timer>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;

  function noting(set: typeof setTimeout | typeof setInterval, repeats: boolean) {
    return (handler: TimerHandler, delay?: number, ...args: unknown[]): number => {
      const remote = callingRemote(new Error('a timer is set').stack);
      if (!remote || typeof handler !== 'function') return set(handler, delay, ...args);
      const run = (...given: unknown[]) => {
        timers.delete(id);
        handler(...given);
      };
      const id = set(repeats ? handler : run, delay, ...args);
      timers.set(id, { remote, repeats, setAt: performance.now() });
      return id;
    };
  }
  const forgetting = (clear: typeof clearTimeout) => (id: number | undefined) => {
    if (id !== undefined) timers.delete(id);
    clear(id);
  };
  Object.assign(window, {
    setTimeout: noting(setTimeout, false),
    setInterval: noting(setInterval, true),
    clearTimeout: forgetting(clearTimeout),
    clearInterval: forgetting(clearInterval),
  });

  return {
    end(remote, since) {
      const own = [...timers].filter(([, timer]) => timer.remote === remote);
      const left = own.filter(([, { repeats, setAt }]) => repeats || setAt > since);
      for (const [id] of left) window.clearTimeout(id);
      return { ended: left.length, waiting: own.length - left.length };
    },
  };
}

/** Returns the remote whose script called the function that made this stack: the owner of the second script in it. */
function callingRemote(stack = ''): string | undefined {
  const [, caller] = stack.split('\n').filter((line) => line.includes('/assets/'));
  const name = /\/assets\/([\w-]+)\//.exec(caller ?? '')?.[1];
  return name === 'shell' ? undefined : name;
}
