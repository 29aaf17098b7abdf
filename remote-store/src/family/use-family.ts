import { useHost, useStore } from '@little-arches/contracts/host';
import { type Family, type FamilyStore, familyStoreOf, noFamily } from './family-store';

/**
 * Returns the family of the signed-in person and re-renders on each change; empty while prerendering and hydrating.
 */
export function useFamily(): { readonly family: Family; readonly store: FamilyStore } {
  const store = familyStoreOf(useHost());
  return { family: useStore(store, noFamily), store };
}
