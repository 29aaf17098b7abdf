import { testBackend } from '@little-arches/backend/testing/backend-process';
import { createFamily } from '@little-arches/backend/testing/test-families';
import { ADDRESS, addChild, addOrder, addScan } from '@little-arches/backend/testing/test-rows';
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';

const CHECK_VIOLATION = '23514';
const HARMFUL = ['\u001b[2J', '\u009b2J', '\r', '\u202e', '\u2066', '\u2028'];
const INVISIBLE = ['\u200b', '\u3164\u2060', '\u2800 \u00a0', '\u{e0041}'];

const backend = testBackend();
let service: SupabaseClient;
let family: Awaited<ReturnType<typeof createFamily>>;
let child: { id: string; user_id: string };
let intent: string;
let orderId: string;
beforeAll(async () => {
  service = backend.service();
  family = await createFamily(backend);
  child = await addChild(family.client);
  intent = await addOrder(service, family.id);
  await addScan(service, child);
  const { data } = await service.from('orders').select('id').eq('user_id', family.id).single().throwOnError();
  orderId = data.id;
});

type Write = (text: string) => PromiseLike<{ error: PostgrestError | null }>;
const change =
  (table: string, column: string, where: () => [string, string]): Write =>
  (text) =>
    service
      .from(table)
      .update({ [column]: text })
      .eq(...where());
const ofFamily = (): [string, string] => ['user_id', family.id];
const ofOrder = (): [string, string] => ['order_id', orderId];
/** Writes an address as the function does, which alone has the right. */
const delivery =
  (part: string): Write =>
  (text) =>
    service.rpc('set_delivery', {
      p_payment_intent: intent,
      p_delivery: { ...ADDRESS, [part]: text },
      p_tax_percent: 19,
      p_user_id: family.id,
    });
const message = (field: string) => (text: string) =>
  service
    .from('contact_messages')
    .insert({ name: 'Mia', email: 'mia@example.com', message: 'Do they fit sandals?', [field]: text });

/**
 * Every text field that people fill in, whether it may have several lines, and whether it must contain a visible
 * character.
 */
const FIELDS: [string, Write, { lines?: boolean; visible?: boolean }][] = [
  [
    'a first name',
    (text) => family.client.from('profiles').update({ first_name: text }).eq('id', family.id),
    {},
  ],
  [
    'a last name',
    (text) => family.client.from('profiles').update({ last_name: text }).eq('id', family.id),
    {},
  ],
  [
    'a child’s name',
    (text) => family.client.from('children').update({ first_name: text }).eq('id', child.id),
    { visible: true },
  ],
  [
    'a child’s reference',
    (text) => family.client.from('children').update({ reference: text }).eq('id', child.id),
    {},
  ],
  [
    'a child’s notes',
    (text) => family.client.from('children').update({ notes: text }).eq('id', child.id),
    { lines: true },
  ],
  ['the note of a scan', change('scans', 'note', ofFamily), {}],
  [
    'an exercise done',
    (text) =>
      family.client
        .from('exercises_done')
        .insert({ child_id: child.id, exercise: text, done_on: new Date().toISOString().slice(0, 10) }),
    { visible: true },
  ],
  ['a sender’s name', message('name'), { visible: true }],
  ['a message', message('message'), { visible: true, lines: true }],
  ['the recipient of a parcel', delivery('name'), { visible: true }],
  ['a street', delivery('line1'), { visible: true }],
  ['the second line of an address', delivery('line2'), {}],
  ['a postal code', (text) => delivery('postal_code')(text.slice(0, 8)), { visible: true }],
  ['a town', delivery('city'), { visible: true }],
  ['a carrier', change('orders', 'carrier', ofFamily), { visible: true }],
  ['the name on an order’s line', change('order_lines', 'name', ofOrder), { visible: true }],
];
it.each(FIELDS)(
  'refuses in the database what can’t be printed in %s',
  async (_what, write, { lines, visible }) => {
    expect((await write('Jean‑Luc O’Neill 山田 👩‍👧')).error).toBeNull();
    for (const character of [...HARMFUL, ...(lines ? [] : ['\n', '\t'])])
      expect([character, (await write(`Mia${character}Berg`)).error?.code]).toEqual([
        character,
        CHECK_VIOLATION,
      ]);
    if (lines) expect((await write('One\n\tTwo and a little more')).error).toBeNull();
    if (visible)
      for (const text of INVISIBLE)
        expect([text, (await write(text)).error?.code]).toEqual([text, CHECK_VIOLATION]);
  },
);

