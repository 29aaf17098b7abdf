import { type Composition, parseComposition } from 'shared-contracts/formats/page';

/** Reads the file of the whole composition; see `parseComposition`. A module of its own, so that it is a chunk. */
export function parseWhole(value: unknown): Composition {
  return parseComposition(value);
}
