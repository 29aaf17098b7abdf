import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and hydrating: what depends on the address's query is unknown then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
