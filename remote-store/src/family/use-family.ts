import { useHost, useStore } from 'shared-contracts/host';
import { type Family, type FamilyStore, familyStoreOf, noFamily } from './family-store';

/**
 * The family of the person who is signed in, re-rendering on each change; no one while prerendering and
 * hydrating.
 */
export function useFamily(): { readonly family: Family; readonly store: FamilyStore } {
  const store = familyStoreOf(useHost());
  return { family: useStore(store, noFamily), store };
}
