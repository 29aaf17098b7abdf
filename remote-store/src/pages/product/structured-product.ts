import { brand } from 'shared-contracts/brand';
import { decimalAmount, nameInSize, type Product } from 'shared-contracts/catalog';
import type { PageMeta } from 'shared-contracts/remote';

/**
 * A product for search engines: with sizes as a group of variants, each with its own availability
 * (https://developers.google.com/search/docs/appearance/structured-data/product-variants).
 */
export function structuredProduct(product: Product): NonNullable<PageMeta['structuredData']> {
  const { name, description, slug, sizes } = product;
  const common = { name, description, brand: { '@type': 'Brand', name: brand.product } };
  if (sizes.length === 0) return { '@type': 'Product', ...common, sku: slug, offers: offerOf(product, true) };
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: slug,
    variesBy: ['https://schema.org/size'],
    hasVariant: sizes.map(({ size, inStock }) => ({
      '@type': 'Product',
      name: nameInSize({ name, size }),
      sku: `${slug}-${size}`,
      size: {
        '@type': 'SizeSpecification',
        name: String(size),
        sizeSystem: 'https://schema.org/WearableSizeSystemEurope',
      },
      offers: offerOf(product, inStock),
    })),
  };
}

function offerOf({ price, currency }: Product, inStock: boolean) {
  return {
    '@type': 'Offer',
    price: decimalAmount({ amount: price, currency }),
    priceCurrency: currency.toUpperCase(),
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  };
}
