import { sampleProducts } from '@little-arches/contracts/testing';
import { cents } from '@little-arches/contracts/values';
import { sampleItems } from '../testing/sample-orders';
import { addToCart, type Cart, countOf, totalOf } from './cart';
import { parseCart, serializeCart } from './cart-storage';
import { agreeToChanges, describeChange, isChanged, refreshCart } from './refresh-cart';

const cart = { items: sampleItems };
const without = (slug: string) => sampleProducts.filter((product) => product.slug !== slug);
const priced = (price: number) =>
  sampleProducts.map((product) => (product.id === 'p-3' ? { ...product, price: cents(price) } : product));
const changesOf = ({ items }: Cart) =>
  items.filter(isChanged).map((item) => [item.name, describeChange(item)]);

const GONE = 'No longer available, and not part of your order.';

it.each([
  ['nothing changed', sampleProducts, [], 13970],
  ['a product is gone', without('rocket-insole'), [['Rocket Insole', GONE]], 6990],
  ['a price rose', priced(7200), [['Summit Insole', 'The price changed from €69.90 to €72.00.']], 14180],
  ['a price fell', priced(6000), [['Summit Insole', 'The price changed from €69.90 to €60.00.']], 12980],
  [
    'one product changed its currency',
    sampleProducts.map((product) => (product.id === 'p-3' ? { ...product, currency: 'usd' } : product)),
    [['Summit Insole', GONE]],
    6980,
  ],
  [
    'only the spelling of the currency changed',
    sampleProducts.map((p) => ({ ...p, currency: 'EUR' })),
    [],
    13970,
  ],
])('when %s, marks the lines and counts those that can be ordered', (_, products, changes, total) => {
  const fresh = refreshCart(cart, products);
  expect(changesOf(fresh)).toEqual(changes);
  expect(totalOf(fresh)?.amount).toBe(total);
});

it('keeps quantities and updates texts', () => {
  const products = sampleProducts.map((product) => ({ ...product, name: `New ${product.name}` }));
  const fresh = refreshCart(cart, products);
  expect(changesOf(fresh)).toEqual([]);
  expect(fresh.items).toMatchObject([
    { name: 'New Rocket Insole', quantity: 2 },
    { name: 'New Summit Insole', quantity: 1 },
  ]);
});

it('keeps the known price after a reload and another change, until the price is the same again', () => {
  const stored = parseCart(serializeCart(refreshCart(cart, priced(7200))));
  expect(stored && changesOf(refreshCart(stored, priced(7200)))).toEqual([
    ['Summit Insole', 'The price changed from €69.90 to €72.00.'],
  ]);
  const risen = refreshCart(refreshCart(cart, priced(7200)), priced(7500));
  expect(changesOf(risen)).toEqual([['Summit Insole', 'The price changed from €69.90 to €75.00.']]);
  expect(changesOf(refreshCart(risen, sampleProducts))).toEqual([]);
});

it('keeps the known price when one more piece is added at today’s price', () => {
  const [, summit] = sampleItems as [(typeof sampleItems)[0], (typeof sampleItems)[0]];
  const { quantity: _, size: __, ...product } = summit;
  const outcome = addToCart(cart, { ...product, price: cents(7200) }, 31);
  expect(outcome.ok && changesOf(outcome.cart)).toEqual([
    ['Summit Insole', 'The price changed from €69.90 to €72.00.'],
  ]);
});

it('keeps a line whose product is gone, also in the storage, and restores it when the product is sold again', () => {
  const gone = refreshCart(cart, without('rocket-insole'));
  expect([gone.items.length, countOf(gone)]).toEqual([2, 1]);
  expect(parseCart(serializeCart(gone))).toEqual(gone);
  expect(refreshCart(gone, sampleProducts)).toEqual(cart);
});

it('stores a cart whose gone line has another currency than the rest', () => {
  const dollars = sampleProducts.map((product) =>
    product.id === 'p-1' ? { ...product, currency: 'usd' } : product,
  );
  const mixed = refreshCart(cart, dollars);
  expect(changesOf(mixed)).toHaveLength(2);
  expect(parseCart(serializeCart(mixed))).toEqual(mixed);
});

describe('agreeing to changes', () => {
  const shown = refreshCart(cart, priced(7200));

  it('removes withdrawn products and stores today’s price as seen', () => {
    const changed = refreshCart(
      cart,
      priced(7200).filter(({ id }) => id !== 'p-1'),
    );
    const agreed = agreeToChanges(changed, changed);
    expect(agreed.items.map(({ id, price }) => [id, price])).toEqual([['p-3', 7200]]);
    expect(agreed.items.some(isChanged)).toBe(false);
  });

  it('keeps changes that were made after the cart was shown', () => {
    const now = refreshCart(shown, priced(7500));
    expect(changesOf(agreeToChanges(now, shown))).toEqual([
      ['Summit Insole', 'The price changed from €69.90 to €75.00.'],
    ]);
  });
});
