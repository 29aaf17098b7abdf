import { randomUUID } from 'node:crypto';
import { testBackend } from '@little-arches/backend/testing/backend-process';
import { createFamily, newAddress } from '@little-arches/backend/testing/test-families';
import { addChild, addScan } from '@little-arches/backend/testing/test-rows';

// A form whose answer was lost sends the same once more.
const backend = testBackend();

const KIM = { first_name: 'Kim', birth_month: 4, birth_year: 2019 };

/** Sends a row as the shell does, and returns the stored rows of the answer. */
async function insert(
  client: Awaited<ReturnType<typeof createFamily>>['client'],
  table: string,
  row: object,
) {
  const once = { ignoreDuplicates: true };
  return (await client.from(table).upsert(row, once).select().throwOnError()).data;
}

it('adds a child and a tick once, and keeps them when the same id comes again', async () => {
  const { client } = await createFamily(backend);
  const kim = { ...KIM, id: randomUUID() };
  expect(await insert(client, 'children', kim)).toMatchObject([kim]);
  expect(await insert(client, 'children', { ...kim, first_name: 'Kai' })).toEqual([]);
  const tick = {
    id: randomUUID(),
    child_id: kim.id,
    exercise: 'Toe lifts',
    done_on: new Date().toISOString().slice(0, 10),
  };
  expect(await insert(client, 'exercises_done', tick)).toMatchObject([tick]);
  expect(await insert(client, 'exercises_done', tick)).toEqual([]);
  expect((await client.from('children').select('first_name').throwOnError()).data).toEqual([
    { first_name: 'Kim' },
  ]);
});

it('does not give a family the child of another one that has the same id', async () => {
  const [one, other] = [await createFamily(backend), await createFamily(backend)];
  const kim = { ...KIM, id: randomUUID() };
  await insert(one.client, 'children', kim);
  expect(await insert(other.client, 'children', { ...kim, first_name: 'Kai' })).toEqual([]);
  expect((await other.client.from('children').select().throwOnError()).data).toEqual([]);
});

it('makes one sharing link and one pairing code of a key, and others of another key, scan, time or person', async () => {
  const { client } = await createFamily(backend);
  const child = await addChild(client);
  const [scan, second] = [{ id: randomUUID() }, { id: randomUUID() }];
  for (const { id } of [scan, second]) await addScan(backend.service(), child, { id });
  const ask = async (name: string, given: object) => (await client.rpc(name, given).throwOnError()).data;
  const link = { p_scan_id: scan.id, p_days: 7, p_key: randomUUID() };
  const first = await ask('create_sharing_link', link);
  expect(await ask('create_sharing_link', link)).toEqual(first);
  const others = [
    await ask('create_sharing_link', { ...link, p_days: 8 }),
    await ask('create_sharing_link', { ...link, p_scan_id: second.id }),
    await ask('create_sharing_link', { ...link, p_key: randomUUID() }),
    await ask('create_sharing_link', { p_scan_id: scan.id, p_days: 7 }),
  ];
  expect(new Set([first, ...others].map(({ token }) => token)).size).toBe(5);
  expect((await client.from('sharing_links').select('id').throwOnError()).data).toHaveLength(5);
  const code = { p_child_id: child.id, p_key: randomUUID() };
  const made = await ask('create_pairing_code', code);
  expect(await ask('create_pairing_code', code)).toEqual(made);
  expect((await ask('create_pairing_code', { p_child_id: child.id })).code).not.toBe(made.code);
  expect((await client.from('pairing_codes').select('id').throwOnError()).data).toHaveLength(2);
});

it('stores and counts a message once, and another text of the same form too', async () => {
  const message = {
    p_name: 'Jo',
    p_email: newAddress(),
    p_message: 'Do they fit?',
    p_ip_hash: '',
    p_key: randomUUID(),
  };
  const send = async (change: object = {}) =>
    (
      await backend
        .service()
        .rpc('submit_contact_message', { ...message, ...change })
        .throwOnError()
    ).data;
  const id = await send();
  expect([await send(), await send(), await send()]).toEqual([id, id, id]);
  const changed = await send({ p_message: 'Do they fit sandals?' });
  expect(changed).not.toBe(id);
  const { data } = await backend
    .service()
    .from('contact_messages')
    .select('id')
    .eq('email', message.p_email)
    .throwOnError();
  expect(data.map((row) => row.id).sort()).toEqual([id, changed].sort());
});

it('asks an address once to confirm, and again for another form', async () => {
  const asked = {
    p_email: newAddress(),
    p_ip_hash: 'asks-again',
    p_key: randomUUID(),
  };
  const service = backend.service();
  const ask = async (change: object = {}) =>
    (await service.rpc('ask_for_mail', { ...asked, ...change }).throwOnError()).data;
  for (let time = 0; time < 12; time++) expect(await ask()).toBe('taken');
  expect(await ask({ p_key: randomUUID() })).toBe('taken');
  const found = service.from('mail_requests').select('id').eq('email', asked.p_email).single();
  const { data: request } = await found.throwOnError();
  const mails = service.from('mail_request_mails').select('kind').eq('request_id', request.id);
  expect((await mails.throwOnError()).data).toEqual([{ kind: 'confirm' }, { kind: 'confirm' }]);
});
