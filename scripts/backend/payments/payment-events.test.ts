import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedPayments } from './testing/simulated-payments';

const payments = simulatedPayments();
const { create, nextEvent, pay, restart } = payments;

test('a refund in two parts marks the charge as refunded with the last part', async () => {
  const intent = await create();
  await pay(intent);
  await nextEvent();
  await payments.stripe.refunds.create({ payment_intent: intent.id, amount: 900 });
  expect((await nextEvent(1)).data.object).toMatchObject({ refunded: false, amount_refunded: 900 });
  await payments.stripe.refunds.create({ payment_intent: intent.id });
  expect((await nextEvent(2)).data.object).toMatchObject({
    refunded: true,
    payment_intent: intent.id,
    amount: 4900,
  });
  await expect(payments.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('sends a refused event again, with the same id and a new signature', async () => {
  payments.refusals = 2;
  await pay(await create());
  const [first, third] = [await nextEvent(0), await nextEvent(2)];
  expect(third.id).toBe(first.id);
});

test('continues a killed simulator: payments, answers and undelivered events', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'little-arches-payments-'));
  const file = join(folder, 'payments.jsonl');
  restart(file);
  const intent = await create({}, 'order-1');
  payments.refusals = 1;
  await pay(intent);
  await nextEvent();
  // The first simulator is not even stopped.
  const killed = payments.simulator;
  restart(file);
  expect(await payments.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'succeeded',
    client_secret: intent.client_secret,
  });
  expect((await create({}, 'order-1')).id).toBe(intent.id);
  const [first, again] = [await nextEvent(0), await nextEvent(1)];
  expect(again.id).toBe(first.id);
  await payments.stripe.refunds.create({ payment_intent: intent.id });
  killed.stop();
  payments.simulator.stop();
  restart(file);
  await expect(payments.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  payments.simulator.stop();
  rmSync(folder, { recursive: true });
});

test('ends the retries when stopped', async () => {
  payments.refusals = 100;
  await pay(await create());
  await nextEvent();
  payments.simulator.stop();
  const count = payments.deliveries.length;
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(payments.deliveries.length).toBe(count);
});
