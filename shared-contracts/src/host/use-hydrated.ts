import { useSyncExternalStore } from 'react';

const noChanges = () => () => {};

/**
 * Returns false while prerendering and hydrating, when a page must look as it was prerendered: without query,
 * without storage.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}
