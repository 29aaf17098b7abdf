import { createStore, useStore } from '@little-arches/contracts/host';
import type { Level } from '@little-arches/contracts/values';

/** The slug of the selected product on each level. */
export type Selection = Partial<Readonly<Record<Level, string>>>;

const nothing: Selection = {};
// Kept in memory only, because a picked product isn't worth storing.
const selection = createStore(nothing);

/** Returns the selected product of each level. The selection is kept when the visitor returns to the store. */
export function useSelection(): Selection {
  return useStore(selection, nothing);
}

/** Selects a product on a level; an empty slug clears the selection. */
export function select(level: Level, slug: string): void {
  selection.set({ ...selection.get(), [level]: slug });
}
