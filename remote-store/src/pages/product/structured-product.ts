import { brand, saleTerms } from '@little-arches/contracts/company';
import type { PageMeta } from '@little-arches/contracts/remote';
import { href } from '@little-arches/contracts/routes';
import { decimalAmount, nameInSize, type Product } from '@little-arches/contracts/values';
import { pictureOf } from '../../catalog/pictures/pictures';

const SHIPPING = '#shipping';
const RETURNS = '#returns';

/**
 * Returns a product as structured data for search engines: sizes as a group of variants, each with its own
 * availability, and the terms of sale that all offers refer to
 * (https://developers.google.com/search/docs/appearance/structured-data/product-variants and …/merchant-listing).
 * `siteUrl` is the site's origin.
 */
export function structuredProduct(
  product: Product,
  siteUrl: string,
): NonNullable<PageMeta['structuredData']> {
  return { '@graph': [describe(product, siteUrl), shipping(product.currency), returns] };
}

function describe(product: Product, siteUrl: string) {
  const { name, description, slug, sizes } = product;
  const image = siteUrl + pictureOf(product);
  const common = {
    name,
    description,
    image,
    url: siteUrl + href('product', { productSlug: slug }),
    brand: { '@type': 'Brand', name: brand.product },
  };
  if (sizes.length === 0) return { '@type': 'Product', ...common, sku: slug, offers: offerOf(product, true) };
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: slug,
    variesBy: ['https://schema.org/size'],
    hasVariant: sizes.map(({ size, inStock }) => ({
      '@type': 'Product',
      name: nameInSize({ name, size }),
      image,
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
    shippingDetails: { '@id': SHIPPING },
    hasMerchantReturnPolicy: { '@id': RETURNS },
  };
}

const countries = saleTerms.countries.map(({ code }) => code);

function shipping(currency: string) {
  return {
    '@type': 'OfferShippingDetails',
    '@id': SHIPPING,
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: decimalAmount({ amount: saleTerms.deliveryPrice, currency }),
      currency: currency.toUpperCase(),
    },
    shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // The terms state one time for everything. A separate handling time would be added to it.
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: 0,
        maxValue: saleTerms.deliveryDays,
        unitCode: 'DAY',
      },
    },
  };
}

const returns = {
  '@type': 'MerchantReturnPolicy',
  '@id': RETURNS,
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: saleTerms.returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  // States `saleTerms.returnPostage` in words.
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
} as const;
