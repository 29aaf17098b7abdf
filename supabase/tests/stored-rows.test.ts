import { join } from 'node:path';
import { signToken, verifyToken } from '@little-arches/backend/auth/access-token';
import { testBackend } from '@little-arches/backend/testing/backend-process';
import { createFamily } from '@little-arches/backend/testing/test-families';
import {
  addChild,
  addExerciseDone,
  addOrder,
  addScan,
  codeOf,
  FOOT,
  GAIT,
  PERMISSION_DENIED,
} from '@little-arches/backend/testing/test-rows';
import { readJson } from '@little-arches/kit/files/read-json';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';

const backend = testBackend();
let service: SupabaseClient;
beforeAll(() => {
  service = backend.service();
});

describe('the tables', () => {
  it.each([
    { birth_month: 13 },
    { birth_year: 1899 },
    { shoe_size: 12 },
    { shoe_size: 30.2 },
    { avatar: 'dragon' },
    { first_name: '   ' },
  ])('refuse %j for children', async (wrong) => {
    const { client } = await createFamily(backend);
    const child: Record<string, unknown> = { first_name: 'Kim', birth_month: 4, birth_year: 2019, ...wrong };
    const answer = await client.from('children').insert(child);
    expect([answer.status, codeOf(answer)]).toEqual([400, '23514']);
  });

  it('refuse implausible feet, and scans of another family’s child', async () => {
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

  it('format times as the hosted data API does', async () => {
    const { client } = await createFamily(backend);
    await addScan(service, await addChild(client));
    const { data } = await client.from('scans').select('taken_at').single();
    expect(data?.taken_at).toBe('2026-01-31T12:00:00+00:00');
  });

  it('delete scans, exercises and pairing codes with their child', async () => {
    const { client } = await createFamily(backend);
    const child = await addChild(client);
    await addScan(service, child);
    await addExerciseDone(client, child.id);
    await client.rpc('create_pairing_code', { p_child_id: child.id }).throwOnError();
    await client.from('children').delete().eq('id', child.id).throwOnError();
    expect((await client.from('scans').select('id')).data).toEqual([]);
    expect((await client.from('exercises_done').select('id')).data).toEqual([]);
    expect((await client.from('pairing_codes').select('id')).data).toEqual([]);
  });
});

describe('the table of articles', () => {
  const ARTICLE = {
    summary: 's',
    body: 'b',
    cover: 'arches',
    category: 'c',
    age_range: '6-9',
    reading_minutes: 1,
  };

  const add = (row: object) =>
    service
      .from('articles')
      .insert({ ...ARTICLE, title: 'Some feet', ...row })
      .select('slug')
      .single();

  it('accepts a missing address, and refuses a duplicate', async () => {
    expect((await add({})).data?.slug).toBeNull();
    expect((await add({ slug: 'ноги' })).data?.slug).toBe('ноги');
    expect(codeOf(await add({ slug: 'ноги' }))).toBe('23505');
  });

  it.each(['', 'a b', 'a/b', 'a?b', 'a#b', 'a%20b', 'a\\b'])('refuses %j as an address', async (slug) => {
    expect(codeOf(await add({ slug }))).toBe('23514');
  });

  it.each([
    [{ short_body: '' }],
    [{ short_body: 'w'.repeat(3001) }],
    [{ parents_note: '' }],
    [{ sources: [] }],
    [{ sources: ['A book', null] }],
    [{ sources: ['A book', ''] }],
  ])('refuses an empty or too long note, short text or source: %#', async (row) => {
    expect(codeOf(await add(row))).toBe('23514');
  });
});

describe('delete_account', () => {
  it('deletes the caller’s data, and no one else’s', async () => {
    const [one, other] = [await createFamily(backend), await createFamily(backend)];
    for (const { client, id } of [one, other]) {
      const child = await addChild(client);
      await addScan(service, child);
      await addExerciseDone(client, child.id);
      await addOrder(service, id);
    }
    expect((await one.client.rpc('delete_account')).error?.details).toBe('open_payments');
    // As deleteAccount does, before it asks again.
    await service
      .from('orders')
      .update({ closed_at: new Date().toISOString() })
      .eq('user_id', one.id)
      .throwOnError();
    await one.client.rpc('delete_account').throwOnError();
    for (const table of ['profiles', 'children', 'scans', 'exercises_done', 'orders']) {
      const column = table === 'profiles' ? 'id' : 'user_id';
      expect((await service.from(table).select('id').eq(column, one.id)).data).toEqual([]);
      expect((await service.from(table).select('id').eq(column, other.id)).data).toHaveLength(1);
    }
    expect((await one.client.auth.getUser()).error).not.toBeNull();
  });

  it('keeps paid orders for shipping and bookkeeping, and then deletes the person’s mail address', async () => {
    const { client, id, email } = await createFamily(backend);
    const orders = { waiting: await addOrder(service, id), shipped: await addOrder(service, id) };
    for (const intent of Object.values(orders))
      await service
        .from('orders')
        .update({ status: 'paid', paid_at: new Date().toISOString(), email })
        .eq('payment_intent', intent)
        .throwOnError();
    const numberOf = async (intent: string) =>
      (
        await service
          .from('orders')
          .select('id, number, email, user_id')
          .eq('payment_intent', intent)
          .single()
      ).data;
    const mailed = async (intent: string, kind: string) => {
      const order = await numberOf(intent);
      await service.rpc('note_order_mail', { p_order_id: order?.id, p_kind: kind }).throwOnError();
    };
    const ship = async (intent: string) => {
      const { number } = (await numberOf(intent)) ?? {};
      await service
        .rpc('ship_order', { p_number: number, p_carrier: 'Post', p_tracking: null })
        .throwOnError();
    };
    await mailed(orders.shipped, 'paid');
    await ship(orders.shipped);
    await mailed(orders.shipped, 'shipped');

    await client.rpc('delete_account').throwOnError();
    expect(await numberOf(orders.shipped)).toMatchObject({ user_id: null, email: 'deleted@account.invalid' });
    expect(await numberOf(orders.waiting)).toMatchObject({ user_id: null, email });
    await ship(orders.waiting);
    await mailed(orders.waiting, 'shipped');
    expect(await numberOf(orders.waiting)).toMatchObject({ email });
    await mailed(orders.waiting, 'paid');
    expect(await numberOf(orders.waiting)).toMatchObject({ email: 'deleted@account.invalid' });
  });

  it.each([
    ['entered eleven minutes ago', [{ method: 'password', minutes: 11 }]],
    ['not entered, but a link of a mail spent', [{ method: 'otp', minutes: 0 }]],
    ['entered in an unknown way', undefined],
  ])('requires a recently entered password, not one %s', async (_, ways) => {
    const { client, id } = await createFamily(backend);
    const { data } = await client.auth.getSession();
    const { jwtSecret } = readJson(join(backend.dataDir, 'keys.json'), v.object({ jwtSecret: v.string() }));
    const claims = await verifyToken(data.session?.access_token ?? '', jwtSecret);
    if (!claims) throw new Error('A family is signed in');
    const now = Math.floor(Date.now() / 1000);
    const amr = ways?.map(({ method, minutes }) => ({ method, timestamp: now - 60 * minutes }));
    const token = await signToken({ ...claims, amr }, jwtSecret);
    const answer = await fetch(`${backend.url}/rest/v1/rpc/delete_account`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ message: 'Enter your password to delete your account.' });
    expect((await service.from('profiles').select('id').eq('id', id)).data).toHaveLength(1);
  });

  it('refuses visitors', async () => {
    expect(codeOf(await backend.visitor().rpc('delete_account'))).toBe(PERMISSION_DENIED);
  });
});

describe('submit_contact_message', () => {
  const send = (p_email: string, p_ip_hash: string, client = service) =>
    client.rpc('submit_contact_message', { p_name: 'Jo', p_email, p_message: 'Hello', p_ip_hash });

  it('accepts three messages an hour from one address, in any case, and then answers 429', async () => {
    const answers = await Promise.all(
      ['a@x.example', 'A@x.example', 'a@X.example', 'a@x.example'].map((email, index) =>
        send(email, `hash-${index}`),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    expect(answers.find(({ status }) => status === 429)?.error?.code).toBe('PT429');
  });

  it('accepts three messages an hour from one network address', async () => {
    for (const name of ['b', 'c', 'd']) expect((await send(`${name}@x.example`, 'same')).status).toBe(200);
    expect((await send('e@x.example', 'same')).status).toBe(429);
    expect((await send('e@x.example', 'different')).status).toBe(200);
  });

  it('accepts calls of the service only', async () => {
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
