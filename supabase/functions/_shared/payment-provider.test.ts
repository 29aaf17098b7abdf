import { paymentProvider } from './payment-provider.ts';

test('repeats a call once that came too often', async () => {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_API_BASE: 'http://127.0.0.1:1/payments',
  });
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json({}, { status: 429 }))
    .mockResolvedValueOnce(Response.json({ id: 'pi_1', object: 'payment_intent' }));
  expect((await paymentProvider().paymentIntents.retrieve('pi_1')).id).toBe('pi_1');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(
    Array(2).fill('http://127.0.0.1:1/payments/v1/payment_intents/pi_1'),
  );
});
