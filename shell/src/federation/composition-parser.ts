import { type Composition, parseComposition } from '@little-arches/contracts/formats';

/** Parses the whole composition; see `parseComposition`. A separate module, so that it becomes a separate chunk. */
export function parseWhole(value: unknown): Composition {
  return parseComposition(value);
}
