import type { SupabaseClient } from '@supabase/supabase-js';
import { type BackendProcess, startBackendProcess } from './testing/backend-process';
import { createFamily } from './testing/test-families';

jest.setTimeout(60_000);

let backend: BackendProcess;
let service: SupabaseClient;
beforeAll(async () => {
  backend = await startBackendProcess();
  service = backend.service();
});
afterAll(() => backend.stop());

const FOOT = {
  length_mm: 190,
  width_mm: 72,
  arch_height_mm: 14,
  arch_index: 0.25,
  heel_angle_deg: 4,
  pronation: 'neutral',
};
const GAIT = {
  cadence_steps_per_min: 140,
  step_length_cm: 44,
  foot_progression_angle_left_deg: 5,
  foot_progression_angle_right_deg: 6,
};

async function addChild(client: SupabaseClient): Promise<{ id: string; user_id: string }> {
  const { data } = await client
    .from('children')
    .insert({ first_name: 'Kim', birth_month: 4, birth_year: 2019, shoe_size: 29.5, avatar: 'owl' })
    .select('id, user_id')
    .single()
    .throwOnError();
  return data;
}

async function addScan(child: { id: string; user_id: string }): Promise<void> {
  await service
    .from('scans')
    .insert({
      child_id: child.id,
      user_id: child.user_id,
      taken_at: '2026-01-31T12:00:00Z',
      status: 'ready',
      left_foot: FOOT,
      right_foot: FOOT,
      gait: GAIT,
      level: 1,
      product_level: '1',
    })
    .throwOnError();
}

async function addOrder(userId: string): Promise<void> {
  const { data: product } = await service
    .from('products')
    .select('id, name, price')
    .limit(1)
    .single()
    .throwOnError();
  const { data: order } = await service
    .from('orders')
    .insert({ user_id: userId, email: 'somebody@families.example', total: product.price, currency: 'eur' })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('order_lines')
    .insert({
      order_id: order.id,
      product_id: product.id,
      name: product.name,
      price: product.price,
      quantity: 1,
    })
    .throwOnError();
}

const codeOf = (answer: { error: { code: string } | null }) => answer.error?.code;
const PERMISSION_DENIED = '42501';

describe('a new account', () => {
  it('gets a profile with the display name split at the first space', async () => {
    const { client, id, email } = await createFamily(backend, 'Anna  van der Berg');
    const { data } = await client.from('profiles').select('id, email, first_name, last_name, role');
    expect(data).toEqual([{ id, email, first_name: 'Anna', last_name: 'van der Berg', role: 'parent' }]);
  });

  it('changes its own name', async () => {
    const { client, id } = await createFamily(backend);
    const { data } = await client
      .from('profiles')
      .update({ first_name: 'Zoe', last_name: 'Ek' })
      .eq('id', id)
      .select('first_name, last_name');
    expect(data).toEqual([{ first_name: 'Zoe', last_name: 'Ek' }]);
  });

  it.each([
    { role: 'pediatric_professional' },
    { group_id: '00000000-0000-4000-8000-000000000000' },
    { email: 'other@families.example' },
    { first_name: 'Zoe', role: 'pediatric_professional' },
  ])('may not write %j into its profile', async (change) => {
    const { client, id } = await createFamily(backend);
    const before = await client.from('profiles').select('*').single();
    expect(codeOf(await client.from('profiles').update(change).eq('id', id))).toBe(PERMISSION_DENIED);
    expect((await client.from('profiles').select('*').single()).data).toEqual(before.data);
  });

  it('may neither make nor delete a profile', async () => {
    const { client, id, email } = await createFamily(backend);
    expect(codeOf(await client.from('profiles').delete().eq('id', id))).toBe(PERMISSION_DENIED);
    expect(codeOf(await client.from('profiles').insert({ id, email }))).toBe(PERMISSION_DENIED);
  });

  it('gets its role from the service', async () => {
    const { client, id } = await createFamily(backend);
    await service.from('profiles').update({ role: 'pediatric_professional' }).eq('id', id).throwOnError();
    expect((await client.from('profiles').select('role').single()).data?.role).toBe('pediatric_professional');
  });
});

