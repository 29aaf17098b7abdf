import { randomUUID } from 'node:crypto';
import { testBackend } from '@little-arches/backend/testing/backend-process';
import {
  declaredFunctions,
  declaredTables,
  serverlessFunctions,
} from '@little-arches/backend/testing/declared';
import {
  bodiesOf,
  CALLERS,
  type Caller,
  FOR_THE_SERVICE,
  FOR_THE_SIGNED_IN,
  FUNCTIONS,
  OPERATIONS,
  type Operation,
  TABLES,
} from '@little-arches/backend/testing/expected-rights';
import { createFamily } from '@little-arches/backend/testing/test-families';
import {
  addChild,
  addExerciseDone,
  addOrder,
  addScan,
  codeOf,
  PERMISSION_DENIED,
} from '@little-arches/backend/testing/test-rows';
import { CONSENT_TEXTS } from '@little-arches/contracts/company';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Table without owners: every signed-in person reads the consent texts. */
const FOR_ALL_SIGNED_IN = 'consent_texts';
/** Column that identifies a row, where it is not `id`. */
const KEYS: Readonly<Record<string, string>> = {
  currencies: 'code',
  product_sizes: 'product_id',
  deliveries: 'order_id',
  order_mails: 'order_id',
  reminder_mails: 'child_id',
  order_starts: 'user_id',
  consent_texts: 'version',
};
/** Tables whose update changes the name; for all others it changes the key. */
const NAMED = ['profiles', 'children'];
const VERSION = CONSENT_TEXTS.parent.version;

const backend = testBackend();
let clients: Readonly<Record<Caller, SupabaseClient>>;
/** The owner's ids, and the token of a link to the scan. */
let own: {
  id: string;
  email: string;
  child: string;
  deleted: string;
  scan: string;
  token: string;
  intent: string;
};
/** Key of the owner's row by table. */
const rows = new Map<string, string>();

beforeAll(async () => {
  const owner = await createFamily(backend);
  const [another, practice] = [await createFamily(backend), await createFamily(backend)];
  const role = { role: 'pediatric_professional', group_id: randomUUID() };
  await backend.service().from('profiles').update(role).eq('id', practice.id).throwOnError();
  clients = {
    nobody: backend.visitor(),
    'link holder': backend.visitor(),
    another: another.client,
    practice: practice.client,
    owner: owner.client,
  };
  own = await fill(owner);
});

/** Adds for the owner a row in every table with people's rows. */
async function fill({ client, id, email }: Awaited<ReturnType<typeof createFamily>>) {
  const service = backend.service();
  const child = await addChild(client);
  await addScan(service, child);
  await addExerciseDone(client, child.id);
  await addOrder(service, id);
  const { data: scan } = await client.from('scans').select('id').single().throwOnError();
  const ask = async (name: string, input: object) => (await client.rpc(name, input).throwOnError()).data;
  const link = await ask('create_sharing_link', { p_scan_id: scan.id, p_days: 7 });
  await ask('create_pairing_code', { p_child_id: child.id });
  await ask('agree_to_text', { p_version: VERSION });
  await ask('set_reminders', { p_rescan: true });
  await service.rpc('write_due_reminders').throwOnError();
  await service.rpc('ask_for_mail', { p_email: email, p_ip_hash: '' }).throwOnError();
  // Old enough for the limit of an hour.
  const message = { name: 'Kim', email, message: 'Hello', created_at: '2026-01-01T00:00:00Z' };
  await service.from('contact_messages').insert(message).throwOnError();
  const [gone, restorable] = [await addChild(client), await addChild(client)];
  for (const { id } of [gone, restorable]) await client.from('children').delete().eq('id', id).throwOnError();
  for (const [table, operations] of Object.entries(TABLES)) {
    if (!operations.includes('select')) continue;
    const key = keyOf(table);
    const { data } = await client.from(table).select(key).throwOnError();
    rows.set(table, (data as unknown as Record<string, string>[])[0]?.[key] ?? '');
  }
  // A row that no later test needs.
  rows.set('deleted_children', gone.id);
  rows.set('children', (await addChild(client)).id);
  rows.set('sharing_links', (await ask('create_sharing_link', { p_scan_id: scan.id, p_days: 90 })).id);
  const payment = await call('createPaymentSessionWithEmail', await basket(email), 'owner');
  const intent = String(payment.body.paymentIntent).split('_secret_')[0] ?? '';
  return { id, email, child: child.id, deleted: restorable.id, scan: scan.id, token: link.token, intent };
}

async function basket(email: string) {
  const rocket = backend.service().from('products').select('id').eq('slug', 'rocket-insole');
  const { data } = await rocket.single().throwOnError();
  return { email, products: [{ id: data.id, quantity: 1, size: 29 }] };
}

async function call(name: string, body: object, caller: Caller) {
  const { data } = await clients[caller].auth.getSession();
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const bearer = data.session && { authorization: `Bearer ${data.session.access_token}` };
  const init = { method: 'POST', headers: { ...headers, ...bearer }, body: JSON.stringify(body) };
  const answer = await fetch(`${backend.url}/functions/v1/${name}`, init);
  return { status: answer.status, body: await answer.json() };
}

function keyOf(table: string) {
  return KEYS[table] ?? 'id';
}

const isSignedIn = (caller: Caller) => caller !== 'nobody' && caller !== 'link holder';

