import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { paymentProvider } from '../../../supabase/functions/_shared/payment-provider.ts';
import { setFault } from '../../../supabase/functions/_testing/faults.ts';
import { type Customer, intentOf, PRODUCTS, testShop } from '../../../supabase/functions/_testing/shop.ts';
import { ADDRESS } from '../testing/test-rows';
import { connectShop } from './connect';
import { type OrderRecord, parcelLines } from './order-records';
import { run } from './orders';
import { tableLines } from './print-table';
import { refund as giveBack } from './verbs/refund';

const shop = testShop();
let mia: Customer;
let folder: string;

beforeAll(async () => {
  mia = await shop.createCustomer();
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-orders-'));
  // A site has the same folder below its DATA_DIR.
  symlinkSync(shop.dataDir, path.join(folder, 'backend'), 'junction');
  process.env.DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as in a terminal; returns its lines and its exit code. */
async function orders(...args: string[]): Promise<{ code: number; text: string }> {
  // In production each command is a process of its own.
  delete process.env.SUPABASE_URL;
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    return { code: await run(args), text: lines.join('\n') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

/** Creates a payable order and returns its client secret. */
async function open(quantity: number, deliver = true): Promise<string> {
  const cart = [{ id: PRODUCTS.sole.id, quantity }];
  const { body } = await shop.checkOut(cart, mia, { cartId: crypto.randomUUID(), orderAgain: true });
  if (deliver) await shop.deliver(body.paymentIntent, mia);
  return body.paymentIntent;
}

/** Creates a paid order and returns its client secret and its number. */
async function buy(quantity: number, deliver = true) {
  const secret = await open(quantity, deliver);
  await shop.pay(secret);
  await shop.mailsAbout(secret, 1);
  return { secret, number: await numberOf(secret) };
}

const rowOf = (secret: string) => shop.rowOf(intentOf(secret));
const numberOf = async (secret: string): Promise<string> => (await rowOf(secret)).number;

test('lists, shows and ships a paid order and sends its mail', async () => {
  const { secret, number } = await buy(2);
  const spelt = `${number.slice(0, 4)} ${number.slice(4)}`;
  const waiting = await orders('list');
  expect(waiting.text).toMatch(
    new RegExp(
      `^${spelt}  .*€58\\.00.*2 × Test Sole.*Mia Berg, Ahornweg 3, Rear house, 10115 Berlin, Germany$`,
      'm',
    ),
  );
  expect((await orders('show', ...spelt.split(' '))).text).toMatch(
    /^Order .*: paid\n[\s\S]*mail {5}'paid' sent/,
  );

  const shipped = await orders('ship', number, '--carrier', 'DHL', '--tracking', 'https://dhl.example/1');
  expect(shipped).toEqual({ code: 0, text: `Order ${spelt} is shipped.\nNo mail waits.` });
  const [mail] = await shop.mailsAbout(secret, 2);
  expect(mail?.text).toContain('on its way with DHL.');
  expect((await orders('ship', number)).text).toBe(`Order ${spelt} was shipped before.\nNo mail waits.`);
  expect(await shop.mailsAbout(secret, 2)).toHaveLength(2);
  expect((await orders('list')).text).not.toContain(spelt);
  expect((await orders('show', number)).text).toMatch(
    /^ {2}shipped {2}.* DHL {2}https:\/\/dhl\.example\/1$/m,
  );
});

test('lists what a person must know before packing an order', async () => {
  const { secret, number } = await buy(1);
  const mark = 'Sold out before it was paid.';
  const event = { id: `evt_${number}`, type: 'payment_intent.succeeded', result: 'settled', attention: mark };
  await shop.service
    .from('stripe_events')
    .insert({ ...event, payment_intent: intentOf(secret) })
    .throwOnError();
  expect((await orders('list')).text).toContain(`LOOK FIRST: ${mark}`);
  const resolved = { resolved_at: new Date().toISOString() };
  await shop.service.from('stripe_events').update(resolved).eq('id', event.id).throwOnError();
  expect((await orders('list')).text).not.toContain(mark);
});

describe('the dates of an order', () => {
  let bought: { secret: string; number: string };
  beforeAll(async () => {
    bought = await buy(1);
  });
  afterAll(() => orders('ship', bought.number));

  test.each([
    ['America/New_York', '2026-09-11T23:30'],
    ['Pacific/Kiritimati', '2026-09-12T00:30'],
  ])('are those of %s at %s', async (zone, wall) => {
    setTimeZone(zone);
    const paid_at = new Date(wall).toISOString();
    await shop.service.from('orders').update({ paid_at }).eq('number', bought.number).throwOnError();
    expect((await orders('list')).text).toContain(` ${wall.slice(0, 10)} `);
    expect((await orders('show', bought.number)).text).toMatch(
      new RegExp(`^  paid     ${wall}:00[+-]\\d\\d:\\d\\d$`, 'm'),
    );
  });

  // The recipients' time zones are unknown.
  test('are in no mail', async () => {
    const [mail] = await shop.mailsAbout(bought.secret, 1);
    expect(mail?.text).toContain(bought.number.slice(0, 4));
    expect(mail?.text).not.toMatch(/\b\d{4}-\d\d-\d\d\b|\b\d\d? [A-Z][a-z]+ 20\d\d\b/);
  });
});

test('refuses to ship an unpaid order, one without an address, and an invalid tracking address', async () => {
  const unpaid = await numberOf(await open(3));
  await expect(orders('ship', unpaid)).rejects.toThrow(/is pending: only a paid one is shipped/);
  const { number } = await buy(4, false);
  await expect(orders('ship', number)).rejects.toThrow(/has no address: ask .*@/);
  expect((await orders('list')).text).toMatch(/NO ADDRESS, ask/);
  const good = await buy(5);
  await expect(orders('ship', good.number, '--tracking', 'javascript:alert(1)')).rejects.toThrow(
    /must be the carrier's address/,
  );
  expect((await rowOf(good.secret)).shipped_at).toBeNull();
});

test('refunds a part, then the rest, and nothing twice', async () => {
  const { secret, number } = await buy(10);
  const refund = async (...more: string[]) => (await orders('refund', number, ...more)).text;
  expect(await refund('--up-to', '100.00')).toContain('€100.00 given back, €100.00 of €290.00 in all.');
  for (const amount of ['100,00', '50'])
    expect(await refund('--up-to', amount)).toContain('€100.00 were given back before. Nothing more is.');
  expect(await rowOf(secret)).toMatchObject({ status: 'paid', refunded_amount: 10000 });
  const command = { words: [number], option: () => '120' };
  await Promise.all([giveBack(command), giveBack(command)]);
  const intent = await shop.stripe.paymentIntents.retrieve(intentOf(secret));
  const charge = await shop.stripe.charges.retrieve(String(intent.latest_charge));
  expect(charge.amount_refunded).toBe(12000);
  expect(await refund()).toContain('€170.00 given back, €290.00 of €290.00 in all.');
  expect(await refund()).toContain('Nothing more is.');
  expect(await rowOf(secret)).toMatchObject({ status: 'refunded', refunded_amount: 29000 });
  for (const amount of ['0', '-1', '290.01', '1.234', 'all'])
    await expect(refund(`--up-to=${amount}`)).rejects.toThrow(/must be an amount from €0.01 to €290.00/);
  await expect(refund.call(null, '--up-to')).rejects.toThrow(/up-to/);
  await expect(orders('refund', await numberOf(await open(1)))).rejects.toThrow(/is not paid/);
});

test('refunds at the next attempt after the provider failed', async () => {
  const { secret, number } = await buy(21);
  const failure = new Stripe.errors.StripeAPIError({ type: 'api_error' });
  // The charge is read before money is refunded.
  const read = jest.spyOn(paymentProvider().charges, 'retrieve').mockRejectedValueOnce(failure);
  await expect(orders('refund', number, '--up-to', '10')).rejects.toThrow(/can’t be reached/);
  read.mockRestore();
  const create = jest.spyOn(paymentProvider().refunds, 'create').mockRejectedValueOnce(failure);
  await expect(orders('refund', number, '--up-to', '10')).rejects.toThrow(/can’t be reached/);
  expect((await orders('refund', number, '--up-to', '10')).text).toContain('€10.00 given back');
  // Stripe repeats its answer to a failed call for the call's key.
  expect(new Set(create.mock.calls.map(([, options]) => options?.idempotencyKey)).size).toBe(2);
  create.mockRestore();
  expect(await rowOf(secret)).toMatchObject({ refunded_amount: 1000 });
});

describe('reconciling after missed webhooks', () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const change = async (secret: string, row: object) =>
    shop.service.from('orders').update(row).eq('payment_intent', intentOf(secret)).throwOnError();
  const spelt = async (secret: string) => (await numberOf(secret)).replace(/^(\d{4})/, '$1 ');
  /** Reconciles forty days later, when payments of today are no longer checked. */
  const reconcileLater = async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * 86_400_000);
    return orders('reconcile').finally(() => clock.mockRestore());
  };
  beforeEach(() => setFault(shop, 'webhookDropped'));
  afterEach(() => setFault(shop, 'none'));

  test('requests the state of each unsettled order, however old its payment is', async () => {
    const [lost, cancelled] = [await open(11), await open(12)];
    await shop.pay(lost);
    await shop.stripe.paymentIntents.cancel(intentOf(cancelled));
    const [paidNumber, cancelledNumber] = [await spelt(lost), await spelt(cancelled)];
    const { text } = await reconcileLater();
    expect(text).toMatch(new RegExp(`^order ${paidNumber} \\(pending\\) +was paid: settled$`, 'm'));
    expect(text).toMatch(
      new RegExp(`^order ${cancelledNumber} \\(pending\\) +its payment was cancelled: closed$`, 'm'),
    );
    expect(await rowOf(lost)).toMatchObject({ status: 'paid' });
    expect(await rowOf(cancelled)).toMatchObject({ status: 'failed', closed_at: expect.any(String) });
    expect(await shop.mailsAbout(lost, 1)).toHaveLength(1);
  });

  test('draws no conclusion from a payment that the provider does not have', async () => {
    const [known, elsewhere] = [await open(16), await open(17)];
    const unknown = `pi_${crypto.randomUUID().replaceAll('-', '')}`;
    await change(elsewhere, { payment_intent: unknown });
    await shop.pay(known);
    const number = (await shop.rowOf(unknown)).number.replace(/^(\d{4})/, '$1 ');
    const { code, text } = await reconcileLater();
    expect(code).toBe(1);
    expect(text).toMatch(
      new RegExp(
        `^order ${number} \\(pending\\) +the payment provider does not know ${unknown}: left as it is$`,
        'm',
      ),
    );
    expect(await shop.rowOf(unknown)).toMatchObject({ status: 'pending', closed_at: null });
    expect(await rowOf(known)).toMatchObject({ status: 'paid' });
    await shop.service.from('orders').delete().eq('payment_intent', unknown).throwOnError();
  });

  test('stops when the key belongs to another account, whose provider has none of the payments', async () => {
    const [first, second] = [await open(18), await open(19)];
    const known = jest.spyOn(paymentProvider().paymentIntents, 'retrieve').mockRejectedValue(
      new Stripe.errors.StripeInvalidRequestError({
        code: 'resource_missing',
        type: 'invalid_request_error',
      }),
    );
    const key = process.env.STRIPE_SECRET_KEY ?? '';
    await expect(reconcileLater()).rejects.toThrow(
      `STRIPE_SECRET_KEY (sk_test_…${key.slice(-4)}) is the key of another Stripe account or mode`,
    );
    known.mockRestore();
    for (const secret of [first, second])
      expect(await rowOf(secret)).toMatchObject({ status: 'pending', closed_at: null });
  });

  test('checks the payments, also those of an abandoned order', async () => {
    const [closed, strange] = [await open(13), await open(14)];
    await setFault(shop, 'none');
    const { secret: settled } = await buy(15);
    await setFault(shop, 'webhookDropped');
    await shop.pay(closed);
    await shop.pay(strange);
    await change(closed, { status: 'failed', created_at: yesterday, closed_at: yesterday });
    // As for an order that was restored from a backup older than its payment.
    await change(strange, { created_at: yesterday, payment_intent: null });
    const { code, text } = await orders('reconcile');
    expect(code).toBe(1);
    expect(text).toMatch(new RegExp(`^payment ${intentOf(closed)} +its order did not know: settled$`, 'm'));
    expect(text).toMatch(new RegExp(`^payment ${intentOf(strange)} +no order has it$`, 'm'));
    expect(await rowOf(closed)).toMatchObject({ status: 'paid' });
    expect(await shop.mailsAbout(closed, 1)).toHaveLength(1);
    // Matching payments record no event.
    expect((await shop.eventsOf(intentOf(settled))).map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
    ]);
  });
});

