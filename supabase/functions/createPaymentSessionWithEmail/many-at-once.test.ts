import { randomUUID } from 'node:crypto';
import { intentOf, PRODUCTS, testShop } from '../_testing/shop.ts';

const shop = testShop();

const { sole } = PRODUCTS;

test('fifty simultaneous carts of one account all get a payment, and twenty of them stay payable', async () => {
  const user = await shop.createCustomer();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      shop.checkOut([{ ...sole, quantity: index + 1 }], user, { cartId: randomUUID() }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const intents = answers.map(({ body }) => intentOf(body.paymentIntent));
  expect(new Set(intents).size).toBe(50);
  const states = await Promise.all(
    intents.map(async (intent) => (await shop.stripe.paymentIntents.retrieve(intent)).status),
  );
  expect(states.filter((status) => status === 'requires_payment_method')).toHaveLength(20);
  expect(states.filter((status) => status === 'canceled')).toHaveLength(30);
  const { data: open } = await shop.service
    .from('orders')
    .select('payment_intent')
    .eq('user_id', user.id)
    .is('closed_at', null)
    .throwOnError();
  const payable = intents.filter((_, index) => states[index] !== 'canceled');
  expect(open.map((order) => order.payment_intent).sort()).toEqual(payable.sort());
});
