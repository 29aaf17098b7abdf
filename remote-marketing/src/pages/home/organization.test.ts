import { brand } from '@little-arches/contracts/company';
import { organization } from './organization';

it('splits the address of the site into its parts', () => {
  const [company] = organization('https://site.example')['@graph'];
  expect(company).toMatchObject({
    name: brand.product,
    legalName: brand.group,
    url: 'https://site.example/',
    address: { streetAddress: 'Ahornweg 12', postalCode: '10115', addressLocality: 'Berlin' },
  });
});
