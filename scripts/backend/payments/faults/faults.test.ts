import Stripe from 'stripe';
import { API, PUBLISHABLE, SECRET, simulatedPayments } from '../testing/simulated-payments';

const payments = simulatedPayments();
const { create, nextEvent, pay } = payments;
const DESK = `${API}/simulator`;

/** Calls the fault panel as a test does. */
async function ask(order: object, key = SECRET) {
  const answer = await payments.simulator.handle(
    new Request(`${DESK}.json`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(order),
    }),
  );
  return { status: answer.status, body: await answer.json() };
}
/** Submits a form of the page. */
const press = (fields: Record<string, string>, origin = new URL(API).origin) =>
  payments.simulator.handle(
    new Request(DESK, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) }),
  );
const page = async () => (await payments.simulator.handle(new Request(DESK))).text();
const statusOf = async ({ id }: Stripe.PaymentIntent) =>
  (await payments.stripe.paymentIntents.retrieve(id)).status;

describe('a lost response', () => {
  test('leaves the intent created, and the same key returns it', async () => {
    await ask({ action: 'switch', loseCreate: 'once' });
    await expect(create({}, 'order-1')).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const again = await create({}, 'order-1');
    const { body } = await ask({ action: 'reset' });
    expect(body.payments.map(({ id }: Stripe.PaymentIntent) => id)).toEqual([again.id]);
  });

  test('leaves the card charged', async () => {
    const intent = await create();
    await ask({ action: 'switch', loseConfirm: 'once' });
    await expect(pay(intent)).rejects.toThrow('fetch failed');
    expect(await statusOf(intent)).toBe('succeeded');
  });
});

describe('a refusal of the server’s requests', () => {
  test.each([
    ['conflict', 409, 'idempotency_key_in_use'],
    ['rateLimit', 429, 'rate_limit'],
    ['serverError', 500, undefined],
  ])('%s is answered with %i, and the next request succeeds', async (fault, statusCode, code) => {
    await ask({ action: 'switch', [fault]: 'once' });
    await expect(create()).rejects.toMatchObject({ statusCode, ...(code && { code }) });
    expect((await create()).status).toBe('requires_payment_method');
  });

  test('is replayed under its key only for a 500', async () => {
    await ask({ action: 'switch', serverError: 'once' });
    for (let time = 0; time < 2; time += 1)
      await expect(create({}, 'order-1')).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    await ask({ action: 'switch', rateLimit: 'once' });
    await expect(create({}, 'order-2')).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    expect((await create({}, 'order-2')).status).toBe('requires_payment_method');
  });

  test('does not affect the card form', async () => {
    const intent = await create();
    await ask({ action: 'switch', serverError: 'always' });
    expect((await pay(intent)).body.status).toBe('succeeded');
  });
});

describe('a webhook', () => {
  const types = (count: number) =>
    Promise.all(Array.from({ length: count }, async (_, index) => (await nextEvent(index)).type));

  test('is dropped, and is sent on request', async () => {
    await ask({ action: 'switch', dropWebhook: 'once' });
    const intent = await create();
    await pay(intent);
    await payments.stripe.refunds.create({ payment_intent: intent.id });
    expect(await types(1)).toEqual(['charge.refunded']);
    const { body } = await ask({ action: 'reset' });
    const event = body.payments[0].events.find(
      ({ type }: Stripe.Event) => type === 'payment_intent.succeeded',
    );
    await ask({ action: 'send again', event: event.id });
    expect((await nextEvent(1)).id).toBe(event.id);
    expect((await ask({ action: 'send again', event: 'evt_other' })).status).toBe(404);
  });

  test('is sent twice with one id', async () => {
    await ask({ action: 'switch', doubleWebhook: 'once' });
    await pay(await create());
    expect((await nextEvent(1)).id).toBe((await nextEvent(0)).id);
  });

  test('is held back until the next event of its payment, and not for another payment', async () => {
    await ask({ action: 'switch', reorderWebhook: 'once', seconds: 3600 });
    const intent = await create();
    await pay(intent);
    await pay(await create());
    expect((await nextEvent()).data.object).not.toMatchObject({ id: intent.id });
    await payments.stripe.refunds.create({ payment_intent: intent.id });
    expect((await types(3)).slice(1)).toEqual(['charge.refunded', 'payment_intent.succeeded']);
  });

  test('is delayed until after later ones', async () => {
    await ask({ action: 'switch', delayWebhook: 'once', seconds: 0.5 });
    const intent = await create();
    await pay(intent);
    await payments.stripe.refunds.create({ payment_intent: intent.id });
    expect(await types(2)).toEqual(['charge.refunded', 'payment_intent.succeeded']);
  });
});

