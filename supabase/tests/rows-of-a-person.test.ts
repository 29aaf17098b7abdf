import { join } from 'node:path';
import {
  type BackendProcess,
  clearAway,
  createFilledDirectory,
  startBackendProcess,
} from '@little-arches/backend/testing/backend-process';
import { TABLES } from '@little-arches/backend/testing/expected-rights';
import { runSql } from '@little-arches/backend/testing/run-sql';
import { createFamily, PASSWORD } from '@little-arches/backend/testing/test-families';
import { addChild, addExerciseDone, addOrder, addScan } from '@little-arches/backend/testing/test-rows';
import * as v from 'valibot';

/** All tables of our own and of the auth server, and which of them name a person in a column. */
const TABLES_OF_ALL = `
  select format('%I.%I', nspname, relname) as name,
    exists (
      select from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
        and (attname in ('user_id', 'email', 'actor_id')
          or exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f'
            and confrelid = 'auth.users'::regclass and attnum = any (conkey)))
    ) as personal
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname in ('public', 'auth')
  order by 1`;
const tablesSchema = v.tuple([v.array(v.object({ name: v.string(), personal: v.boolean() }))]);
const countsSchema = v.array(v.tuple([v.object({ rows: v.number() })]));

let dataDir: string;
let tables: v.InferOutput<typeof tablesSchema>[0];
beforeAll(async () => {
  dataDir = await createFilledDirectory();
  [tables] = v.parse(tablesSchema, await runSql(join(dataDir, 'database'), [TABLES_OF_ALL]));
});
afterAll(clearAway);

/** Returns the tables with a row that contains one of these texts in any column; no backend may be running. */
async function tablesWith(...texts: readonly string[]): Promise<string[]> {
  const containsOne = texts.map((text) => `strpos(lower(one::text), lower('${text}')) > 0`).join(' or ');
  const statements = tables.map(
    ({ name }) => `select count(*)::int as rows from ${name} one where ${containsOne}`,
  );
  const counts = v.parse(countsSchema, await runSql(join(dataDir, 'database'), statements));
  return tables.flatMap(({ name }, at) => ((counts[at]?.[0].rows ?? 0) > 0 ? [name] : []));
}

/** Calls a serverless function as a page does, and rejects when it is refused. */
async function call(backend: BackendProcess, name: string, body: object, token?: string): Promise<void> {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const answer = await fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
}

/** Adds a row of the person to every table that can hold one. */
async function fill(backend: BackendProcess) {
  const family = await createFamily(backend);
  const { client, id, email } = family;
  const service = backend.service();
  const [child, gone] = [await addChild(client), await addChild(client)];
  await client.from('children').delete().eq('id', gone.id).throwOnError();
  await addScan(service, child);
  await addExerciseDone(client, child.id);
  await addOrder(service, id);
  const { data: scan } = await client.from('scans').select('id').single().throwOnError();
  await client.rpc('create_sharing_link', { p_scan_id: scan.id, p_days: 7 }).throwOnError();
  await client.rpc('create_pairing_code', { p_child_id: child.id }).throwOnError();
  await client.rpc('agree_to_text', { p_version: 'parent-2026-11' }).throwOnError();
  await client.rpc('set_reminders', { p_rescan: true }).throwOnError();
  await service.rpc('write_due_reminders').throwOnError();
  await call(backend, 'submitContactMessage', { name: 'Kim', email, message: 'How fast do feet grow?' });
  await call(backend, 'askForMail', { action: 'ask', email });
  const rocket = await service
    .from('products')
    .select('id')
    .eq('slug', 'rocket-insole')
    .single()
    .throwOnError();
  const { data } = await client.auth.getSession();
  const products = [{ id: rocket.data.id, quantity: 1, size: 29 }];
  await call(backend, 'createPaymentSessionWithEmail', { email, products }, data.session?.access_token);
  return family;
}

it('a deleted account leaves its id and its address nowhere, and before that its person can read all of it', async () => {
  const filling = await startBackendProcess({ dataDir });
  const { id, email } = await fill(filling);
  await filling.stop();

  const holding = await tablesWith(id, email);
  // Written by the deletion, for its mail.
  const later = ['public.account_mails'];
  // The real auth server fills tables for ways to sign in that this site does not have.
  const ours = tables.filter(({ name, personal }) => personal && name.startsWith('public.'));
  expect(ours.map(({ name }) => name).filter((name) => !holding.includes(name))).toEqual(later);
  // Counts the orders begun within an hour.
  const unread = ['order_starts'];
  const own = holding.flatMap((name) => (name.startsWith('public.') ? [name.slice('public.'.length)] : []));
  expect(own.filter((name) => !TABLES[name]?.includes('select'))).toEqual(unread);

  const backend = await startBackendProcess({ dataDir });
  const client = backend.visitor();
  const { data } = await client.auth.signInWithPassword({ email: email.toLowerCase(), password: PASSWORD });
  for (const name of own.filter((one) => !unread.includes(one))) {
    const rows = await client
      .from(name)
      .select(COLUMNS[name] ?? '*')
      // As the pages read all rows of a table.
      .order('id')
      .throwOnError();
    expect([name, rows.data?.length]).not.toEqual([name, 0]);
  }
  await call(backend, 'deleteAccount', {}, data.session?.access_token);
  const waiting = async () =>
    (await backend.service().from('account_mails').select('id').throwOnError()).data;
  while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await backend.stop();
  expect(await tablesWith(id, email)).toEqual([]);
});

/** The columns that a person may read, where the secrets of links and codes are not among them. */
const COLUMNS: Readonly<Record<string, string>> = {
  deleted_children: 'id',
  sharing_links: 'id',
  pairing_codes: 'id',
  reminders: 'id',
  reminder_mails: 'id',
  contact_messages: 'id',
  mail_requests: 'id',
};
