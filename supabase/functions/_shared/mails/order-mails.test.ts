import { type Customer, intentOf, PRODUCTS, testShop } from '../../_testing/shop.ts';

const shop = testShop();
let mia: Customer;

beforeAll(async () => {
  mia = await shop.createCustomer();
});

/** Creates a paid order and returns its client secret. */
async function buy(lines: object[]): Promise<string> {
  const { body } = await shop.checkOut(lines, mia, { cartId: crypto.randomUUID(), orderAgain: true });
  await shop.deliver(body.paymentIntent, mia);
  await shop.pay(body.paymentIntent);
  return body.paymentIntent;
}

const orderOf = async (secret: string) =>
  (
    await shop.service
      .from('orders')
      .select('id, number')
      .eq('payment_intent', intentOf(secret))
      .single()
      .throwOnError()
  ).data;

/** Inserts a paid order past the checkout, so that no payment sends its mail. Returns its id. */
async function insertPaidOrder(): Promise<string> {
  const { data } = await shop.service
    .from('orders')
    .insert({ user_id: mia.id, email: mia.email, total: 100, currency: 'eur' })
    .select('id')
    .single()
    .throwOnError();
  await shop.service
    .from('orders')
    .update({ status: 'paid', paid_at: new Date().toISOString() })
    .eq('id', data.id)
    .throwOnError();
  return data.id;
}

// The first three tests, because the answer to a payment goes on sending all mails that wait.
test('sends waiting mails only for the holder of the secret key', async () => {
  const id = await insertPaidOrder();
  const waiting = async () => {
    const mails = shop.service.from('order_mails').select('order_id').eq('order_id', id);
    return (await mails.is('sent_at', null).throwOnError()).data;
  };
  expect(await shop.call('sendOrderMails', {}, mia)).toMatchObject({ status: 401 });
  expect(await waiting()).toHaveLength(1);
  const send = () => shop.send('sendOrderMails', { headers: { apikey: shop.keys.secretKey } });
  expect((await send()).body).toEqual({ sent: 1, failed: 0 });
  expect((await send()).body).toEqual({ sent: 0, failed: 0 });
  expect(await waiting()).toEqual([]);
});

test('a mail that can’t be sent is kept with its problem for a retry', async () => {
  const id = await insertPaidOrder();
  const claim = async () => (await shop.service.rpc('claim_order_mails', {}).throwOnError()).data;
  expect(await claim()).toEqual([{ order_id: id, kind: 'paid' }]);
  // A claimed mail can't be claimed again.
  expect(await claim()).toEqual([]);
  const note = { p_order_id: id, p_kind: 'paid', p_problem: 'The mail service answered 500.' };
  await shop.service.rpc('note_order_mail', note).throwOnError();
  const { data } = await shop.service
    .from('order_mails')
    .select('kind, sent_at, problem, attempts')
    .eq('order_id', id)
    .throwOnError();
  expect(data).toEqual([
    { kind: 'paid', sent_at: null, problem: 'The mail service answered 500.', attempts: 1 },
  ]);
});

test('all mails of a burst are sent without a further payment', async () => {
  const ids: string[] = [];
  for (let one = 0; one < 25; one++) ids.push(await insertPaidOrder());
  await shop.send('sendOrderMails', { headers: { apikey: shop.keys.secretKey } });
  const { data } = await shop.service
    .from('order_mails')
    .select('order_id')
    .in('order_id', ids)
    .is('sent_at', null)
    .throwOnError();
  expect(data).toEqual([]);
});

