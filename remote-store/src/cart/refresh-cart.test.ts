import { sampleProducts } from 'shared-contracts/testing/samples';
import { sampleItems } from '../testing/sample-orders';
import { describeDifference, refreshCart } from './refresh-cart';

const cart = { items: sampleItems };
const without = (slug: string) => sampleProducts.filter((product) => product.slug !== slug);

it.each([
  ['nothing changed', sampleProducts, [], ['p-1', 'p-3']],
  [
    'a product is gone',
    without('rocket-insole'),
    ['Rocket Insole is no longer available and was removed from your cart.'],
    ['p-3'],
  ],
  [
    'a price changed',
    sampleProducts.map((product) => (product.id === 'p-3' ? { ...product, price: 7200 } : product)),
    ['The price of Summit Insole changed from €69.90 to €72.00.'],
    ['p-1', 'p-3'],
  ],
  [
    'one product changed its currency',
    sampleProducts.map((product) => (product.id === 'p-3' ? { ...product, currency: 'usd' } : product)),
    ['Summit Insole is no longer available and was removed from your cart.'],
    ['p-1'],
  ],
  [
    'only the spelling of the currency changed',
    sampleProducts.map((p) => ({ ...p, currency: 'EUR' })),
    [],
    ['p-1', 'p-3'],
  ],
])('when %s, says so and shows today’s cart', (_, products, texts, ids) => {
  const fresh = refreshCart(cart, products);
  expect(fresh.differences.map(describeDifference)).toEqual(texts);
  expect(fresh.cart.items.map(({ id }) => id)).toEqual(ids);
});

it('keeps quantities and takes today’s texts', () => {
  const products = sampleProducts.map((product) => ({ ...product, name: `New ${product.name}` }));
  const { cart: fresh, differences } = refreshCart(cart, products);
  expect(differences).toEqual([]);
  expect(fresh.items).toMatchObject([
    { name: 'New Rocket Insole', quantity: 2 },
    { name: 'New Summit Insole', quantity: 1 },
  ]);
});