describe('a payment in processing', () => {
  test.each([
    ['succeeds', 'payment_intent.succeeded', 'succeeded'],
    ['fails', 'payment_intent.payment_failed', 'requires_payment_method'],
  ])('%s automatically after its time', async (outcome, type, status) => {
    await ask({ action: 'switch', processing: 'once', seconds: 0.1, outcome });
    const intent = await create();
    expect((await pay(intent)).body.status).toBe('processing');
    expect((await nextEvent(0)).type).toBe('payment_intent.processing');
    expect((await nextEvent(1)).type).toBe(type);
    expect(await statusOf(intent)).toBe(status);
  });

  test('ends on request, only once', async () => {
    await ask({ action: 'switch', processing: 'once', seconds: 3600 });
    const intent = await create();
    await pay(intent);
    const end = { action: 'end processing', intent: intent.id, outcome: 'fails' };
    expect((await ask(end)).status).toBe(200);
    expect(await statusOf(intent)).toBe('requires_payment_method');
    expect((await ask(end)).status).toBe(400);
    expect((await pay(intent)).body.status).toBe('succeeded');
  });
});

test('applies a fault every tenth time, and turns all off at a start', async () => {
  await ask({ action: 'switch', loseConfirm: 'every tenth time' });
  const lost: number[] = [];
  for (let time = 1; time <= 20; time += 1) await pay(await create()).catch(() => lost.push(time));
  expect(lost).toEqual([10, 20]);
  payments.restart();
  expect((await ask({ action: 'refund', intent: 'none' })).status).toBe(404);
  const { body } = await ask({ action: 'reset' });
  expect(body.switches).toMatchObject({ loseConfirm: 'never', seconds: 5, outcome: 'succeeds' });
});

test('serves an empty page for a broken frame', async () => {
  await ask({ action: 'switch', deadFrame: 'once' });
  const frame = () => payments.simulator.handle(new Request(`${API}/frame?origin=http://localhost:3000`));
  expect(await (await frame()).text()).toBe('');
  expect(await (await frame()).text()).toContain('<form id="card"');
});

describe('the fault panel', () => {
  test('shows payments and their actions, under a policy without scripts', async () => {
    const intent = await create({ metadata: { order_id: '<b>1</b>' } });
    await pay(intent);
    const answer = await payments.simulator.handle(new Request(DESK));
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; style-src 'self'.*form-action 'self'/,
    );
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(html).not.toMatch(/<script|<style|style=|<b>1/);
    expect(html).not.toContain('_secret_');
    expect(html).toMatch(/€49\.00 · pi_\w+[\s\S]*Refund[\s\S]*Send payment_intent\.succeeded again/);
  });

  test('accepts the forms of its own page', async () => {
    const set = await press({ action: 'switch', loseCreate: 'always', seconds: '7', outcome: 'fails' });
    expect([set.status, set.headers.get('location')]).toEqual([303, '/payments/simulator']);
    expect(await page()).toMatch(/name="loseCreate"><option value="never">[\s\S]*?value="always" selected>/);
    expect(await page()).toMatch(/value="7"/);
    await press({ action: 'reset' });
    const intent = await create();
    await pay(intent);
    await press({ action: 'refund', intent: intent.id });
    expect(await page()).toContain('<dt>Given back</dt><dd>€49.00</dd>');
  });

  test('refuses other callers and unknown actions', async () => {
    expect((await press({ action: 'reset' }, 'https://evil.example')).status).toBe(403);
    expect((await press({ action: 'reset' }, 'null')).status).toBe(403);
    for (const key of [PUBLISHABLE, '']) expect((await ask({ action: 'reset' }, key)).status).toBe(403);
    for (const order of [
      { action: 'pay' },
      { action: 'switch', seconds: -1 },
      { action: 'switch', deadFrame: 'now' },
    ])
      expect((await ask(order)).status).toBe(400);
  });
});
