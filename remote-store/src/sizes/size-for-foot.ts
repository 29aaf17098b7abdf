import type { Product } from '@little-arches/contracts/values';

/** A shoe size that a product is made in. */
export type ProductSize = Product['sizes'][number];

/**
 * Returns the smallest of these sizes that fits a foot of this length in millimetres; undefined when none is long
 * enough.
 */
export function sizeForFoot(length: number, sizes: readonly ProductSize[]): ProductSize | undefined {
  return sizes
    .filter(({ footLength }) => footLength >= length)
    .sort((one, other) => one.footLength - other.footLength)[0];
}
