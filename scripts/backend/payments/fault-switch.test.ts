import { API, simulatedPayments } from './testing/simulated-payments';

const payments = simulatedPayments();
const { create, nextEvent, pay, post, set } = payments;
const statusOf = async ({ id }: { id: string }) => (await payments.stripe.paymentIntents.retrieve(id)).status;

test('declines every card', async () => {
  await set('declined');
  const intent = await create();
  expect((await pay(intent)).status).toBe(402);
  expect(await statusOf(intent)).toBe('requires_payment_method');
  await set('none');
  expect((await pay(intent)).body.status).toBe('succeeded');
});

test('refuses a second step that was completed', async () => {
  await set('secondStepRefused');
  const intent = await create();
  await pay(intent, { number: '4000002500003155' });
  const secret = { key: 'pk_test_simulator', client_secret: intent.client_secret ?? '' };
  await post(`${intent.id}/second_step`, new URLSearchParams({ ...secret, outcome: 'complete' }));
  expect(await statusOf(intent)).toBe('requires_payment_method');
  expect((await nextEvent()).type).toBe('payment_intent.payment_failed');
});

test('loses the answers of a creation and of a payment, which are carried out', async () => {
  await set('noAnswer');
  await expect(create({}, 'order-1')).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await set('none');
  const intent = await create({}, 'order-1');
  expect((await payments.stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([intent.id]);
  await set('noAnswer');
  await expect(pay(intent)).rejects.toThrow('fetch failed');
  expect(await statusOf(intent)).toBe('succeeded');
});

describe('a webhook', () => {
  const types = (count: number) =>
    Promise.all(Array.from({ length: count }, async (_, index) => (await nextEvent(index)).type));

  test('is dropped', async () => {
    await set('webhookDropped');
    const intent = await create();
    await pay(intent);
    await set('none');
    await payments.stripe.refunds.create({ payment_intent: intent.id });
    expect(await types(1)).toEqual(['charge.refunded']);
  });

  test('is sent twice with one id', async () => {
    await set('webhookTwice');
    await pay(await create());
    expect((await nextEvent(1)).id).toBe((await nextEvent(0)).id);
  });

  test('is late, after events that came later', async () => {
    await set('webhookLate');
    const intent = await create();
    await pay(intent);
    await set('none');
    await payments.stripe.refunds.create({ payment_intent: intent.id });
    expect(await types(2)).toEqual(['charge.refunded', 'payment_intent.succeeded']);
  });
});

test('has a page under a policy without scripts, which accepts its own form only', async () => {
  const page = await payments.simulator.handle(new Request(`${API}/simulator`));
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; style-src 'self'.*form-action 'self'/,
  );
  expect(page.headers.has('access-control-allow-origin')).toBe(false);
  expect(await set('webhookTwice')).toMatchObject({ status: 303 });
  const shown = await (await payments.simulator.handle(new Request(`${API}/simulator`))).text();
  expect(shown).toContain('<option value="webhookTwice" selected>');
  expect(shown).not.toMatch(/<script|<style|style=/);
  for (const origin of ['https://evil.example', 'null']) expect((await set('none', origin)).status).toBe(403);
  expect((await set('everything')).status).toBe(400);
});
