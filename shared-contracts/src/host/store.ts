import { useSyncExternalStore } from 'react';

/** An observable value that its reader can't change. */
export interface Observable<Value> {
  /** Returns the current value; the same object until it changes. */
  get(): Value;
  /** Calls `listener` after each change; returns a function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** An observable value. */
export interface Store<Value> extends Observable<Value> {
  /** Changes the value and notifies the listeners, unless the value is the current one. */
  set(next: Value): void;
}

interface StoreOptions {
  /**
   * Receives errors of listeners. Without it, `set` throws the first such error after it has notified all
   * listeners.
   */
  readonly report?: (error: unknown) => void;
  /** Called before the first listener is added; the returned function is called after the last one is removed. */
  readonly whileObserved?: () => () => void;
}

/** Creates an observable value. Every listener is notified of a change, also after one that throws. */
export function createStore<Value>(
  initial: Value,
  { report, whileObserved }: StoreOptions = {},
): Store<Value> {
  let value = initial;
  let stopObserving: (() => void) | undefined;
  const listeners = new Set<() => void>();

  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      const failures: unknown[] = [];
      for (const tell of [...listeners])
        try {
          tell();
        } catch (error) {
          failures.push(error);
        }
      for (const failure of failures) {
        if (!report) throw failure;
        report(failure);
      }
    },
    subscribe(listener) {
      if (listeners.size === 0) stopObserving = whileObserved?.();
      // A new function for each subscription: a listener that subscribes twice can end one of the two.
      const tell = () => listener();
      listeners.add(tell);
      return () => {
        if (listeners.delete(tell) && listeners.size === 0) stopObserving?.();
      };
    },
  };
}

/** Returns the value of a store and re-renders on each change; `first` while prerendering and hydrating. */
export function useStore<Value>({ subscribe, get }: Observable<Value>, first: Value): Value {
  return useSyncExternalStore(subscribe, get, () => first);
}
