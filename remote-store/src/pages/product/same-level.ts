import type { Product } from '@little-arches/contracts/values';

/** The fields of another product of the same level that a page shows as an alternative. */
export interface SameLevel extends Pick<Product, 'slug' | 'name' | 'price' | 'currency'> {
  /** EU sizes in stock. */
  readonly inStock: readonly number[];
}

/** Returns the other products of a product's level, in the shop's order. */
export function othersOnLevel(product: Product, products: readonly Product[]): SameLevel[] {
  return products
    .filter(({ id, metadata }) => id !== product.id && metadata.level === product.metadata.level)
    .map(({ slug, name, price, currency, sizes }) => ({
      slug,
      name,
      price,
      currency,
      inStock: sizes.flatMap(({ size, inStock }) => (inStock ? [size] : [])),
    }));
}
