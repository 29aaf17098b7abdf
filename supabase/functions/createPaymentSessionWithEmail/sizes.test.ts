import { randomUUID } from 'node:crypto';
import { getProducts } from '@little-arches/contracts/backend';
import { intentOf, PRODUCTS, testShop } from '../_testing/shop.ts';

const shop = testShop();

const { sole, sized } = PRODUCTS;
const setStock = (size: number, in_stock: boolean) =>
  shop.service.from('product_sizes').update({ in_stock }).eq('product_id', sized.id).eq('size', size);
const linesOf = (order: { order_lines: { product_id: string; size: number | null; quantity: number }[] }) =>
  order.order_lines
    .map(({ product_id, size, quantity }) => [product_id, size, quantity])
    .sort((one, other) => Number(one[1]) - Number(other[1]));

it('getProducts returns the sizes of each product, ascending', async () => {
  const { body } = await shop.call('getProducts', {});
  const { data } = getProducts.parse(body, console.error);
  expect(data.find(({ id }) => id === sized.id)?.sizes).toEqual([
    { size: 29, footLength: 178, inStock: true },
    { size: 30, footLength: 185, inStock: true },
    { size: 31, footLength: 192, inStock: false },
  ]);
  expect(data.find(({ id }) => id === sole.id)?.sizes).toEqual([]);
  expect(data.find(({ slug }) => slug === 'summit-insole')?.sizes).toContainEqual({
    size: 31,
    footLength: 192,
    inStock: false,
  });
});

describe('a line of a product with sizes', () => {
  it.each([
    ['without a size', {}, '"Test Insole": please choose a size before you pay.'],
    [
      'in a sold-out size',
      { size: 31 },
      '"Test Insole" in size EU 31 is sold out. Please choose another size.',
    ],
    [
      'in an unknown size',
      { size: 44 },
      '"Test Insole" is not made in size EU 44. Please choose another size.',
    ],
  ])('%s is refused with a reason and a message, and nothing is stored', async (_what, size, message) => {
    const user = await shop.createCustomer();
    const products = [
      { ...sole, quantity: 1 },
      { ...sized, ...size, quantity: 1 },
    ];
    const answer = await shop.checkOut(products, user);
    expect([answer.status, answer.body]).toEqual([409, { reason: 'choose_size', message }]);
    expect(await shop.ordersOf(user)).toEqual([]);
  });

  it('is ordered in its size, two sizes as two lines, whatever stock the browser sends', async () => {
    const user = await shop.createCustomer();
    const products = [
      { ...sized, size: 29, quantity: 1, sizes: [{ size: 44, footLength: 278, inStock: true }] },
      { ...sized, size: 30, quantity: 2 },
      { ...sized, size: 29, quantity: 1 },
    ];
    const { status, body } = await shop.checkOut(products, user);
    expect([status, Object.keys(body)]).toEqual([200, ['paymentIntent']]);
    const [order] = await shop.ordersOf(user);
    expect(order?.total).toBe(4 * sized.price);
    expect(order && linesOf(order)).toEqual([
      [sized.id, 29, 2],
      [sized.id, 30, 2],
    ]);
  });

  it('refuses a size for a product without sizes', async () => {
    const answer = await shop.checkOut([{ ...sole, size: 29, quantity: 1 }], await shop.createCustomer());
    expect([answer.status, answer.body.reason]).toEqual([409, 'choose_size']);
  });
});

it('sizes can’t be deleted by the service', async () => {
  const { error } = await shop.service.from('product_sizes').delete().eq('product_id', sized.id);
  expect(error?.code).toBe('42501');
});

describe('a cart is paid once, in one size', () => {
  const begin = async (cartId: string) => {
    const user = await shop.createCustomer();
    const { body } = await shop.checkOut([{ ...sized, size: 29, quantity: 1 }], user, { cartId });
    return { user, secret: body.paymentIntent as string, intent: intentOf(body.paymentIntent) };
  };

  it('cancels the first intent before it creates one for another size', async () => {
    const cartId = randomUUID();
    const { user, intent } = await begin(cartId);
    const second = await shop.checkOut([{ ...sized, size: 30, quantity: 1 }], user, { cartId });
    expect(intentOf(second.body.paymentIntent)).not.toBe(intent);
    expect((await shop.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
  });

  it.each([
    ['in the same size', { size: 29 }],
    ['in a sold-out size', { size: 31 }],
    ['without a size', {}],
  ])('refuses a paid cart %s, and reports the paid lines with their sizes', async (_what, size) => {
    const cartId = randomUUID();
    const { user, secret, intent } = await begin(cartId);
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
    const answer = await shop.checkOut([{ ...sized, ...size, quantity: 1 }], user, { cartId });
    const lines = [{ id: sized.id, size: 29, quantity: 1 }];
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ reason: 'cart_paid', paymentIntent: intent, lines }),
    ]);
    const status = await shop.call('getPaymentStatus', { paymentIntent: intent }, user);
    expect(status.body.data).toEqual({ status: 'paid', cartId, lines });
  });

  it('reports a cart as paid while the webhook is late, although its size is sold out now', async () => {
    const cartId = randomUUID();
    const { user, secret, intent } = await begin(cartId);
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
    // Restores the state before the webhook.
    const pending = { status: 'pending', paid_at: null };
    await shop.service.from('orders').update(pending).eq('payment_intent', intent).throwOnError();
    await setStock(29, false).throwOnError();
    const answer = await shop.checkOut([{ ...sized, size: 29, quantity: 1 }], user, { cartId });
    await setStock(29, true).throwOnError();
    expect([answer.status, answer.body.reason]).toEqual([409, 'cart_paid']);
  });

  it('cancels the intent of an unpaid cart when its size is sold out', async () => {
    const cartId = randomUUID();
    const { user, intent } = await begin(cartId);
    await setStock(29, false).throwOnError();
    const answer = await shop.checkOut([{ ...sized, size: 29, quantity: 1 }], user, { cartId });
    await setStock(29, true).throwOnError();
    expect([answer.status, answer.body.reason]).toEqual([409, 'choose_size']);
    expect((await shop.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
  });

  it('requests a confirmation of the same size, but not of another size', async () => {
    const { user, secret, intent } = await begin(randomUUID());
    await shop.pay(secret);
    await shop.waitForStatus(user, intent, 'paid');
    const ask = async (size: number) => {
      const products = [{ ...sized, size, quantity: 1 }];
      return (await shop.checkOut(products, user, { cartId: randomUUID() })).body.reason;
    };
    expect([await ask(29), await ask(30)]).toEqual(['paid_before', undefined]);
  });
});