it('the expected rights list every table and function', () => {
  expect(Object.keys(TABLES).sort()).toEqual(declaredTables().sort());
  const functions = [...Object.keys(FOR_THE_SIGNED_IN), ...FOR_THE_SERVICE];
  expect(functions.sort()).toEqual(
    declaredFunctions()
      .map(({ name }) => name)
      .sort(),
  );
  expect(Object.keys(FUNCTIONS).sort()).toEqual(serverlessFunctions().sort());
});

describe.each(Object.entries(TABLES))('the owner’s row of %s', (table, operations) => {
  it.each(CALLERS)('grants %s the stated rights', async (caller) => {
    const seen: Record<string, string> = {};
    for (const operation of OPERATIONS) seen[operation] = await attempt(clients[caller], table, operation);
    expect(seen).toEqual(Object.fromEntries(OPERATIONS.map((one) => [one, expected(caller, one)])));
  });

  function expected(caller: Caller, operation: Operation): string {
    if (!isSignedIn(caller) || !operations.includes(operation)) return 'refused';
    if (caller === 'owner' || table === FOR_ALL_SIGNED_IN) return 'done';
    return operation === 'insert' ? 'refused' : 'nothing';
  }
});

/** Tries an operation on the owner's row and reports the result. */
async function attempt(client: SupabaseClient, table: string, operation: Operation): Promise<string> {
  const key = keyOf(table);
  const value = rows.get(table) ?? randomUUID();
  const change = NAMED.includes(table) ? { first_name: 'Mine' } : { [key]: value };
  const from = client.from(table);
  const tries = {
    select: () => from.select(key).eq(key, value),
    update: () => from.update(change).eq(key, value).select(key),
    insert: () => from.insert(newRow(table, { [key]: value })).select(key),
    delete: () => from.delete().eq(key, value).select(key),
  };
  const { data, error } = await tries[operation]();
  if (error) return error.code === PERMISSION_DENIED ? 'refused' : `${error.code}: ${error.message}`;
  return data.length === 0 ? 'nothing' : 'done';
}

/** Returns a row with the owner's id. */
function newRow(table: string, otherwise: object): object {
  if (table === 'children') return { first_name: 'Gift', birth_month: 1, birth_year: 2020, user_id: own.id };
  const done_on = new Date().toISOString().slice(0, 10);
  if (table === 'exercises_done')
    return { child_id: own.child, exercise: 'Heel walk', done_on, user_id: own.id };
  return otherwise;
}

describe.each(Object.entries(FOR_THE_SIGNED_IN))('the database function %s', (name, forOthers) => {
  // Callers with an account may delete it; a test below covers that.
  const callers = CALLERS.filter((caller) => name !== 'delete_account' || !isSignedIn(caller));

  it.each(callers)('treats %s as expected', async (caller) => {
    const ownThings: Record<string, object> = {
      set_reminders: { p_rescan: false },
      create_pairing_code: { p_child_id: own.child },
      create_sharing_link: { p_scan_id: own.scan, p_days: 7 },
      agree_to_text: { p_version: VERSION },
      restore_child: { p_child_id: own.deleted },
      list_children: { p_today: '2026-11-27' },
      fold: { p_text: 'Zoë' },
    };
    const answer = await clients[caller].rpc(name, ownThings[name] ?? {});
    const refusal = !isSignedIn(caller) ? PERMISSION_DENIED : caller === 'owner' ? 'their own' : forOthers;
    expect(codeOf(answer) ?? 'their own').toBe(refusal);
  });
});

it('returns and deletes only the caller’s own sessions and accounts', async () => {
  const sessionsOf = async (caller: Caller) =>
    idsOf((await clients[caller].rpc('list_sessions').throwOnError()).data);
  const [owners, others] = [await sessionsOf('owner'), await sessionsOf('another')];
  expect(new Set([...owners, ...others]).size).toBe(owners.length + others.length);
  expect(owners).not.toEqual([]);
  const { client, id } = await createFamily(backend);
  await client.rpc('delete_account').throwOnError();
  const { data } = await backend.service().from('profiles').select('id').in('id', [id, own.id]);
  expect(data).toEqual([{ id: own.id }]);
});

const idsOf = (listed: readonly { readonly id: string }[]) => listed.map(({ id }) => id);

it.each(FOR_THE_SERVICE)('grants the database function %s to the service only', async (name) => {
  const numbers = { integer: 1, bigint: 1, numeric: 1 };
  const others = { jsonb: {}, boolean: false, 'uuid[]': [] };
  const values: Record<string, unknown> = { uuid: own.id, ...numbers, ...others };
  const declared = declaredFunctions().find((one) => one.name === name)?.parameters ?? [];
  const input = Object.fromEntries(declared.map(([parameter, type]) => [parameter, values[type] ?? 'text']));
  for (const caller of CALLERS)
    expect([caller, codeOf(await clients[caller].rpc(name, input))]).toEqual([caller, PERMISSION_DENIED]);
});

it.each(Object.entries(FUNCTIONS))('%s answers each caller with the right status', async (name, statuses) => {
  const cart = await basket(own.email);
  const answers: number[] = [];
  for (const caller of CALLERS) {
    const token = caller === 'link holder' ? own.token : '0'.repeat(48);
    const bodies: Record<string, object> = bodiesOf({ ...own, token, cart });
    answers.push((await call(name, bodies[name] ?? {}, caller)).status);
  }
  expect(answers).toEqual(statuses);
});
