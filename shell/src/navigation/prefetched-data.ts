import { settled } from './settled';

/** Milliseconds that data may wait for the navigation it was read for. */
const FRESH = 10_000;

/** The data of pages that a visitor is likely to open next. */
export interface PrefetchedData {
  /** Returns true when data for this visit of a page is stored or being loaded. */
  has(route: string, address: string): boolean;
  /** Stores a loader's result for one visit. A failure removes it. */
  put(route: string, address: string, data: Promise<unknown>): void;
  /** Returns the data and removes it. */
  take(route: string, address: string): Promise<unknown> | undefined;
  /** Removes all data, because another person reads from now on. */
  clear(): void;
}

/** Creates the store; `route` is a page's id, `address` its path with the query. */
export function createPrefetchedData(): PrefetchedData {
  const kept = new Map<string, { readonly data: Promise<unknown>; readonly at: number }>();
  const find = (key: string) => {
    const entry = kept.get(key);
    return entry && Date.now() - entry.at < FRESH ? entry : undefined;
  };
  return {
    has: (route, address) => find(`${route} ${address}`) !== undefined,
    put(route, address, data) {
      const key = `${route} ${address}`;
      const entry = { data, at: Date.now() };
      kept.set(key, entry);
      settled(data).catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
    },
    take(route, address) {
      const key = `${route} ${address}`;
      const entry = find(key);
      kept.delete(key);
      return entry?.data;
    },
    clear: () => kept.clear(),
  };
}
