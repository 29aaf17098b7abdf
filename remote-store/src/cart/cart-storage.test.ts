import { cents, LEVELS } from '@little-arches/contracts/values';
import fc from 'fast-check';
import { CART_ID, sampleItems } from '../testing/sample-orders';
import { emptyCart } from './cart';
import { BROKEN_CART_KEY, CART_KEY, parseCart, readCart, serializeCart, writeCart } from './cart-storage';

const items = fc.uniqueArray(
  fc.record({
    id: fc.string(),
    slug: fc.string(),
    name: fc.string(),
    description: fc.string(),
    price: fc.nat().map(cents),
    currency: fc.constant('eur'),
    image: fc.string(),
    metadata: fc.record({ level: fc.constantFrom(...LEVELS) }),
    sizes: fc.array(fc.record({ size: fc.integer(), footLength: fc.integer(), inStock: fc.boolean() })),
    size: fc.option(fc.integer(), { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { selector: ({ id, size }) => JSON.stringify([id, size]), maxLength: 50 },
);

it('reads back every cart it stored', () => {
  fc.assert(
    fc.property(items, fc.uuid({ version: 4 }), (given, id) => {
      expect(parseCart(serializeCart({ items: given }))).toEqual({ items: given });
      expect(parseCart(serializeCart({ id, items: given }))).toEqual({ id, items: given });
    }),
  );
});

it('keeps a cart stored before carts had an id, and assigns it one for all tabs', () => {
  localStorage.setItem(CART_KEY, JSON.stringify({ version: 1, items: sampleItems }));
  const { cart, saved } = readCart(jest.fn());
  expect([cart.items, saved]).toEqual([sampleItems, true]);
  expect(cart.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(readCart(jest.fn()).cart).toEqual(cart);
});

it('keeps lines stored before there were sizes, without a size', () => {
  const before = sampleItems.map(({ size: _, sizes: __, ...item }) => item);
  localStorage.setItem(CART_KEY, JSON.stringify({ format: 2, version: 1, id: CART_ID, items: before }));
  const report = jest.fn();
  expect(readCart(report).cart).toEqual({
    id: CART_ID,
    items: before.map((item) => ({ ...item, sizes: [] })),
  });
  expect(report).not.toHaveBeenCalled();
});

it('writes carts that a tab of the previous release can read', () => {
  const stored: unknown = JSON.parse(serializeCart({ items: sampleItems }));
  expect(stored).toMatchObject({ version: 1, items: sampleItems });
});

it('assigns a cart its id with the first item, and not before', () => {
  expect(writeCart(emptyCart).cart).toEqual({ items: [] });
  const { cart } = writeCart({ items: sampleItems });
  expect(cart.id).toBeDefined();
  expect(writeCart({ ...cart, items: [] }).cart.id).toBe(cart.id);
});

it('never throws, whatever text is stored', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseCart(text)));
});

it('accepts a changed field of a cart only when the field is valid', () => {
  const fields = Object.keys(sampleItems[0] ?? {});
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
      const spoiled = JSON.stringify({ version: 1, items: [{ ...sampleItems[0], [field]: value }] });
      const cart = parseCart(spoiled);
      if (cart) expect(parseCart(serializeCart(cart))).toEqual(cart);
    }),
  );
});

const item = { ...sampleItems[0] };
it.each([
  ['invalid JSON', 'cart!'],
  ['another version', JSON.stringify({ version: 2, items: [] })],
  ['a newer format', JSON.stringify({ format: 3, version: 1, items: [] })],
  ['an invalid id', JSON.stringify({ format: 2, id: 'x', items: [] })],
  ['half a piece', JSON.stringify({ version: 1, items: [{ ...item, quantity: 1.5 }] })],
  ['a hundred pieces', JSON.stringify({ version: 1, items: [{ ...item, quantity: 100 }] })],
  ['a price with a fraction', JSON.stringify({ version: 1, items: [{ ...item, price: 19.9 }] })],
  ['a product on two lines in one size', JSON.stringify({ version: 1, items: [item, item] })],
  ['two currencies', JSON.stringify({ version: 1, items: [item, { ...item, id: 'x', currency: 'usd' }] })],
  ['an unknown level', JSON.stringify({ version: 1, items: [{ ...item, metadata: { level: '4' } }] })],
])('moves a stored value with %s to another key, and continues with an empty cart', (_, text) => {
  localStorage.setItem(CART_KEY, text);
  const report = jest.fn();
  expect(readCart(report)).toEqual({ cart: { items: [] }, saved: true });
  expect(localStorage.getItem(CART_KEY)).toBeNull();
  expect(localStorage.getItem(BROKEN_CART_KEY)).toBe(text);
  expect(report).toHaveBeenCalledTimes(1);
});
