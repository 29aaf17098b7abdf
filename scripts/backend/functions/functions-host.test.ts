import { type BackendProcess, clearAway, startBackendProcess } from '../testing/backend-process';
import { createFamily } from '../testing/test-families';

let backend: BackendProcess;
beforeAll(async () => {
  backend = await startBackendProcess();
});
afterAll(async () => {
  await backend?.stop();
  await clearAway();
});

it('lets functions reach the auth server, the data API and payments', async () => {
  const { client, email } = await createFamily(backend);
  const profile = await client.functions.invoke('getProfileWebsite', { body: { email } });
  expect(profile.data).toMatchObject({ status: 'success' });
  const { data } = await client.functions.invoke('getProducts', { body: {} });
  const product = data.data[0];
  const size = product.sizes.find(({ inStock }: { inStock: boolean }) => inStock)?.size;
  const { data: payment } = await client.functions.invoke('createPaymentSessionWithEmail', {
    body: { email, products: [{ id: product.id, size, quantity: 1 }] },
  });
  expect(payment).toEqual({ paymentIntent: expect.stringMatching(/^pi_\w+_secret_/) });
});
