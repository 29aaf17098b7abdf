import Stripe from 'stripe';
import { API, PUBLISHABLE, SITE, simulatedPayments } from './testing/simulated-payments';

const payments = simulatedPayments();
const { create, nextEvent, pay, post, stripeWith } = payments;

test('the SDK creates a payment intent and reads it back', async () => {
  const intent = await create({ receipt_email: 'mia@example.com', metadata: { order_id: 'o-1' } });
  expect(intent).toMatchObject({
    amount: 4900,
    currency: 'eur',
    status: 'requires_payment_method',
    receipt_email: 'mia@example.com',
    metadata: { order_id: 'o-1' },
  });
  expect(await payments.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    client_secret: intent.client_secret,
  });
});

test('the same idempotency key returns the same intent, and refuses other parameters', async () => {
  const [first, second] = await Promise.all([create({}, 'order-1'), create({}, 'order-1')]);
  expect(second.id).toBe(first.id);
  await expect(create({ amount: 5000 }, 'order-1')).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
});

test.each([
  ['a missing amount', { amount: undefined }, 'parameter_missing'],
  ['a broken amount', { amount: 49.5 }, 'parameter_invalid_integer'],
  ['an amount below the minimum', { amount: 49 }, 'amount_too_small'],
  ['an amount above the maximum', { amount: 100_000_000 }, 'amount_too_large'],
  ['less than the least of its currency', { amount: 17_400, currency: 'huf' }, 'amount_too_small'],
  ['less than the minimum converted to the currency', { amount: 49, currency: 'all' }, 'amount_too_small'],
  ['an unknown currency', { currency: 'xyz' }, undefined],
  ['a third decimal that can’t be charged', { amount: 4905, currency: 'kwd' }, undefined],
  ['a part of a króna', { amount: 4950, currency: 'isk' }, undefined],
])('creating with %s is an invalid request', async (_what, parameters, code) => {
  await expect(create(parameters as Partial<Stripe.PaymentIntentCreateParams>)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code,
  });
});

test.each([
  [17_500, 'huf', undefined],
  [4900, 'jpy', undefined],
  [30, 'gbp', undefined],
  [4910, 'kwd', undefined],
  [4900, 'isk', undefined],
])('answers the creation of %i %s with %s', async (amount, currency, code) => {
  const made = await create({ amount, currency }).catch((error: unknown) => error);
  expect(made).toMatchObject(code ? { code } : { amount, currency, status: 'requires_payment_method' });
});

