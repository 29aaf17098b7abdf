/** Name of the lock, shared by all tabs of the site. */
const LOCK = 'little-arches.cart';
/** Milliseconds that a tab waits for the lock. Other tabs hold it much shorter, unless they hang. */
const PATIENCE = 2000;
/**
 * Milliseconds for which the lock is held after the last change. Other tabs read a stored value some milliseconds
 * later (Chromium), independent of the lock: when the lock was released right after the write, one write in 17 got
 * lost.
 */
const REST = 100;

const waiting: (() => void)[] = [];
let isOurTurn = false;
let changes = 0;

/**
 * Runs a change of the stored cart under a lock of all tabs: a change reads, then writes, and a write by another
 * tab in between would be lost. Changes of this tab keep their order. Without locks, after the timeout, and when
 * the page is left, they run at once.
 */
export function inTurn<Result>(change: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        resolve(change());
      } catch (error) {
        reject(error);
      }
    });
    if (isOurTurn) runWaiting();
    else if (waiting.length === 1) runExclusive().catch(runWaiting);
  });
}

/**
 * Acquires the lock. Rejects when there are no locks, for example when a developer opens the site by its network
 * address.
 */
async function runExclusive(): Promise<void> {
  // Browsers add the same listener only once.
  window.addEventListener('pagehide', runWaiting);
  // Some lock managers neither answer nor react to an abort signal.
  const late = setTimeout(runWaiting, PATIENCE);
  await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE) }, async () => {
    clearTimeout(late);
    isOurTurn = true;
    runWaiting();
    for (let seen = 0; seen !== changes; ) {
      seen = changes;
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
    isOurTurn = false;
  });
}

function runWaiting(): void {
  for (const run of waiting.splice(0)) {
    changes += 1;
    run();
  }
}
