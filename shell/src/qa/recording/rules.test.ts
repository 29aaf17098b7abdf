import { functionRules, outcomeRules, rpcRules, rulesOf } from './call-rules';
import { createMadeUp } from './made-up';
import { rowRules, rowRulesOf } from './row-rules';
import type { Rule } from './rule';

// Values that begin with ~ or contain 987 are personal: nothing of them may stay. All other values must.
const PERSONAL = /~|987/;
const moment = '1987-03-04T05:06:07.987Z';
const order = { created_at: '2026-11-24T18:39:07.987Z', shipped_at: '2026-11-25T07:12:09.987Z' };
const foot = { length_mm: 182.987, arch_index: 0.2987, pronation: '~over' };
const scan = {
  id: '~1',
  child_id: '~2',
  user_id: '~',
  taken_at: moment,
  status: 'ready',
  failure_reason: '~dark',
  left_foot: foot,
  right_foot: foot,
  gait: { cadence_steps_per_min: 98.7, step_length_cm: 49.87 },
  level: 987,
  exercises: [{ title: '~Towel', frequency: '~daily', steps: ['~Sit'] }],
  product_level: '~2',
  note: '~grown',
};
const child = {
  first_name: '~Ida',
  birth_month: 987,
  birth_year: 1987,
  shoe_size: 29.87,
  avatar: 'fox',
  notes: '~runs',
};
const address = { name: '~Mara', line1: '~Elm 1', line2: '~b', postal_code: '~1011', city: '~Delft' };
const lines = [{ id: 'p-1', quantity: 2, size: 30, child: '~Ida' }];
const refusal = { message: 'Not now.', hint: '~', details: { email: '~@family.example' } };
const forAll = { request: { who: '~' }, refusal };
const stored = { data: { scan_id: '~1', known: true, child: '~Ida' } };

/** A call with its request and answer or refusal, and the parts of these that a replay needs. */
interface Case {
  readonly [part: string]: unknown;
  readonly stays?: object;
}

const functions: { readonly [Name in keyof typeof functionRules]: Case } = {
  getProducts: { ...forAll, answer: [{ name: 'Rocket' }], stays: { answer: [{ name: 'Rocket' }] } },
  getBlogWebsite: { ...forAll, answer: { data: [] }, stays: { answer: { data: [] } } },
  getProfileWebsite: {
    request: { email: '~@family.example' },
    answer: {
      status: 'success',
      message: '~',
      data: { first_name: '~Mara', last_name: '~Lind', group_id: '~g', role: 'parent', email: '~', id: '~' },
    },
    refusal,
    stays: { answer: { status: 'success', data: { role: 'parent' } } },
  },
  createPaymentSessionWithEmail: {
    request: { email: '~@family.example', products: lines, cartId: '~c', orderAgain: true, note: '~' },
    answer: { paymentIntent: '~pi_1_secret_2' },
    refusal: { ...refusal, reason: 'cart_paid', paymentIntent: '~pi_1', lines },
    stays: {
      request: { products: [{ id: 'p-1', quantity: 2, size: 30 }], orderAgain: true },
      refusal: { message: 'Not now.', reason: 'cart_paid' },
    },
  },
  getPaymentStatus: {
    request: { paymentIntent: '~pi_1', clientSecret: '~pi_1_secret_2' },
    answer: { data: { status: 'paid', cartId: '~c', lines, email: '~' } },
    refusal,
    stays: {
      answer: { data: { status: 'paid', lines: [{ quantity: 2 }] } },
      refusal: { message: 'Not now.' },
    },
  },
  setDelivery: {
    request: {
      paymentIntent: '~pi_1',
      delivery: { ...address, country: 'NL', phone: '~' },
      recipients: [{ id: 'p-1', size: 30, childId: '~2' }],
    },
    answer: { data: { number: '98761234' } },
    refusal,
    stays: { request: { delivery: { country: 'NL' }, recipients: [{ id: 'p-1', size: 30 }] } },
  },
  submitContactMessage: {
    request: { name: '~Mara', email: '~@family.example', message: '~My son', website: '~' },
    answer: { status: 'success', message: 'Thank you.', id: '~' },
    refusal,
    stays: { answer: { status: 'success', message: 'Thank you.' } },
  },
  askForMail: {
    request: {
      action: 'confirm',
      topic: 'size',
      productId: 'p-1',
      size: 30,
      email: '~@family.example',
      token: '~987',
    },
    answer: { status: 'success', message: 'Please look.', id: '~' },
    refusal,
    stays: {
      request: { action: 'confirm', topic: 'size', productId: 'p-1', size: 30 },
      answer: { status: 'success', message: 'Please look.' },
    },
  },
  deleteAccount: {
    request: { password: '~' },
    answer: { data: { deleted: true, email: '~' } },
    refusal,
    stays: { answer: { data: { deleted: true } } },
  },
  deliverScan: {
    request: { code: '~4F7K2MQX', scan },
    answer: stored,
    refusal,
    stays: { answer: { data: { known: true } } },
  },
  importScan: {
    request: { childId: '~2', scan },
    answer: stored,
    refusal: { ...refusal, fields: [{ field: 'level', problem: 'must be 0 to 3', value: 987 }] },
    stays: { refusal: { fields: [{ field: 'level', problem: 'must be 0 to 3' }] } },
  },
  getSharedScan: {
    request: { token: '~987abc' },
    answer: {
      data: {
        scan,
        child: { first_name: '~Ida', birth_month: 987, birth_year: 1987, notes: '~' },
        expires_at: '2026-12-01T09:00:00Z',
        by: '~Mara',
      },
    },
    refusal,
    stays: { answer: { data: { scan: { status: 'ready' }, expires_at: '2026-12-01T09:00:00Z' } } },
  },
};