describe('two families', () => {
  it('see only their own children, scans and orders', async () => {
    const [one, other] = [await createFamily(backend), await createFamily(backend)];
    await addScan(await addChild(one.client));
    await addOrder(one.id);
    for (const table of ['children', 'scans', 'orders', 'order_lines', 'profiles']) {
      expect((await one.client.from(table).select('*')).data).toHaveLength(1);
      const seen = (await other.client.from(table).select('*')).data ?? [];
      expect(seen.filter((row) => row.user_id === one.id || row.id === one.id)).toEqual([]);
      expect(seen).toHaveLength(table === 'profiles' ? 1 : 0);
    }
    const embedded = await one.client
      .from('orders')
      .select('total, order_lines(name, price, quantity)')
      .single();
    expect(embedded.data?.order_lines).toHaveLength(1);
  });

  it('cannot touch each other’s children', async () => {
    const [one, other] = [await createFamily(backend), await createFamily(backend)];
    const child = await addChild(one.client);
    const stolen = await other.client
      .from('children')
      .update({ first_name: 'Mine' })
      .eq('id', child.id)
      .select();
    expect(stolen.data).toEqual([]);
    await other.client.from('children').delete().eq('id', child.id);
    expect((await one.client.from('children').select('first_name')).data).toEqual([{ first_name: 'Kim' }]);
    const given = { first_name: 'Gift', birth_month: 1, birth_year: 2020, user_id: one.id };
    expect(codeOf(await other.client.from('children').insert(given))).toBe(PERMISSION_DENIED);
    const moved = await one.client.from('children').update({ user_id: other.id }).eq('id', child.id);
    expect(codeOf(moved)).toBe(PERMISSION_DENIED);
  });

  it('stay apart when they read at the same moment', async () => {
    const families = [await createFamily(backend), await createFamily(backend), await createFamily(backend)];
    for (const { client } of families) await addChild(client);
    const reads = Array.from({ length: 60 }, async (_, index) => {
      const family = families[index % families.length];
      const answer = await family?.client.from('children').select('user_id');
      return { found: answer?.data, expected: [{ user_id: family?.id }] };
    });
    for (const { found, expected } of await Promise.all(reads)) expect(found).toEqual(expected);
  });
});

describe('what the migrations withhold', () => {
  const TABLES = [
    'profiles',
    'children',
    'scans',
    'products',
    'articles',
    'orders',
    'order_lines',
    'contact_messages',
    'stripe_events',
  ];

  it.each(TABLES)('a visitor gets nothing of %s', async (table) => {
    const visitor = backend.visitor();
    expect(codeOf(await visitor.from(table).select('*'))).toBe(PERMISSION_DENIED);
    expect(codeOf(await visitor.from(table).insert({ id: crypto.randomUUID() }))).toBe(PERMISSION_DENIED);
  });

  it.each(['products', 'articles', 'contact_messages', 'stripe_events'])(
    'a signed-in person gets nothing of %s',
    async (table) => {
      const { client } = await createFamily(backend);
      expect(codeOf(await client.from(table).select('*'))).toBe(PERMISSION_DENIED);
    },
  );

  it('a signed-in person only reads scans and orders', async () => {
    const { client, id } = await createFamily(backend);
    const child = await addChild(client);
    const scan = { child_id: child.id, user_id: id, taken_at: '2026-01-31T12:00:00Z', status: 'processing' };
    expect(codeOf(await client.from('scans').insert(scan))).toBe(PERMISSION_DENIED);
    expect(codeOf(await client.from('scans').update({ level: 0 }).eq('user_id', id))).toBe(PERMISSION_DENIED);
    expect(codeOf(await client.from('orders').update({ status: 'paid' }).eq('user_id', id))).toBe(
      PERMISSION_DENIED,
    );
    expect(codeOf(await client.from('order_lines').delete().eq('quantity', 1))).toBe(PERMISSION_DENIED);
  });
});

