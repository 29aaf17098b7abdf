import { type BackendProcess, startBackendProcess } from './testing/backend-process';
import { createFamily } from './testing/test-families';
import { addChild, addMeasurement, BY_HAND, codeOf, PERMISSION_DENIED } from './testing/test-rows';

const CHECK_VIOLATION = '23514';

let backend: BackendProcess;
beforeAll(async () => {
  backend = await startBackendProcess();
});
afterAll(() => backend?.stop());

async function family() {
  const { client, id } = await createFamily(backend);
  return { client, id, child: await addChild(client) };
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('stores measurements by a parent as a separate kind', async () => {
  const { client, id, child } = await family();
  const { id: measurement } = await addMeasurement(client, child.id);
  const { data } = await client.from('measurements').select('*').throwOnError();
  expect(data).toMatchObject([{ id: measurement, user_id: id, kind: 'by-hand', ...BY_HAND }]);
  await client.from('measurements').delete().eq('id', measurement).throwOnError();
  expect((await client.from('measurements').select('id')).data).toEqual([]);
});

it('lets no one measure, read or delete for another family', async () => {
  const [one, other] = [await family(), await family()];
  const { id } = await addMeasurement(one.client, one.child.id);
  const rows = other.client.from('measurements');
  const row = { child_id: one.child.id, measured_on: '2026-03-01', ...BY_HAND };
  expect((await rows.insert(row)).error).not.toBeNull();
  expect(codeOf(await rows.insert({ ...row, user_id: one.id }))).toBe(PERMISSION_DENIED);
  expect((await rows.select('id')).data).toEqual([]);
  await rows.delete().eq('id', id);
  expect((await one.client.from('measurements').select('id')).data).toEqual([{ id }]);
  expect(codeOf(await one.client.from('measurements').update(BY_HAND).eq('id', id))).toBe(PERMISSION_DENIED);
});

it.each([
  { left_length_mm: 79.5 },
  { right_length_mm: 350.5 },
  { left_width_mm: 29.5 },
  { right_width_mm: 150.5 },
  { left_length_mm: 188.3 },
  { kind: 'scan' },
])('refuses %j', async (wrong) => {
  const { client, child } = await family();
  const row: object = { child_id: child.id, measured_on: '2026-02-01', ...BY_HAND, ...wrong };
  expect(codeOf(await client.from('measurements').insert(row))).toBe(CHECK_VIOLATION);
});

it.each([
  ['a day that has not come', dayAfter(3), 422],
  ['a day before the birth', '2019-03-31', 422],
])('refuses %s with a sentence', async (_what, measured_on, status) => {
  const { client, child } = await family();
  const row = { child_id: child.id, measured_on, ...BY_HAND };
  const answer = await client.from('measurements').insert(row);
  expect([answer.status, answer.error?.message]).toEqual([status, expect.stringMatching(/^This day/)]);
});

it('keeps one measurement per child and day, even of two sent together', async () => {
  const { client, child } = await family();
  const row = { child_id: child.id, measured_on: dayAfter(0), ...BY_HAND };
  const answers = await Promise.all([1, 2].map(() => client.from('measurements').insert(row)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
