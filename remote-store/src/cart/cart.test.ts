import { CART_LIMITS } from '@little-arches/contracts/input';
import { sampleProducts } from '@little-arches/contracts/testing';
import { cents } from '@little-arches/contracts/values';
import {
  addToCart,
  type Cart,
  clearCart,
  countOf,
  emptyCart,
  linesTakenOut,
  putBack,
  removeFromCart,
  setQuantity,
  takeOutPaid,
  totalOf,
} from './cart';

const [sprout, rocket] = sampleProducts as [(typeof sampleProducts)[0], (typeof sampleProducts)[0]];
const cartOf = (...quantities: number[]): Cart => ({
  items: [sprout, rocket].slice(0, quantities.length).map((product, index) => ({
    ...product,
    quantity: quantities[index] ?? 1,
  })),
});
const quantities = ({ items }: Cart) => items.map(({ id, quantity }) => [id, quantity]);

describe('adding a product', () => {
  it.each([
    ['a new product gets quantity 1', emptyCart, sprout, [['p-0', 1]]],
    ['an existing line gets one more piece', cartOf(1), sprout, [['p-0', 2]]],
    [
      'another product gets its own line at the end',
      cartOf(3),
      rocket,
      [
        ['p-0', 3],
        ['p-1', 1],
      ],
    ],
    [
      'the line keeps its place',
      cartOf(1, 1),
      sprout,
      [
        ['p-0', 2],
        ['p-1', 1],
      ],
    ],
  ])('%s', (_, cart, product, expected) => {
    const outcome = addToCart(cart, product);
    expect(outcome.ok && quantities(outcome.cart)).toEqual(expected);
  });

  it('updates price and text of a product that is in the cart', () => {
    const outcome = addToCart(cartOf(1), { ...sprout, price: cents(2100), name: 'Sprout 2' });
    expect(outcome).toMatchObject({
      ok: true,
      cart: { items: [{ price: 2100, name: 'Sprout 2', quantity: 2 }] },
    });
  });

  it.each([
    ['another currency', cartOf(1), { ...rocket, currency: 'usd' }, 'another currency'],
    ['one more than 99', cartOf(CART_LIMITS.quantity), sprout, '99 of Sprout Insole'],
    [
      'one more than 50 lines',
      {
        items: Array.from({ length: CART_LIMITS.lines }, (_, index) => ({
          ...sprout,
          id: `x-${index}`,
          quantity: 1,
        })),
      },
      rocket,
      '50 different products',
    ],
  ])('refuses %s with a message', (_, cart, product, part) => {
    expect(addToCart(cart, product)).toEqual({ ok: false, message: expect.stringContaining(part) });
  });

  it('ignores the case of currencies', () => {
    expect(addToCart(cartOf(1), { ...rocket, currency: 'EUR' }).ok).toBe(true);
  });
});

it('the same product in another size is a separate line with its own quantity', () => {
  const sized = (cart: Cart, size: number) => {
    const outcome = addToCart(cart, rocket, size);
    return outcome.ok ? outcome.cart : cart;
  };
  const cart = [29, 31, 29].reduce(sized, emptyCart);
  const sizes = ({ items }: Cart) => items.map(({ size, quantity }) => [size, quantity]);
  const line = { id: rocket.id, size: 31 };
  expect(sizes(cart)).toEqual([
    [29, 2],
    [31, 1],
  ]);
  expect(sizes(setQuantity(cart, line, 5))).toEqual([
    [29, 2],
    [31, 5],
  ]);
  expect(sizes(removeFromCart(cart, line))).toEqual([[29, 2]]);
  expect(putBack(removeFromCart(cart, line), linesTakenOut(cart, removeFromCart(cart, line)))).toEqual(cart);
});

it('removing deletes the whole line', () => {
  expect(quantities(removeFromCart(cartOf(5, 2), { id: 'p-0' }))).toEqual([['p-1', 2]]);
});