test('a paid order is confirmed once, with all legally required information', async () => {
  const secret = await buy([
    { id: PRODUCTS.sized.id, quantity: 2, size: 29 },
    { id: PRODUCTS.wedge.id, quantity: 1 },
  ]);
  const [mail] = await shop.mailsAbout(secret, 1);
  const { number } = await orderOf(secret);
  const spelt = `${number.slice(0, 4)} ${number.slice(4)}`;
  expect(mail).toMatchObject({ to: mia.email, subject: `Your order ${spelt}: thank you` });
  for (const words of [
    `Your order number is ${spelt}.`,
    '2 × Test Insole, EU 29: €68.00',
    '1 × Test Wedge: €39.50',
    'Total: €107.50',
    'Of this value-added tax (19%): €17.16',
    'Mia Berg\nAhornweg 3\nRear house\n10115 Berlin\nGermany',
    'withdraw from this order within 14 days',
    `See your order: http://localhost:3000/profile/orders/${number}`,
    'Little Arches Group · Ahornweg 12',
  ])
    expect(mail?.text).toContain(words);
  expect(mail?.html).toContain('2 × Test Insole, EU 29');
  expect(mail?.html).toMatch(/font-weight: bold;"><th[^>]*>Total</);
  // Without it some mail programs show black text on a dark background at night.
  expect(mail?.html).toContain('<meta name="color-scheme" content="light dark">');
  // Repeats the webhook and a status request.
  await shop.call('getPaymentStatus', { paymentIntent: intentOf(secret) }, mia);
  await buy([{ id: PRODUCTS.sole.id, quantity: 1 }]).then((next) => shop.mailsAbout(next, 1));
  expect(await shop.mailsAbout(secret, 1)).toHaveLength(1);
});

test('shows typed text in the mail unchanged', async () => {
  const { body } = await shop.checkOut([{ id: PRODUCTS.sole.id, quantity: 3 }], mia);
  await shop.call(
    'setDelivery',
    {
      paymentIntent: intentOf(body.paymentIntent),
      delivery: {
        name: '<img src=x> & "Co"',
        line1: 'Rue de l’Été 1',
        postal_code: '1000',
        city: 'Bruxelles',
        country: 'BE',
      },
    },
    mia,
  );
  await shop.pay(body.paymentIntent);
  const [mail] = await shop.mailsAbout(body.paymentIntent, 1);
  expect(mail?.text).toContain('<img src=x> & "Co"\nRue de l’Été 1\n1000 Bruxelles\nBelgium');
  expect(mail?.html).toContain('&lt;img src=x&gt; &amp; &quot;Co&quot;<br>');
  expect(mail?.html).not.toContain('<img');
});

test('a shipped order is mailed once, with its parcel', async () => {
  const secret = await buy([{ id: PRODUCTS.sole.id, quantity: 4 }]);
  await shop.mailsAbout(secret, 1);
  const { number } = await orderOf(secret);
  const shipping = {
    p_number: number,
    p_carrier: 'Post',
    p_tracking: 'https://carrier.example/track?id=1&x=2',
  };
  const ship = async (more: object = {}) =>
    (await shop.service.rpc('ship_order', { ...shipping, ...more }).throwOnError()).data;
  expect(await ship()).toBe('shipped');
  expect(await ship()).toBe('shipped_before');
  const refused = await shop.service.rpc('ship_order', { ...shipping, p_tracking: 'javascript:alert(1)' });
  expect(refused.error?.code).toBe('23514');
  await buy([{ id: PRODUCTS.sole.id, quantity: 5 }]);
  const mails = await shop.mailsAbout(secret, 2);
  expect(mails.map(({ subject }) => subject.replace(/\d{4} \d{4}/, 'N'))).toEqual([
    'Your order N is on its way',
    'Your order N: thank you',
  ]);
  expect(mails[0]?.text).toContain('on its way with Post.');
  expect(mails[0]?.links).toContain('https://carrier.example/track?id=1&x=2');
});

test('the customer is notified of a refund, with the total refunded', async () => {
  const secret = await buy([{ id: PRODUCTS.sole.id, quantity: 8 }]);
  await shop.mailsAbout(secret, 1);
  const giveBack = async (amount?: number, count = 0) => {
    await shop.stripe.refunds.create({ payment_intent: intentOf(secret), ...(amount && { amount }) });
    return (await shop.mailsAbout(secret, count))[0];
  };
  const part = await giveBack(2000, 2);
  expect(part?.subject).toMatch(/^Your order \d{4} \d{4}: your money back$/);
  expect(part?.text).toContain('We gave back €20.00 of the €232.00 of your order');
  const whole = await giveBack(undefined, 3);
  expect(whole?.text).toContain('We gave back all you paid, €232.00, of your order');
  expect(whole?.text).toContain('Your bank may take up to ten working days');
});
