import { createStore, useStore } from 'shared-contracts/host';
import type { Level } from 'shared-contracts/values';

/** The slug of the product picked on each level. */
export type Selection = Partial<Readonly<Record<Level, string>>>;

const nothing: Selection = {};
// Of this browser tab and for its life only: picking is no decision worth storing.
const selection = createStore(nothing);

/** Which product is picked on each level; it is still there when the visitor comes back to the store. */
export function useSelection(): Selection {
  return useStore(selection, nothing);
}

/** Selects a product on a level; an empty slug selects none. */
export function select(level: Level, slug: string): void {
  selection.set({ ...selection.get(), [level]: slug });
}