it.each([
  [7, 7],
  [0, 1],
  [-3, 1],
  [100, 99],
  [2.9, 2],
  [Number.NaN, 5],
  [Number.POSITIVE_INFINITY, 99],
])('setting the quantity to %p returns %p', (wanted, expected) => {
  expect(quantities(setQuantity(cartOf(5), { id: 'p-0' }, wanted))).toEqual([['p-0', expected]]);
});

it.each([
  ['nothing', emptyCart, 0, undefined],
  ['one line', cartOf(3), 3, { amount: 5970, currency: 'eur' }],
  ['two lines', cartOf(2, 1), 3, { amount: 7470, currency: 'eur' }],
])('counts the pieces and adds up the prices of %s in the smallest unit', (_, cart, count, total) => {
  expect(countOf(cart)).toBe(count);
  expect(totalOf(cart)).toEqual(total);
});

it.each([
  ['adding a product', (cart: Cart) => addToCart(cart, sprout)],
  ['removing', (cart: Cart) => removeFromCart(cart, { id: 'p-0' })],
  ['a quantity', (cart: Cart) => setQuantity(cart, { id: 'p-0' }, 4)],
  ['clearing', clearCart],
])('keeps the id of the cart after %s', (_, rule) => {
  expect(JSON.stringify(rule({ id: 'cart-1', ...cartOf(1, 1) }))).toContain('"id":"cart-1"');
});

describe('restoring lines', () => {
  const all = cartOf(2, 3);
  const taken = linesTakenOut(all, removeFromCart(all, { id: 'p-0' }));

  it('puts each line at its old position', () => {
    expect(putBack(removeFromCart(all, { id: 'p-0' }), taken)).toEqual(all);
    expect(putBack(clearCart(all), linesTakenOut(all, clearCart(all)))).toEqual(all);
  });

  it('limits the quantity of a product that was added again', () => {
    const again = { items: [{ ...sprout, quantity: 98 }] };
    expect(quantities(putBack(again, taken))).toEqual([['p-0', 99]]);
  });

  it('drops lines beyond the limit of a full cart', () => {
    const full = {
      items: Array.from({ length: CART_LIMITS.lines }, (_, n) => ({ ...rocket, id: `q-${n}`, quantity: 1 })),
    };
    expect(putBack(full, taken)).toEqual(full);
  });
});

describe('removing paid lines', () => {
  const paid = [
    { id: 'p-0', quantity: 2 },
    { id: 'p-1', quantity: 1 },
  ];

  it.each([
    ['all paid lines are removed', cartOf(2, 1), []],
    ['pieces added later stay', cartOf(3, 1), [['p-0', 1]]],
    ['lines removed later are ignored', cartOf(1), []],
  ])('%s, and the id is removed', (_, cart, left) => {
    const after = takeOutPaid({ id: 'cart-1', ...cart }, 'cart-1', paid);
    expect(quantities(after)).toEqual(left);
    expect(after.id).toBeUndefined();
  });

  it.each([
    ['in the size it was paid in', [29], 29, []],
    ['and keeps one that was added later in another size', [29, 31], 29, [31]],
    ['also when another size was chosen later', [31], 29, []],
    ['also when it was paid before there were sizes', [31], undefined, []],
    ['also when it had no size yet', [undefined], 29, []],
  ])('removes a paid piece %s', (_, inCart, size, left) => {
    const items = inCart.map((each) => ({ ...rocket, size: each, quantity: 1 }));
    const after = takeOutPaid({ id: 'cart-1', items }, 'cart-1', [{ id: rocket.id, size, quantity: 1 }]);
    expect(after.items.map((item) => item.size)).toEqual(left);
  });

  it('keeps a cart with another id unchanged', () => {
    const cart = { id: 'cart-2', ...cartOf(2, 1) };
    expect(takeOutPaid(cart, 'cart-1', paid)).toBe(cart);
  });
});