test('names a missing argument', async () => {
  expect(await orders('pack')).toMatchObject({ code: 2 });
  expect((await orders()).text).toContain('refund NUMBER [--up-to AMOUNT]');
  await expect(orders('list', '--everything')).rejects.toThrow(/Unknown option '--everything'/);
  await expect(orders('show', '12')).rejects.toThrow(/is no order number: it has eight digits/);
  await expect(orders('show', '00000000')).rejects.toThrow('There is no order 0000 0000.');
  const { DATA_DIR } = process.env;
  process.env.DATA_DIR = path.join(folder, 'nothing');
  await expect(orders('list')).rejects.toThrow(/No backend is running on/);
  process.env.DATA_DIR = DATA_DIR;
  const hosted = { SUPABASE_URL: 'https://project.supabase.example', SUPABASE_SECRET_KEY: 'sb_secret_x' };
  expect(() => connectShop(hosted)).toThrow(/STRIPE_SECRET_KEY is not set/);
  expect(() => connectShop({ ...hosted, STRIPE_SECRET_KEY: 'sk_test_x' })).not.toThrow();
});

test('prints customers’ text in a table on one line, without moving the cursor', () => {
  const address = 'Mia\u001b[2J\n1234 5678  2026-11-27  paid\u202e';
  const lines = tableLines(['order', 'goes to'], [['4721 8350', address]]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe('4721 8350  Mia\\u001b[2J\\u000a1234 5678  2026-11-27  paid\\u202e');
});

test('prints the lines of a parcel as they look', () => {
  const deliveries = { ...ADDRESS, line1: 'Ahornweg 3\nBerlin\u202e', tax_percent: 19 };
  expect(parcelLines({ deliveries } as OrderRecord)).toEqual([
    'Mia Berg',
    'Ahornweg 3\\u000aBerlin\\u202e',
    'Rear house',
    '10115 Berlin',
    'Germany',
  ]);
});

test('aligns the columns of a table, with amounts to the right', () => {
  expect(
    tableLines(
      ['order', 'total'],
      [
        ['1', '€9.00'],
        ['1234', '€1,000.00'],
      ],
    ),
  ).toEqual(['order      total', '    1      €9.00', ' 1234  €1,000.00']);
});
