import { getProducts, isBackendError } from '@little-arches/contracts/backend';
import type { Host } from '@little-arches/contracts/host';
import { LEVELS, type Level, type Money, priceRange } from '@little-arches/contracts/values';

/** Price ranges of the insoles in the catalogue. */
export interface Prices {
  /** The lowest and the highest price. */
  readonly all: { readonly least: Money; readonly most: Money };
  /** The lowest price of each level that has a product. */
  readonly from: Partial<Readonly<Record<Level, Money>>>;
}

/**
 * Reads the prices for the prerendered page. Returns null when the catalogue can't be read; the page then shows no
 * prices.
 */
export async function readPrices(host: Host): Promise<Prices | null> {
  try {
    const { data } = await host.backend.call(getProducts, {});
    const all = priceRange(data);
    const from = LEVELS.flatMap((level) => {
      const range = priceRange(data.filter(({ metadata }) => metadata.level === level));
      return range ? [[level, range.least]] : [];
    });
    return all ? { all, from: Object.fromEntries(from) } : null;
  } catch (error) {
    if (!isBackendError(error)) host.reportError(error);
    return null;
  }
}
