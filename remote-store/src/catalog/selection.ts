import { useSyncExternalStore } from 'react';
import type { Level } from 'shared-contracts/catalog';

/** The slug of the product picked on each level. */
export type Selection = Partial<Readonly<Record<Level, string>>>;

// Of this browser tab and for its life only: picking is no decision worth storing.
let selection: Selection = {};
const listeners = new Set<() => void>();
const nothing: Selection = {};

/** Which product is picked on each level; it is still there when the visitor comes back to the store. */
export function useSelection(): Selection {
  return useSyncExternalStore(
    subscribe,
    () => selection,
    () => nothing,
  );
}

/** Picks a product on a level; an empty slug picks none. */
export function select(level: Level, slug: string): void {
  selection = { ...selection, [level]: slug };
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
