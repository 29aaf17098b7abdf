import { addChild } from '@little-arches/backend/testing/test-rows';
import { testScanFile } from '../_testing/scan-file.ts';
import { type Customer, testShop } from '../_testing/shop.ts';

const shop = testShop();
let mia: Customer;
let jo: Customer;
let child: string;

beforeAll(async () => {
  mia = await shop.createCustomer();
  jo = await shop.createCustomer();
  ({ id: child } = await addChild(mia.client));
});
// Wrong codes of one test must not count in the next, because all callers have one address here.
beforeEach(() => shop.service.from('pairing_attempts').delete().neq('ip_hash', '-').throwOnError());

async function pair(user = mia, childId = child): Promise<{ id: string; code: string; expires_at: string }> {
  const { data } = await user.client.rpc('create_pairing_code', { p_child_id: childId }).throwOnError();
  return data;
}

const deliver = (code: string, scan: unknown = testScanFile()) => shop.call('deliverScan', { code, scan });

/** Reads the scans of Mia's child with her rights. */
async function scansOf(user = mia) {
  const { data } = await user.client.from('scans').select('*').order('created_at').throwOnError();
  return data;
}

const WRONG_CODE = { message: 'This code is wrong, too old, or was used. Get a new one on the site.' };

test('a code delivers one scan to its child, and shows it to the parent', async () => {
  const made = await pair();
  expect(made.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  const minutes = (Date.parse(made.expires_at) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(30);
  const scan = testScanFile({ note: 'The arch has grown.' });
  const { status, body } = await deliver(
    ` ${made.code.slice(0, 4)}-${made.code.slice(4)} `.toLowerCase(),
    scan,
  );
  expect([status, body]).toEqual([200, { data: { scan_id: expect.any(String), known: false } }]);
  const { format: _, scan_id: source_id, taken_at: __, ...measured } = scan;
  expect((await scansOf()).at(-1)).toMatchObject({
    ...measured,
    id: body.data.scan_id,
    source_id,
    child_id: child,
    status: 'ready',
    taken_at: '2026-06-02T09:30:00+00:00',
    arrived_by: 'app',
  });
  const state = await mia.client.from('pairing_codes').select('used_at, scan_id').eq('id', made.id).single();
  expect(state.data).toEqual({ used_at: expect.any(String), scan_id: body.data.scan_id });
});

test('a code accepts one scan, and repeats the answer for the same scan', async () => {
  const { code } = await pair();
  const scan = testScanFile();
  const first = await deliver(code, scan);
  expect((await deliver(code, scan)).body).toEqual({
    data: { scan_id: first.body.data.scan_id, known: true },
  });
  const before = await scansOf();
  const other = await deliver(code);
  expect([other.status, other.body]).toEqual([404, WRONG_CODE]);
  expect(await scansOf()).toEqual(before);
});

test('two simultaneous deliveries with one code store one scan', async () => {
  const { code } = await pair();
  const before = await scansOf();
  const answers = await Promise.all([deliver(code), deliver(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await scansOf()).toHaveLength(before.length + 1);
});

test('a code is invalid after the next one of the child, and after its expiry', async () => {
  const [first, second] = [await pair(), await pair()];
  expect((await deliver(first.code)).status).toBe(404);
  await shop.service
    .from('pairing_codes')
    .update({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .eq('id', second.id)
    .throwOnError();
  const answer = await deliver(second.code);
  expect([answer.status, answer.body]).toEqual([404, WRONG_CODE]);
});

test('every code is refused after ten wrong ones in an hour', async () => {
  for (let turn = 0; turn < 10; turn += 1) expect((await deliver('0000 0000')).status).toBe(404);
  const { code } = await pair();
  const answer = await deliver(code);
  expect([answer.status, answer.body]).toEqual([
    429,
    { message: 'Too many wrong codes. Please try again in an hour.' },
  ]);
});

test('an account gets at most 60 codes in an hour', async () => {
  const kim = await shop.createCustomer();
  const client = kim.client;
  const own = await addChild(client);
  const codes = Array.from({ length: 60 }, (_, index) => ({
    user_id: kim.id,
    child_id: own.id,
    code_hash: String(index).padStart(64, '0'),
    expires_at: new Date().toISOString(),
  }));
  await shop.service.from('pairing_codes').insert(codes).throwOnError();
  const { status, error } = await client.rpc('create_pairing_code', { p_child_id: own.id });
  expect([status, error?.message]).toEqual([429, 'Too many codes in the last hour. Please try again later.']);
});

test('an invalid file is refused by field, stores nothing and keeps the code valid', async () => {
  const { code } = await pair();
  const before = await scansOf();
  const left_foot = { length_mm: 1900, arch_index: '0.2', toes: 5 };
  const { status, body } = await deliver(code, testScanFile({ left_foot, level: 4 }));
  expect(status).toBe(422);
  expect(body.message).toMatch(
    /^This scan file can’t be read: left_foot\.length_mm must be a number from 80 to 350 millimetres, and \d more\.$/,
  );
  expect(body.fields).toEqual(
    expect.arrayContaining([
      { field: 'left_foot.length_mm', problem: 'must be a number from 80 to 350 millimetres' },
      { field: 'left_foot.width_mm', problem: 'is missing' },
      { field: 'left_foot.arch_index', problem: 'must be a number from 0 to 1' },
      { field: 'left_foot.toes', problem: 'is not a field of this format' },
      { field: 'level', problem: 'must be 0, 1, 2 or 3' },
    ]),
  );
  expect(await scansOf()).toEqual(before);
  expect((await deliver(code)).status).toBe(200);
});

test.each([
  ['before the child was born', '2016-01-01T00:00:00Z', /before the child was born/],
  ['in the future', '2100-01-01T00:00:00Z', /in the future/],
])('a scan taken %s is refused', async (_, taken_at, words) => {
  const { code } = await pair();
  const { status, body } = await deliver(code, testScanFile({ taken_at }));
  expect([status, body.message]).toEqual([422, expect.stringMatching(words)]);
});

// The child was born in April 2019.
test.each([
  ['2026-09-11T23:30:00-04:00', 200, -240],
  ['2026-09-12T09:00:00.5+0545', 200, 345],
  ['2026-09-12T03:30:00+00:00', 200, 0],
  ['2026-09-12T03:30:00Z', 200, null],
  // `-00:00` and `Z` state the time in UTC without the local offset (RFC 9557).
  ['2026-09-12T03:30:00-00:00', 200, null],
  ['2028-02-29T23:30:00-05:00', 422, undefined],
  ['2024-02-29T23:30:00-05:00', 200, -300],
  ['2019-04-01T00:30:00+14:00', 200, 840],
  ['2019-03-31T23:30:00+14:00', 422, undefined],
  ['2019-03-31T23:30:00-11:00', 422, undefined],
  // It may already be April at the place of the scan.
  ['2019-03-31T10:30:00Z', 200, null],
  ['2019-03-31T09:30:00Z', 422, undefined],
])(
  'a scan taken at %s is answered with %d, and stored with the offset %s',
  async (taken_at, status, offset) => {
    const { code } = await pair();
    const answer = await deliver(code, testScanFile({ taken_at }));
    expect(answer.status).toBe(status);
    if (status === 200) expect((await scansOf()).at(-1)).toMatchObject({ taken_offset: offset });
  },
);

test('the largest valid file fits into the database', async () => {
  const step = '足'.repeat(200);
  const exercise = { title: '足'.repeat(120), frequency: '"'.repeat(120), steps: Array(8).fill(step) };
  const { code } = await pair();
  const scan = testScanFile({ exercises: Array(6).fill(exercise), note: '足'.repeat(1000) });
  expect((await deliver(code, scan)).status).toBe(200);
});

describe('importScan', () => {
  const send = (user: Customer, scan: unknown, childId = child) =>
    shop.call('importScan', { childId, scan }, user);

  test('stores a file once for the caller’s own child', async () => {
    const before = await scansOf();
    const scan = testScanFile();
    const first = await send(mia, scan);
    expect([first.status, first.body.data.known]).toEqual([200, false]);
    expect((await send(mia, scan)).body.data).toEqual({ ...first.body.data, known: true });
    expect(await scansOf()).toHaveLength(before.length + 1);
    expect((await scansOf()).at(-1)).toMatchObject({ arrived_by: 'import' });
  });

  test('answers for another person’s child in the same way as for an unknown one', async () => {
    for (const id of [child, crypto.randomUUID()]) {
      const { status, body } = await send(jo, testScanFile(), id);
      expect([status, body]).toEqual([404, { message: 'There is no such child in your account.' }]);
    }
    expect(await scansOf(jo)).toEqual([]);
  });
});
