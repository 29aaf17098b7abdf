import { randomUUID } from 'node:crypto';
import { type Customer, intentOf, PRODUCTS, testShop } from '../_testing/shop.ts';

const shop = testShop();

const { sole } = PRODUCTS;
const lines = [{ id: sole.id, quantity: 2 }];

async function begin() {
  const user = await shop.createCustomer();
  const cartId = randomUUID();
  const { body } = await shop.checkOut([{ ...sole, quantity: 2 }], user, { cartId });
  const secret = body.paymentIntent as string;
  return { user, cartId, secret, intent: intentOf(secret) };
}
const ask = (paymentIntent: string, who: { user?: Customer; clientSecret?: string }) =>
  shop.call(
    'getPaymentStatus',
    { paymentIntent, ...(who.clientSecret && { clientSecret: who.clientSecret }) },
    who.user,
  );

test.each([
  ['nothing was done yet', undefined, 'open'],
  ['a card was declined', '4000000000000002', 'failed'],
  ['the bank requests a second step', '4000002500003155', 'open'],
  ['the payment takes its time', '4000000000006009', 'processing'],
  ['the payment succeeded', '4242424242424242', 'paid'],
])(
  'reports when %s the state to the customer and to the holder of the client secret',
  async (_what, card, status) => {
    const { user, cartId, secret, intent } = await begin();
    if (card) await shop.pay(secret, card);
    for (const who of [{ user }, { clientSecret: secret }])
      expect((await ask(intent, who)).body).toEqual({ data: { status, cartId, lines } });
  },
);

test('reports a cancelled payment, and a refunded one', async () => {
  const [gone, back] = [await begin(), await begin()];
  await shop.stripe.paymentIntents.cancel(gone.intent);
  expect((await ask(gone.intent, gone)).body.data.status).toBe('canceled');
  await shop.pay(back.secret);
  await shop.waitForStatus(back.user, back.intent, 'paid');
  await shop.stripe.refunds.create({ payment_intent: back.intent });
  await shop.waitForStatus(back.user, back.intent, 'refunded');
  expect((await ask(back.intent, { user: back.user })).body.data.status).toBe('refunded');
});

test('answers the same 404 for an unknown payment, another person’s, and a wrong secret', async () => {
  const { user, secret, intent } = await begin();
  const other = await begin();
  for (const answer of [
    await ask('pi_made_up', { user }),
    await ask('pi_made_up', { clientSecret: 'pi_made_up_secret_x' }),
    await ask(intent, { user: other.user }),
    await ask(intent, { clientSecret: other.secret }),
    await ask(intent, { clientSecret: `${secret.slice(0, -1)}x` }),
  ])
    expect([answer.status, answer.body]).toEqual([404, { message: 'We could not find this payment.' }]);
});

test('does not report a payment as cancelled when the provider does not have it', async () => {
  const { user, intent } = await begin();
  const elsewhere = `pi_${crypto.randomUUID().replaceAll('-', '')}`;
  await shop.service
    .from('orders')
    .update({ payment_intent: elsewhere })
    .eq('payment_intent', intent)
    .throwOnError();
  expect((await ask(elsewhere, { user })).status).toBe(404);
});

test('asks a visitor without the client secret to log in', async () => {
  const { intent } = await begin();
  expect((await ask(intent, {})).status).toBe(401);
});
