import type { Holds } from './holds';

/** Event targets that outlive every page. */
const TARGETS = [window, document] as const;

type Listen = typeof window.addEventListener;
type Listened = Parameters<Listen>[1];

/** Records listeners of the window and the document, and intervals, from now on. */
export function watchWindow(holds: Holds): void {
  for (const target of TARGETS) watchListeners(target, holds);
  watchIntervals(holds);
}

function watchListeners(target: Window | Document, holds: Holds): void {
  const { addEventListener: add, removeEventListener: remove } = target;
  const name = target === window ? 'window' : 'document';
  const ends = new Map<Listened, Map<string, () => void>>();
  const keyOf = (type: string, options: Parameters<Listen>[2]) =>
    `${type} ${typeof options === 'object' ? options.capture === true : options === true}`;

  target.addEventListener = (type: string, listener: Listened, options: Parameters<Listen>[2]) => {
    add.call(target, type, listener, options);
    const { once, signal } = typeof options === 'object' ? options : {};
    const key = keyOf(type, options);
    // A listener that ends by itself, or was added before, leaves nothing behind.
    if (!listener || once || signal?.aborted || ends.get(listener)?.has(key)) return;
    const end = holds.hold('listener', `${name} ${type}`);
    ends.set(listener, (ends.get(listener) ?? new Map()).set(key, end));
    signal?.addEventListener('abort', () => forget(listener, key));
  };
  target.removeEventListener = (type: string, listener: Listened, options: Parameters<Listen>[2]) => {
    remove.call(target, type, listener, options);
    forget(listener, keyOf(type, options));
  };

  function forget(listener: Listened, key: string): void {
    const own = ends.get(listener);
    own?.get(key)?.();
    own?.delete(key);
    if (own?.size === 0) ends.delete(listener);
  }
}

function watchIntervals(holds: Holds): void {
  const { setInterval, clearInterval, clearTimeout } = window;
  const ends = new Map<number, () => void>();
  const forgetting = (clear: typeof clearInterval) => (id: number | undefined) => {
    clear(id);
    if (id === undefined) return;
    ends.get(id)?.();
    ends.delete(id);
  };
  Object.assign(window, {
    setInterval(handler: TimerHandler, delay?: number, ...args: unknown[]) {
      const id = setInterval(handler, delay, ...args);
      ends.set(id, holds.hold('interval', `every ${delay ?? 0} ms`));
      return id;
    },
    // Browsers accept either function for both kinds of timer.
    clearInterval: forgetting(clearInterval),
    clearTimeout: forgetting(clearTimeout),
  });
}