it('refuses in the database an email address that the forms refuse', async () => {
  const ofUser = (): [string, string] => ['id', family.id];
  const writes: Record<string, Write> = {
    contact_messages: message('email'),
    orders: change('orders', 'email', ofFamily),
    profiles: change('profiles', 'email', ofUser),
    mail_requests: (email) => service.from('mail_requests').insert({ email }),
  };
  const good = ['o’neil@family.example', "o'neil+feet@xn--gre-6ka8i.example"];
  const wrong = [
    'mara\u200b@family.example',
    '\u202amara@family.example',
    'mara@family.example\u00ad',
    '<mara@family.example>',
    'mara @family.example',
    'mara@family',
    'mara@kim@family.example',
    `${'x'.repeat(250)}@a.example`,
  ];
  for (const [table, write] of Object.entries(writes)) {
    for (const email of good)
      expect([table, email, (await write(email)).error?.code]).toEqual([table, email, undefined]);
    for (const email of wrong)
      expect([table, email, (await write(email)).error?.code]).toEqual([table, email, CHECK_VIOLATION]);
  }
});

it.each([
  ['a control character', '\u0001'],
  ['a line end', '\n'],
  ['a character that turns the direction', '\u202e'],
])('refuses %s in the exercises of a scan in the database', async (_what, character) => {
  const exercises = (title: string) => [{ title, frequency: 'Every day', steps: ['Rise slowly.'] }];
  const write = (title: string) =>
    service
      .from('scans')
      .update({ exercises: exercises(title) })
      .eq('child_id', child.id);
  expect((await write(String.raw`The \u001b "giraffe" \n`)).error).toBeNull();
  expect((await write(`The ${character} giraffe`)).error?.code).toBe(CHECK_VIOLATION);
});

it('corrects the name of a sign-up, which must not fail', async () => {
  const { client } = await createFamily(backend, 'Mia\u001b[2J \u202eBerg');
  expect((await client.from('profiles').select('first_name, last_name').single()).data).toEqual({
    first_name: 'Mia',
    last_name: '[2J  Berg',
  });
  expect((await client.auth.getUser()).data.user?.user_metadata.display_name).toBe('Mia [2J  Berg');
});

describe('a character that can’t be stored', () => {
  it.each([
    ['NUL', '\0'],
    ['half of a character', '\ud83d'],
  ])('is answered as the caller’s fault: %s', async (_what, character) => {
    const text = `Mia${character}`;
    const answers = [
      await family.client.from('children').update({ notes: text }).eq('id', child.id),
      await family.client.from('children').select('id').eq('first_name', text),
      await family.client.rpc('agree_to_text', { p_version: text }),
    ].map(({ status }) => status);
    // The embedded backend stores half a surrogate pair as a replacement character; a hosted one refuses it.
    expect(Math.max(...answers)).toBeLessThan(500);
    for (const [name, body] of [
      ['submitContactMessage', { name: text, email: 'mia@example.com', message: 'Do they fit sandals?' }],
      ['getSharedScan', { token: text, [text]: 1 }],
    ] as const) {
      const { error } = await backend.visitor().functions.invoke(name, { body });
      expect([name, error?.context.status]).toEqual([name, 422]);
    }
    const signUp = await backend.visitor().auth.signUp({
      email: 'nul@families.example',
      password: 'correct horse',
      options: { data: { display_name: text } },
    });
    expect(signUp.error?.status).toBeGreaterThanOrEqual(400);
    expect(signUp.error?.status).toBeLessThan(500);
  });
});