const rpcs: { readonly [Name in keyof typeof rpcRules]: Case } = {
  list_sessions: {
    request: { who: '~' },
    answer: [
      { id: '~1', device: '~Pixel 9', signed_in_at: moment, seen_at: moment, current: true, ip: '98.7.0.1~' },
    ],
    refusal,
    stays: { answer: [{ current: true }] },
  },
  create_pairing_code: {
    request: { p_child_id: '~2' },
    answer: { id: '~1', code: '~4F7K2MQX', expires_at: '2026-11-24T10:00:00Z', child: '~' },
    refusal,
    stays: { answer: { code: 'MADE0001', expires_at: '2026-11-24T10:00:00Z' } },
  },
  create_sharing_link: {
    request: { p_scan_id: '~1', p_days: 7 },
    answer: { id: '~1', token: '~987abc', expires_at: '2026-12-01T09:00:00Z' },
    refusal,
    stays: { request: { p_days: 7 }, answer: { token: '0'.repeat(48) } },
  },
  restore_child: { request: { p_child_id: '~2' }, answer: { id: '~' }, refusal },
  list_children: {
    request: { p_search: '~Ida', p_today: '1987-03-04' },
    answer: {
      total: 1,
      rows: [{ child: { id: '~1', ...child, reference: '~987' }, alike: false, scans: 2, last: scan }],
    },
    refusal,
    stays: {
      answer: {
        total: 1,
        rows: [{ child: { avatar: 'fox' }, alike: false, scans: 2, last: { status: 'ready' } }],
      },
    },
  },
  list_scans: {
    request: { p_search: '~Ida' },
    answer: { total: 1, rows: [{ scan, child: { id: '~1', ...child }, seen: true }] },
    refusal,
    stays: { answer: { total: 1, rows: [{ scan: { status: 'ready' }, seen: true }] } },
  },
  mark_scans: {
    request: { p_scan_ids: ['~1'], p_seen: true },
    answer: 1,
    refusal,
    stays: { request: { p_seen: true }, answer: 1 },
  },
  set_reminders: {
    request: { p_rescan: true, p_shoes: false, p_user: '~' },
    answer: { token: '~' },
    refusal,
    stays: { request: { p_rescan: true, p_shoes: false } },
  },
  agree_to_text: {
    request: { p_version: '2026-11', p_user: '~' },
    answer: { given_at: moment },
    refusal,
    stays: { request: { p_version: '2026-11' } },
  },
};

