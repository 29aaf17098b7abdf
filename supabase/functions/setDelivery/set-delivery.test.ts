import { ADDRESS, addChild, codeOf, PERMISSION_DENIED } from '@little-arches/backend/testing/test-rows';
import { type Customer, intentOf, PRODUCTS, testShop } from '../_testing/shop.ts';

const shop = testShop();
let mia: Customer;
let jo: Customer;
let kim: string;

beforeAll(async () => {
  mia = await shop.createCustomer();
  jo = await shop.createCustomer();
  kim = (await addChild(mia.client)).id;
});

/** Creates a payable order and returns its client secret. */
async function open(user: Customer): Promise<string> {
  const cart = [{ id: PRODUCTS.sole.id, quantity: 1 }];
  const { body } = await shop.checkOut(cart, user, { cartId: crypto.randomUUID(), orderAgain: true });
  return body.paymentIntent;
}

test('stores the address with the tax of its country, and replaces it by a later one', async () => {
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

test('refuses an invalid address with a message, and stores nothing', async () => {
  const secret = await open(mia);
  const line1 = 'Ahornweg 3\n1234 5678  2026-11-27  paid';
  const { status, body } = await shop.deliver(secret, mia, { ...ADDRESS, line1 });
  expect(status).toBe(422);
  expect(body.message).toMatch(/^delivery.line1: Some characters can’t be shown\./);
  expect((await shop.rowOf(intentOf(secret))).deliveries).toBeNull();
});

test('answers for another person’s order in the same way as for an unknown one', async () => {
  const secret = await open(mia);
  const answers = [await shop.deliver(secret, jo), await shop.deliver('pi_none_secret_x', jo)];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([404, { message: 'We could not find this payment.' }]);
  expect((await shop.rowOf(intentOf(secret))).deliveries).toBeNull();
});

test('refuses to change a paid order', async () => {
  const secret = await open(mia);
  await shop.deliver(secret, mia);
  await shop.pay(secret);
  await shop.waitForStatus(mia, intentOf(secret), 'paid');
  const { status, body } = await shop.deliver(secret, mia, { ...ADDRESS, city: 'Rome' });
  expect([status, body.reason]).toEqual([409, 'cart_paid']);
  expect(await shop.rowOf(intentOf(secret))).toMatchObject({ deliveries: { city: 'Berlin' } });
});

test('stores the provider’s address when the page sent none', async () => {
  const secret = await open(mia);
  await shop.pay(secret, undefined, { ...ADDRESS, city: 'Bonn' });
  await shop.waitForStatus(mia, intentOf(secret), 'paid');
  await shop.mailsAbout(secret, 1);
  expect(await shop.rowOf(intentOf(secret))).toMatchObject({
    deliveries: { ...ADDRESS, city: 'Bonn', tax_percent: 19 },
  });
});

test('does not replace the stored address by the provider’s', async () => {
  const secret = await open(mia);
  await shop.deliver(secret, mia);
  await shop.pay(secret, undefined, { ...ADDRESS, city: 'Bonn' });
  await shop.mailsAbout(secret, 1);
  expect(await shop.rowOf(intentOf(secret))).toMatchObject({
    status: 'paid',
    deliveries: { city: 'Berlin' },
  });
});

describe('an order whose product is sold no more', () => {
  const { sized } = PRODUCTS;
  const setStock = (in_stock: boolean) =>
    shop.service
      .from('product_sizes')
      .update({ in_stock })
      .match({ product_id: sized.id, size: 30 })
      .throwOnError();
  const setWithdrawn = (withdrawn_at: string | null) =>
    shop.service.from('products').update({ withdrawn_at }).eq('id', sized.id).throwOnError();
  const openSized = async () => {
    const cart = [{ id: sized.id, size: 30, quantity: 1 }];
    const { body } = await shop.checkOut(cart, mia, { cartId: crypto.randomUUID(), orderAgain: true });
    return String(body.paymentIntent);
  };
  afterEach(async () => {
    await setStock(true);
    await setWithdrawn(null);
  });

  test.each([
    [
      'sold out',
      () => setStock(false),
      '"Test Insole" in size EU 30 is sold out. Please choose another size.',
    ],
    [
      'withdrawn',
      () => setWithdrawn('2026-01-01T00:00:00Z'),
      '"Test Insole" is no longer available. Please remove it from your cart.',
    ],
  ])('is refused at the press of Pay when it was %s meanwhile', async (_what, change, message) => {
    const secret = await openSized();
    expect((await shop.deliver(secret, mia)).status).toBe(200);
    await change();
    const { status, body } = await shop.deliver(secret, mia, { ...ADDRESS, city: 'Bonn' });
    expect([status, body.message]).toEqual([409, message]);
    expect(await shop.rowOf(intentOf(secret))).toMatchObject({
      status: 'pending',
      deliveries: { city: 'Berlin' },
    });
  });

  test.each([
    ['sold out', () => setStock(false)],
    ['withdrawn', () => setWithdrawn('2026-01-01T00:00:00Z')],
  ])('is marked for the packer when it is paid all the same after it was %s', async (_what, change) => {
    const secret = await openSized();
    await shop.deliver(secret, mia);
    await change();
    await shop.pay(secret);
    await shop.waitForStatus(mia, intentOf(secret), 'paid');
    const marks = (await shop.eventsOf(intentOf(secret))).map(({ attention }) => attention);
    expect(marks).toContain(
      'Sold out or withdrawn before it was paid: 1 × Test Insole EU 30. Don’t send it: ask the customer, or refund it.',
    );
  });
});

describe('the children of the lines', () => {
  const { sole, sized } = PRODUCTS;
  const insole = { id: sized.id, size: 29 };

  /** Creates a payable order of a sole and an insole, and returns its client secret. */
  async function openTwo(user: Customer): Promise<string> {
    const cart = [
      { id: sole.id, quantity: 1 },
      { ...insole, quantity: 2 },
    ];
    const { body } = await shop.checkOut(cart, user, { cartId: crypto.randomUUID(), orderAgain: true });
    return body.paymentIntent;
  }

  const tell = (secret: string, user: Customer, recipients?: object[]) =>
    shop.call('setDelivery', { paymentIntent: intentOf(secret), delivery: ADDRESS, recipients }, user);

  /** Returns the child of each line: the sole's, then the insole's. */
  async function namedIn(secret: string): Promise<(string | null)[]> {
    const { data } = await shop.service
      .from('orders')
      .select('order_lines(child_id, size)')
      .eq('payment_intent', intentOf(secret))
      .single()
      .throwOnError();
    const lines: { child_id: string | null; size: number | null }[] = data.order_lines;
    return lines.sort((one) => (one.size === null ? -1 : 1)).map(({ child_id: child }) => child);
  }

  test('stores the recipients that were sent last, readable only by the customer', async () => {
    const secret = await openTwo(mia);
    const forKim = [{ ...insole, childId: kim }];
    expect((await tell(secret, mia, forKim)).status).toBe(200);
    expect(await namedIn(secret)).toEqual([null, kim]);
    await tell(secret, mia);
    expect(await namedIn(secret)).toEqual([null, kim]);
    const read = (user: Customer) => user.client.from('order_lines').select('child_id').eq('child_id', kim);
    expect([(await read(mia)).data?.length, (await read(jo)).data?.length]).toEqual([1, 0]);
    await tell(secret, mia, [{ id: sole.id, childId: kim }]);
    expect(await namedIn(secret)).toEqual([kim, null]);
  });

  test.each([
    ['another person’s child', async () => [{ ...insole, childId: (await addChild(jo.client)).id }]],
    ['an unknown child', async () => [{ ...insole, childId: crypto.randomUUID() }]],
    ['an invalid id', async () => [{ ...insole, childId: "' or true --" }]],
    ['another size', async () => [{ ...insole, size: 30, childId: kim }]],
    ['an unknown line', async () => [{ id: PRODUCTS.wedge.id, childId: kim }]],
  ])('are not stored for %s, and the order can be paid', async (_what, recipients) => {
    const secret = await openTwo(mia);
    expect((await tell(secret, mia, await recipients())).status).toBe(200);
    expect(await namedIn(secret)).toEqual([null, null]);
    expect((await shop.pay(secret)).status).toBe(200);
  });

  test('are refused for another person’s order and for a paid one', async () => {
    const secret = await openTwo(mia);
    const joesChild = (await addChild(jo.client)).id;
    expect((await tell(secret, jo, [{ ...insole, childId: joesChild }])).status).toBe(404);
    await tell(secret, mia, [{ ...insole, childId: kim }]);
    await shop.pay(secret);
    await shop.waitForStatus(mia, intentOf(secret), 'paid');
    expect((await tell(secret, mia, [{ id: sole.id, childId: kim }])).status).toBe(409);
    const asService = { p_payment_intent: intentOf(secret), p_user_id: mia.id, p_recipients: [] };
    await shop.service.rpc('set_recipients', asService).throwOnError();
    expect(await namedIn(secret)).toEqual([null, kim]);
    const written = await mia.client.from('order_lines').update({ child_id: null }).eq('child_id', kim);
    expect(codeOf(written)).toBe(PERMISSION_DENIED);
    expect(codeOf(await mia.client.rpc('set_recipients', asService))).toBe(PERMISSION_DENIED);
  });

  test('are removed from kept orders when a child or the account is deleted', async () => {
    const user = await shop.createCustomer();
    const [first, second] = [await addChild(user.client), await addChild(user.client)];
    const secret = await openTwo(user);
    await tell(secret, user, [
      { ...insole, childId: first.id },
      { id: sole.id, childId: second.id },
    ]);
    await shop.pay(secret);
    await shop.waitForStatus(user, intentOf(secret), 'paid');
    await user.client.from('children').delete().eq('id', first.id).throwOnError();
    expect(await namedIn(secret)).toEqual([second.id, null]);
    expect((await shop.call('deleteAccount', {}, user)).status).toBe(200);
    expect(await namedIn(secret)).toEqual([null, null]);
  });
});