test('records a failed charge for a declined payment, with nothing to refund', async () => {
  const intent = await create();
  await pay(intent, { number: '4000 0000 0000 0002' });
  const { latest_charge: id } = await payments.stripe.paymentIntents.retrieve(intent.id);
  expect(await payments.stripe.charges.retrieve(String(id))).toMatchObject({
    status: 'failed',
    paid: false,
    payment_intent: intent.id,
  });
  await expect(payments.stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow(
    /does not have a successful charge to refund/,
  );
  await pay(intent);
  const paid = await payments.stripe.paymentIntents.retrieve(intent.id);
  expect(paid.latest_charge).not.toBe(id);
});

test('refuses a wrong secret key, and refuses creation with a publishable key', async () => {
  const parameters = { amount: 4900, currency: 'eur' };
  await expect(stripeWith('sk_test_other').paymentIntents.create(parameters)).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  await expect(stripeWith(PUBLISHABLE).paymentIntents.create(parameters)).rejects.toMatchObject({
    code: 'secret_key_required',
  });
});

test('an unknown intent is a missing resource', async () => {
  await expect(payments.stripe.paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('4242 pays, and the signed event contains the amount', async () => {
  const intent = await create();
  const { status, body } = await pay(intent);
  expect([status, body.status]).toEqual([200, 'succeeded']);
  expect(body).not.toHaveProperty('metadata');
  const event = await nextEvent();
  expect(event.type).toBe('payment_intent.succeeded');
  expect(event.data.object).toMatchObject({ id: intent.id, amount_received: 4900, currency: 'eur' });
  expect((await pay(intent)).body.error).toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { id: intent.id, status: 'succeeded' },
  });
});

test("a declined card returns Stripe's message, and the intent can be paid again", async () => {
  const intent = await create();
  const declined = await pay(intent, { number: '4000 0000 0000 0002' });
  expect(declined.status).toBe(402);
  expect(declined.body.error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
    payment_intent: { status: 'requires_payment_method' },
  });
  expect((await nextEvent()).type).toBe('payment_intent.payment_failed');
  expect((await pay(intent)).body.status).toBe('succeeded');
});

test.each([
  ['another number', { number: '5555555555554444' }, 'incorrect_number'],
  ['a past year', { exp_year: '2020' }, 'invalid_expiry_year'],
  ['a wrong month', { exp_month: '13' }, 'invalid_expiry_month'],
  ['a short code', { cvc: '12' }, 'invalid_cvc'],
])('%s is refused and nothing is charged', async (_what, card, code) => {
  const intent = await create();
  const { status, body } = await pay(intent, card);
  expect([status, body.error.code]).toEqual([402, code]);
  expect((await payments.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  expect(payments.deliveries).toEqual([]);
});

test.each([
  ['complete', 'succeeded', 'payment_intent.succeeded'],
  ['fail', 'requires_payment_method', 'payment_intent.payment_failed'],
])('the second step that ends with "%s" leaves the intent %s', async (outcome, status, event) => {
  const intent = await create();
  expect((await pay(intent, { number: '4000002500003155' })).body).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  });
  const body = new URLSearchParams({ key: PUBLISHABLE, client_secret: intent.client_secret ?? '', outcome });
  expect((await post(`${intent.id}/second_step`, body)).body.status).toBe(status);
  expect((await nextEvent()).type).toBe(event);
});

test('a slow payment is in processing, and has succeeded when read later', async () => {
  const intent = await create();
  expect((await pay(intent, { number: '4000000000006009' })).body.status).toBe('processing');
  expect((await nextEvent()).type).toBe('payment_intent.processing');
  expect((await pay(intent)).body.error.payment_intent.status).toBe('processing');
  expect((await payments.stripe.paymentIntents.retrieve(intent.id)).status).toBe('processing');
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
  expect((await payments.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  later.mockRestore();
  expect((await nextEvent(1)).type).toBe('payment_intent.succeeded');
});

test("the publishable key reads nothing without the intent's own client secret", async () => {
  const [intent, other] = [await create(), await create()];
  const body = new URLSearchParams({ key: PUBLISHABLE, client_secret: other.client_secret ?? '' });
  expect((await post(`${intent.id}/confirm`, body)).status).toBe(400);
  const cancelling = new URLSearchParams({ key: PUBLISHABLE, client_secret: intent.client_secret ?? '' });
  expect((await post(`${intent.id}/cancel`, cancelling)).status).toBe(403);
});

test('a cancelled intent can’t be paid, and a paid one can’t be cancelled', async () => {
  const [cancelled, paid] = [await create(), await create()];
  expect((await payments.stripe.paymentIntents.cancel(cancelled.id)).status).toBe('canceled');
  expect((await pay(cancelled)).body.error.code).toBe('payment_intent_unexpected_state');
  await pay(paid);
  await expect(payments.stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

describe('the card form', () => {
  const get = (path: string) => payments.simulator.handle(new Request(`${API}/${path}`));

  test('is shown to the site only, under a policy without inline code', async () => {
    const page = await get(`frame?origin=${encodeURIComponent(SITE)}`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self'; style-src 'self'.*frame-ancestors http:\/\/localhost:3000/,
    );
    expect(html).toContain('Test mode: no money moves');
    expect(html).not.toMatch(/ style=| on\w+=|<script>|<style/);
    expect((await get(`frame?origin=${encodeURIComponent('https://evil.example')}`)).status).toBe(403);
  });

  test('serves the address form under the same policy, to the site only', async () => {
    const page = await get(`address?origin=${encodeURIComponent(SITE)}`);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self'/);
    expect(await page.text()).toMatch(/autocomplete="shipping address-line1"/);
    expect((await get(`address?origin=${encodeURIComponent('https://evil.example')}`)).status).toBe(403);
    expect((await get('toString')).status).toBe(404);
  });

  test('serves its scripts and its stylesheet, and nothing else', async () => {
    const script = await get('card-frame');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toMatch(/from ['"]\.\/card-rules['"]/);
    for (const shared of ['card-rules', 'address-frame', 'frame-kit'])
      expect((await get(shared)).status).toBe(200);
    expect((await get('card-frame.css')).headers.get('content-type')).toContain('text/css');
    for (const path of ['payment-simulator', '../package.json', 'card-frame.ts', 'nothing']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  test('lets the site read an intent across origins, and no other site', async () => {
    const intent = await create();
    const url = `${API}/v1/payment_intents/${intent.id}?key=${PUBLISHABLE}&client_secret=${intent.client_secret}`;
    const from = (origin: string) => payments.simulator.handle(new Request(url, { headers: { origin } }));
    expect((await from(SITE)).headers.get('access-control-allow-origin')).toBe(SITE);
    expect((await from('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
