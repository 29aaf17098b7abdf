import { LEVELS, type Level, type Product } from '@little-arches/contracts/values';

/** A level and the products on it. */
export interface LevelProducts {
  readonly level: Level;
  readonly products: readonly Product[];
}

/** Returns the levels that have a product, each with its products in the shop's order. */
export function byLevel(products: readonly Product[]): LevelProducts[] {
  return LEVELS.map((level) => ({
    level,
    products: products.filter(({ metadata }) => metadata.level === level),
  })).filter((group) => group.products.length > 0);
}