const tables: { readonly [Name in keyof typeof rowRules]: Case } = {
  profiles: {
    row: { id: '~1', first_name: '~Mara', last_name: '~Lind', email: '~', group_id: '~' },
    input: { first_name: '~Mara', last_name: '~Lind', role: '~' },
  },
  children: {
    row: { id: '~1', ...child },
    input: child,
    stays: { row: { avatar: 'fox' }, input: { avatar: 'fox' } },
  },
  deleted_children: {
    row: { id: '~1', deleted_at: moment, scan_count: 2, child: { id: '~1', ...child } },
    input: { id: '~1' },
    stays: { row: { scan_count: 2, child: { avatar: 'fox' } } },
  },
  scans: { row: scan, input: scan, stays: { row: { status: 'ready' } } },
  measurements: {
    row: {
      id: '~1',
      child_id: '~2',
      measured_on: '1987-03-04',
      left_length_mm: 98.7,
      right_width_mm: 98.7,
      user_id: '~',
    },
    input: { child_id: '~2', measured_on: '1987-03-04', left_length_mm: 98.7 },
  },
  reminders: {
    row: { id: '~1', rescan: true, shoes: false, token: '~' },
    input: { rescan: true },
    stays: { row: { rescan: true, shoes: false } },
  },
  pairing_codes: {
    row: { id: '~1', used_at: moment, scan_id: '~2', code_hash: '~', child_id: '~' },
    input: { child_id: '~' },
  },
  sharing_links: {
    row: { id: '~1', scan_id: '~2', created_at: moment, expires_at: '2026-12-01T09:00:00Z', token_hash: '~' },
    input: { scan_id: '~' },
    stays: { row: { expires_at: '2026-12-01T09:00:00Z' } },
  },
  exercises_done: {
    row: { id: '~1', child_id: '~2', exercise: '~Towel', done_on: '1987-03-04', user_id: '~' },
    input: { child_id: '~2', exercise: '~Towel', done_on: '1987-03-04' },
  },
  orders: {
    row: {
      id: '~1',
      number: '98761234',
      status: 'paid',
      total: 4900,
      currency: 'eur',
      ...order,
      refunded_amount: 0,
      carrier: 'DHL',
      tracking: 'https://dhl.example/~987',
      email: '~@family.example',
      payment_intent: '~pi_1',
      deliveries: { ...address, country: 'NL', tax_percent: 21, phone: '~' },
      order_lines: [
        {
          id: '~1',
          product_id: 'p-1',
          name: 'Rocket',
          price: 4900,
          quantity: 1,
          size: 30,
          child_id: '~2',
          note: '~',
        },
      ],
    },
    input: { email: '~' },
    stays: {
      row: {
        status: 'paid',
        total: 4900,
        created_at: '2026-11-24T12:00:00.000Z',
        shipped_at: '2026-11-25T12:00:00.000Z',
        deliveries: { country: 'NL', tax_percent: 21 },
        order_lines: [{ product_id: 'p-1', name: 'Rocket', price: 4900, quantity: 1, size: 30 }],
      },
    },
  },
  consents: {
    row: {
      id: '~1',
      given_at: moment,
      version: '2026-11',
      user_id: '~',
      consent_texts: { audience: 'parents', body: 'I agree.', by: '~' },
    },
    input: { user_id: '~' },
    stays: { row: { version: '2026-11', consent_texts: { audience: 'parents', body: 'I agree.' } } },
  },
};

it.each(['sendPostcard', 'delete_account', 'constructor'])(
  'keeps nothing of %s, which has no rule',
  (name) => {
    const content = { id: '~', message: '~' };
    for (const rules of [functionRules, rpcRules])
      expect(recordedBy({ ...rulesOf(rules, name) }, { request: content, answer: content, refusal })).toEqual(
        {
          request: {},
          answer: {},
          refusal: {},
        },
      );
  },
);

it.each(['postcards', 'constructor'])('keeps nothing of a row of %s, which has no rule', (table) => {
  const content = { id: '~', message: '~' };
  expect(recordedBy({ ...rowRulesOf(table) }, { row: content, input: content })).toEqual({
    row: {},
    input: {},
  });
});

const session = {
  request: { email: '~@family.example', password: '~' },
  answer: { ok: false, code: 'network', message: 'No answer.', email: '~@family.example', token: '~' },
  refusal: { session: '~' },
  stays: { answer: { ok: false, code: 'network', message: 'No answer.' } },
};

it.each<[string, Readonly<Record<string, Rule>>, Case]>([
  ...rows(functionRules, functions),
  ...rows(rpcRules, rpcs),
  ...rows(rowRules, tables),
  ['the session', { ...outcomeRules }, session],
])('keeps what a replay of %s needs, without personal data', (_, rules, { stays = {}, ...given }) => {
  const kept = recordedBy(rules, given);
  expect(JSON.stringify(kept)).not.toMatch(PERSONAL);
  expect(kept).toMatchObject(stays);
});

function rows(
  rules: Readonly<Record<string, object>>,
  cases: Readonly<Record<string, Case>>,
): [string, Readonly<Record<string, Rule>>, Case][] {
  return Object.entries(cases).map(([name, given]) => [name, { ...rules[name] }, given]);
}

function recordedBy(rules: Readonly<Record<string, Rule>>, given: object): Record<string, unknown> {
  const madeUp = createMadeUp();
  return Object.fromEntries(
    Object.entries(given).map(([part, value]) => [part, rules[part]?.(value, madeUp)]),
  );
}

it.each([
  null,
  undefined,
  987,
  '~Mara',
  [{ id: '~' }],
  { data: '~', lines: '~' },
  { order_lines: { id: '~' } },
])('keeps nothing of an answer of another shape: %j', (answer) => {
  const closed = Object.entries(functionRules).filter(([name]) => !/getProducts|getBlogWebsite/.test(name));
  const madeUp = createMadeUp();
  const kept = [
    ...closed.map(([, rules]) => rules.answer(answer, madeUp)),
    ...Object.values(rowRules).map(({ row }) => row(answer, madeUp)),
  ];
  expect(JSON.stringify(kept)).not.toMatch(PERSONAL);
});
