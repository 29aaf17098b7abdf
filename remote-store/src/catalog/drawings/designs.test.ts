import { seededProducts } from '../../testing/seeded-products';
import { designs, drawnProduct } from './designs';

it('contains a different design for every product on sale', () => {
  const products = seededProducts();
  expect(products.length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(designs).sort()).toEqual(products.map(({ slug }) => slug).sort());
  const drawn = products.map((product) => {
    const { level, design } = drawnProduct(product);
    return JSON.stringify([level, design.cover, design.thickness, design.parts, design.labels]);
  });
  expect(new Set(drawn).size).toBe(products.length);
});

it.each(seededProducts())('draws for $slug only what its description states', ({ slug, description }) => {
  const { labels, extra = '' } = drawnProduct({
    slug,
    name: '',
    metadata: { level: '0' },
  }).design;
  const said = [...Object.values(labels), extra].join(' ').toLowerCase();
  const described = description.toLowerCase();
  const unsaid = (said.match(/[a-z]{5,}/g) ?? []).filter((word) => !described.includes(word.slice(0, 5)));
  expect(unsaid).toEqual([]);
});
