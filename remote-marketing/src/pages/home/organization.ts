import { brand } from '@little-arches/contracts/company';

/** Returns the company and the name of its site as schema.org data; search engines read both from the home page. */
export function organization(siteUrl: string) {
  const [legalName, streetAddress, town] = brand.address;
  const [postalCode, addressLocality] = town.split(' ');
  const url = `${siteUrl}/`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${url}#organization`,
        name: brand.product,
        legalName,
        url,
        email: brand.email,
        telephone: brand.phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress,
          postalCode,
          addressLocality,
          addressCountry: 'DE',
        },
        sameAs: Object.values(brand.social),
      },
      { '@type': 'WebSite', name: brand.product, url, publisher: { '@id': `${url}#organization` } },
    ],
  };
}
