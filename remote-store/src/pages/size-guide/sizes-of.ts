import type { Product, ProductSize } from 'shared-contracts/values';

/** A size as the guide shows it, without whether a product has it in stock. */
export type GuideSize = Pick<ProductSize, 'size' | 'footLength'>;

/** Every size that some product is made in, from small to large. */
export function sizesOf(products: readonly Product[]): GuideSize[] {
  const lengths = new Map(products.flatMap(({ sizes }) => sizes).map((each) => [each.size, each.footLength]));
  return [...lengths].map(([size, footLength]) => ({ size, footLength })).sort((a, b) => a.size - b.size);
}