describe('rows', () => {
  it.each([
    { birth_month: 13 },
    { birth_year: 1899 },
    { shoe_size: 12 },
    { shoe_size: 30.2 },
    { avatar: 'dragon' },
    { first_name: '   ' },
  ])('of children refuse %j', async (wrong) => {
    const { client } = await createFamily(backend);
    const child: Record<string, unknown> = { first_name: 'Kim', birth_month: 4, birth_year: 2019, ...wrong };
    const answer = await client.from('children').insert(child);
    expect([answer.status, codeOf(answer)]).toEqual([400, '23514']);
  });

  it('of scans refuse implausible feet, and a child of somebody else', async () => {
    const [one, other] = [await createFamily(backend), await createFamily(backend)];
    const child = await addChild(one.client);
    const scan = {
      child_id: child.id,
      user_id: one.id,
      taken_at: '2026-01-31T12:00:00Z',
      status: 'ready',
      left_foot: FOOT,
      right_foot: { ...FOOT, pronation: 'sideways' },
      gait: GAIT,
      level: 1,
    };
    expect((await service.from('scans').insert(scan)).error).not.toBeNull();
    const foreign = { ...scan, right_foot: FOOT, user_id: other.id };
    expect((await service.from('scans').insert(foreign)).error).not.toBeNull();
    expect((await service.from('scans').insert({ ...scan, right_foot: FOOT })).error).toBeNull();
  });

  it('write times as the hosted data API does', async () => {
    const { client } = await createFamily(backend);
    await addScan(await addChild(client));
    const { data } = await client.from('scans').select('taken_at').single();
    expect(data?.taken_at).toBe('2026-01-31T12:00:00+00:00');
  });

  it('of a deleted child take its scans along', async () => {
    const { client } = await createFamily(backend);
    const child = await addChild(client);
    await addScan(child);
    await client.from('children').delete().eq('id', child.id).throwOnError();
    expect((await client.from('scans').select('id')).data).toEqual([]);
  });
});

describe('articles', () => {
  const ARTICLE = {
    summary: 's',
    body: 'b',
    cover: 'arches',
    category: 'c',
    age_range: '6-9',
    reading_minutes: 1,
  };

  it.each([
    ['Don’t Step on the Lego!', 'dont-step-on-the-lego'],
    ['  Füße & Schuhe  ', 'fusse-schuhe'],
    ['???', 'article'],
  ])('of the title %j have the address %s, the next one -2', async (title, slug) => {
    const add = () =>
      service
        .from('articles')
        .insert({ ...ARTICLE, title })
        .select('slug')
        .single();
    expect((await add()).data?.slug).toBe(slug);
    expect((await add()).data?.slug).toBe(`${slug}-2`);
  });
});

describe('delete_account', () => {
  it('deletes the caller with everything, and nobody else', async () => {
    const [one, other] = [await createFamily(backend), await createFamily(backend)];
    for (const { client, id } of [one, other]) {
      await addScan(await addChild(client));
      await addOrder(id);
    }
    await one.client.rpc('delete_account').throwOnError();
    for (const table of ['profiles', 'children', 'scans', 'orders']) {
      const column = table === 'profiles' ? 'id' : 'user_id';
      expect((await service.from(table).select('id').eq(column, one.id)).data).toEqual([]);
      expect((await service.from(table).select('id').eq(column, other.id)).data).toHaveLength(1);
    }
    expect((await one.client.auth.getUser()).error).not.toBeNull();
  });

  it('is not for visitors', async () => {
    expect(codeOf(await backend.visitor().rpc('delete_account'))).toBe(PERMISSION_DENIED);
  });
});

describe('submit_contact_message', () => {
  const send = (p_email: string, p_ip_hash: string, client = service) =>
    client.rpc('submit_contact_message', { p_name: 'Jo', p_email, p_message: 'Hello', p_ip_hash });

  it('takes three messages an hour from one address, whatever its case, and then answers 429', async () => {
    const answers = await Promise.all(
      ['a@x.example', 'A@x.example', 'a@X.example', 'a@x.example'].map((email, index) =>
        send(email, `hash-${index}`),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    expect(answers.find(({ status }) => status === 429)?.error?.code).toBe('PT429');
  });

  it('takes three messages an hour from one network address', async () => {
    for (const name of ['b', 'c', 'd']) expect((await send(`${name}@x.example`, 'same')).status).toBe(200);
    expect((await send('e@x.example', 'same')).status).toBe(429);
    expect((await send('e@x.example', 'different')).status).toBe(200);
  });

  it('is for the service only', async () => {
    const { client } = await createFamily(backend);
    expect(codeOf(await send('f@x.example', 'f', client))).toBe(PERMISSION_DENIED);
    expect(codeOf(await send('f@x.example', 'f', backend.visitor()))).toBe(PERMISSION_DENIED);
  });
});

it('keeps the values of refused statements out of the log', async () => {
  const { client } = await createFamily(backend);
  await client.from('children').insert({ first_name: 'Secretname', birth_month: 99, birth_year: 2019 });
  expect(backend.log()).toContain('POST /rest/v1/children was refused: 23514');
  expect(backend.log()).not.toContain('Secretname');
});
