/** The functions that write history entries. */
type Writer = Pick<History, 'pushState' | 'replaceState'>;
type Entry = Parameters<Writer['pushState']>;
type Way = keyof Writer;

/**
 * Most entries within that many milliseconds. Safari throws beyond 100 entries in 10 seconds (older versions: 30
 * seconds); the rest is left for the page itself.
 */
const MOST = 90;
const WHILE = 30_000;

/** Replaces the functions that write the history for the router, the shell and remotes. */
export function throttleHistory(): void {
  Object.assign(window.history, createHistoryWriter(window.history));
}

/**
 * Creates a writer of the history that stays within the limits of browsers and survives a refusal: the last entry
 * waits until there is room, and earlier waiting ones are dropped. A navigation back or forward meanwhile drops it
 * too.
 */
export function createHistoryWriter(history: Writer): Writer {
  const own = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };
  let written: number[] = [];
  let waiting: { way: Way; entry: Entry } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(way: Way, entry: Entry): void {
    // A waiting new entry is added, also when a later write replaced it.
    const added = waiting?.way === 'pushState' ? 'pushState' : way;
    waiting = undefined;
    clearTimeout(timer);
    if (!hasRoom() || !isTaken(added, entry)) wait(added, entry);
  }

  function hasRoom(): boolean {
    const since = Date.now() - WHILE;
    written = written.filter((at) => at > since);
    return written.length < MOST;
  }

  function isTaken(way: Way, entry: Entry): boolean {
    try {
      own[way](...entry);
      written.push(Date.now());
      return true;
    } catch (error) {
      // Browsers throw this also for an address of another origin, which waiting can't fix.
      if (error instanceof DOMException && error.name === 'SecurityError' && isOfOrigin(entry[2]))
        return false;
      throw error;
    }
  }

  function wait(way: Way, entry: Entry): void {
    waiting = { way, entry };
    const [oldest = Date.now()] = written;
    timer = setTimeout(() => write(way, entry), Math.max(1000, oldest + WHILE - Date.now()));
  }

  window.addEventListener('popstate', () => {
    waiting = undefined;
    clearTimeout(timer);
  });
  return {
    pushState: (...entry) => write('pushState', entry),
    replaceState: (...entry) => write('replaceState', entry),
  };
}

function isOfOrigin(address: string | URL | null | undefined): boolean {
  return new URL(address ?? '', window.location.href).origin === window.location.origin;
}
