import type { Product } from '@little-arches/contracts/values';
import type { ProductSize } from '../../sizes/size-for-foot';

/** A size in the guide, without its stock. */
export type GuideSize = Pick<ProductSize, 'size' | 'footLength'>;

/** Returns every size in which some product is made, ascending. */
export function sizesOf(products: readonly Product[]): GuideSize[] {
  const lengths = new Map(products.flatMap(({ sizes }) => sizes).map((each) => [each.size, each.footLength]));
  return [...lengths].map(([size, footLength]) => ({ size, footLength })).sort((a, b) => a.size - b.size);
}
