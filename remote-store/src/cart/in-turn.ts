/** The name of the lock, for all tabs of the site. */
const LOCK = 'little-arches.cart';
/** Milliseconds that a tab waits for the lock; others hold it for a small part of that, unless they hang. */
const PATIENCE = 2000;
/**
 * Milliseconds a turn lasts after its last change. What one tab stores another reads some milliseconds later
 * (Chromium), by another way than the lock: where turns ended with the write, one write in
 * 17 got lost.
 */
const REST = 100;

const waiting: (() => void)[] = [];
let isOurTurn = false;
let changes = 0;

/**
 * Runs a change of the stored cart while no other tab makes one: a change reads, then writes, and what another tab
 * wrote in between would be lost. The changes of this tab keep their order. Where there are no locks, where the
 * turn doesn't come, and where the page is left before, they run at once.
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
    else if (waiting.length === 1) takeTurn().catch(runWaiting);
  });
}

/** Rejects where there are no locks, as where a developer opens the site by its network address. */
async function takeTurn(): Promise<void> {
  // The same listener is added only once.
  window.addEventListener('pagehide', runWaiting);
  // Some lock managers neither answer nor heed a signal.
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
