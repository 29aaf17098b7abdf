import { ADDRESS } from '@scripts/backend/testing/test-rows';
import { type Customer, intentOf, openShop, PRODUCTS, type Shop } from '../_testing/shop.ts';

let shop: Shop;
let mia: Customer;
let jo: Customer;

beforeAll(async () => {
  shop = await openShop();
  mia = await shop.createCustomer();
  jo = await shop.createCustomer();
});
afterAll(() => shop?.close());

/** An order that can be paid: its client secret. */
async function open(user: Customer): Promise<string> {
  const cart = [{ id: PRODUCTS.sole.id, quantity: 1 }];
  const { body } = await shop.checkOut(cart, user, { cartId: crypto.randomUUID(), orderAgain: true });
  return body.paymentIntent;
}

test('keeps where the order goes with the tax of that country, and another address replaces it', async () => {
  const secret = await open(mia);
  const first = await shop.deliver(secret, mia);
  const { number } = await shop.rowOf(intentOf(secret));
  expect([first.status, first.body]).toEqual([200, { data: { number } }]);
  expect(await shop.rowOf(intentOf(secret))).toMatchObject({ deliveries: { ...ADDRESS, tax_percent: 19 } });
  const { line2, ...short } = ADDRESS;
  await shop.deliver(secret, mia, { ...short, name: ' Ida  Berg ', city: 'Lyon', country: 'fr' });
  expect(await shop.rowOf(intentOf(secret))).toMatchObject({
    number,
    deliveries: { name: 'Ida  Berg', line2: null, city: 'Lyon', country: 'FR', tax_percent: 20 },
  });
});

test.each([
  [{ name: '  ' }, 'delivery.name: Please enter the name of who receives it.'],
  [{ line1: '' }, 'delivery.line1: Please enter the street and house number.'],
  [{ city: 'x'.repeat(81) }, 'delivery.city: Please shorten the town to at most 80 characters.'],
  [{ postal_code: undefined }, /^delivery.postal_code: /],
  [{ country: 'US' }, /^delivery.country: We deliver to Austria, .* only\.$/],
  [{ country: 'toString' }, /^delivery.country: We deliver to /],
])('refuses %j in words', async (change, words) => {
  const secret = await open(mia);
  const { status, body } = await shop.deliver(secret, mia, { ...ADDRESS, ...change });
  expect(status).toBe(422);
  expect(body.message).toMatch(words);
  expect((await shop.rowOf(intentOf(secret))).deliveries).toBeNull();
});

test('says of another’s order what it says of one that does not exist', async () => {
  const secret = await open(mia);
  const answers = [await shop.deliver(secret, jo), await shop.deliver('pi_none_secret_x', jo)];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([404, { message: 'We could not find this payment.' }]);
  expect((await shop.rowOf(intentOf(secret))).deliveries).toBeNull();
});

test('changes nothing of an order that is paid', async () => {
  const secret = await open(mia);
  await shop.deliver(secret, mia);
  await shop.pay(secret);
  await shop.waitForStatus(mia, intentOf(secret), 'paid');
  const { status, body } = await shop.deliver(secret, mia, { ...ADDRESS, city: 'Rome' });
  expect([status, body.reason]).toEqual([409, 'cart_paid']);
  expect(await shop.rowOf(intentOf(secret))).toMatchObject({ deliveries: { city: 'Berlin' } });
});

test('keeps the address that the provider was given, where the page could not tell us', async () => {
  const secret = await open(mia);
  await shop.pay(secret, undefined, { ...ADDRESS, city: 'Bonn' });
  await shop.waitForStatus(mia, intentOf(secret), 'paid');
  await shop.mailsAbout(secret, 1);
  expect(await shop.rowOf(intentOf(secret))).toMatchObject({
    deliveries: { ...ADDRESS, city: 'Bonn', tax_percent: 19 },
  });
});

test('does not let the provider’s address replace the one we were told', async () => {
  const secret = await open(mia);
  await shop.deliver(secret, mia);
  await shop.pay(secret, undefined, { ...ADDRESS, city: 'Bonn' });
  await shop.mailsAbout(secret, 1);
  expect(await shop.rowOf(intentOf(secret))).toMatchObject({
    status: 'paid',
    deliveries: { city: 'Berlin' },
  });
});
