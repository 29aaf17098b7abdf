import { testBackend } from '@little-arches/backend/testing/backend-process';
import { createFamily } from '@little-arches/backend/testing/test-families';
import { addChild, codeOf, FOOT, GAIT } from '@little-arches/backend/testing/test-rows';

const MOST = 500;
const MOST_CHILDREN = 3000;

const backend = testBackend();

const children = (count: number) =>
  Array.from({ length: count }, () => ({ first_name: 'Kim', birth_month: 4, birth_year: 2019 }));

it('limits an account to 3000 children, however they are added, and says so', async () => {
  const { client } = await createFamily(backend);
  // More rows in one statement would exceed the statement timeout.
  for (let at = 0; at < 5; at += 1) await client.from('children').insert(children(MOST)).throwOnError();
  const tooMany = await client.from('children').insert(children(MOST + 1));
  expect([tooMany.status, codeOf(tooMany)]).toEqual([409, 'PT409']);
  expect(tooMany.error?.message).toBe(
    'An account holds at most 3000 children. Delete a profile you no longer need, then add this one.',
  );
  const counted = await client.from('children').select('id', { count: 'exact', head: true });
  expect(counted.count).toBe(MOST_CHILDREN - MOST);

  await client
    .from('children')
    .insert(children(MOST - 1))
    .throwOnError();
  const together = await Promise.all(children(8).map((child) => client.from('children').insert(child)));
  expect(together.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);

  const { data } = await client.from('children').select('id').limit(1).single().throwOnError();
  await client.from('children').delete().eq('id', data.id).throwOnError();
  expect((await client.from('children').insert(children(1))).status).toBe(201);
  const another = await createFamily(backend);
  expect((await another.client.from('children').insert(children(1))).status).toBe(201);
});

it('limits a child to 500 scans of bounded size', async () => {
  const { client } = await createFamily(backend);
  const { id, user_id } = await addChild(client);
  const scan = { child_id: id, user_id, taken_at: '2026-01-31T12:00:00Z', status: 'processing' };
  const service = backend.service();
  await service.from('scans').insert(Array(MOST).fill(scan)).throwOnError();
  const answer = await service.from('scans').insert(scan);
  expect([answer.status, answer.error?.message]).toEqual([
    409,
    expect.stringContaining("A child's profile holds at most 500 scans."),
  ]);
  const child = await addChild(client);
  const large = await service.from('scans').insert({
    ...scan,
    child_id: child.id,
    left_foot: { ...FOOT, remark: 'x'.repeat(4000) },
    right_foot: FOOT,
    gait: GAIT,
  });
  expect([large.status, codeOf(large)]).toEqual([400, '23514']);
});

it('limits an account’s own data, which every access token carries', async () => {
  const { client } = await createFamily(backend);
  expect((await client.auth.updateUser({ data: { theme: 'x'.repeat(3000) } })).error).toBeNull();
  const { error } = await client.auth.updateUser({ data: { theme: 'x'.repeat(5000) } });
  expect(error?.status).toBeGreaterThanOrEqual(400);
  const { data } = await client.auth.getUser();
  expect(String(data.user?.user_metadata.theme)).toHaveLength(3000);
});

it('allows a child 30 exercises done on a day, each once, within the last seven days', async () => {
  const { client } = await createFamily(backend);
  const child = await addChild(client);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const tick = (exercise: string, done_on = day(0)) => ({ child_id: child.id, exercise, done_on });
  const add = (rows: object) => client.from('exercises_done').insert(rows);
  await add(Array.from({ length: 29 }, (_, index) => tick(`Exercise ${index}`))).throwOnError();
  const twice = await Promise.all([add(tick('The giraffe')), add(tick('The giraffe'))]);
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(codeOf(await add(tick('One more')))).toBe('PT409');
  expect((await add(tick('The giraffe', day(5)))).status).toBe(201);
  for (const wrong of [day(9), day(-3), '1999-01-01']) {
    const answer = await add(tick('The giraffe', wrong));
    expect([wrong, answer.status, codeOf(answer)]).toEqual([wrong, 422, 'PT422']);
  }
  for (const wrong of ['', '   ', 'x'.repeat(201)])
    expect(codeOf(await add(tick(wrong, day(1))))).toBe('23514');
});

it('allows an account 500 exercises done on a day, and keeps them for 400 days', async () => {
  const { client } = await createFamily(backend);
  const added = await client.from('children').insert(children(17)).select('id, user_id').throwOnError();
  const service = backend.service();
  const today = new Date().toISOString().slice(0, 10);
  const ticks = added.data.flatMap(({ id, user_id }) =>
    Array.from({ length: 30 }, (_, index) => ({
      child_id: id,
      user_id,
      exercise: `Exercise ${index}`,
      done_on: today,
    })),
  );
  await service.from('exercises_done').insert(ticks.slice(0, 500)).throwOnError();
  const answer = await service.from('exercises_done').insert(ticks.slice(500, 501));
  expect([answer.status, codeOf(answer)]).toEqual([409, 'PT409']);
  await service
    .from('exercises_done')
    .insert({ ...ticks[0], done_on: '2020-02-01' })
    .throwOnError();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const { user_id: _, ...tick } = ticks[0] ?? {};
  await client
    .from('exercises_done')
    .insert({ ...tick, done_on: yesterday })
    .throwOnError();
  const { data } = await client.from('exercises_done').select('done_on').neq('done_on', today);
  expect(data).toEqual([{ done_on: yesterday }]);
});
