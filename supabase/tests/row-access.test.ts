import { testBackend } from '@little-arches/backend/testing/backend-process';
import { createFamily, newAddress, PASSWORD } from '@little-arches/backend/testing/test-families';
import {
  addChild,
  addExerciseDone,
  addOrder,
  addScan,
  codeOf,
  PERMISSION_DENIED,
} from '@little-arches/backend/testing/test-rows';
import type { SupabaseClient } from '@supabase/supabase-js';

const backend = testBackend();
let service: SupabaseClient;
beforeAll(() => {
  service = backend.service();
});

describe('a new account', () => {
  it('gets a profile with the display name split at the first space', async () => {
    const { client, id, email } = await createFamily(backend, 'Anna  van der Berg');
    const { data } = await client.from('profiles').select('id, email, first_name, last_name, role');
    expect(data).toEqual([{ id, email, first_name: 'Anna', last_name: 'van der Berg', role: 'parent' }]);
  });

  it('gets no role from what it says about itself at the sign-up', async () => {
    const email = newAddress();
    const data = { display_name: 'Kim Test', role: 'pediatric_professional' };
    await backend.visitor().auth.signUp({ email, password: PASSWORD, options: { data } });
    const profile = await service.from('profiles').select('role').eq('email', email).single();
    expect(profile.data?.role).toBe('parent');
  });

  it('changes its own name', async () => {
    const { client, id } = await createFamily(backend);
    const { data } = await client
      .from('profiles')
      .update({ first_name: 'Zoe', last_name: 'Ek' })
      .eq('id', id)
      .select('first_name, last_name');
    expect(data).toEqual([{ first_name: 'Zoe', last_name: 'Ek' }]);
    const { data: account } = await client.auth.getUser();
    expect(account.user?.user_metadata).toMatchObject({ display_name: 'Zoe Ek', email_verified: true });
  });

  it('changes no one else’s name', async () => {
    const [one, other] = [await createFamily(backend, 'Kim One'), await createFamily(backend)];
    const changed = await other.client
      .from('profiles')
      .update({ first_name: 'Mine' })
      .eq('id', one.id)
      .select('id');
    expect(changed.data).toEqual([]);
    expect((await one.client.from('profiles').select('first_name').single()).data?.first_name).toBe('Kim');
  });

  it.each([
    { role: 'pediatric_professional' },
    { group_id: '00000000-0000-4000-8000-000000000000' },
    { email: 'other@families.example' },
    { first_name: 'Zoe', role: 'pediatric_professional' },
  ])('can’t set %j in its profile', async (change) => {
    const { client, id } = await createFamily(backend);
    const before = await client.from('profiles').select('*').single();
    expect(codeOf(await client.from('profiles').update(change).eq('id', id))).toBe(PERMISSION_DENIED);
    expect((await client.from('profiles').select('*').single()).data).toEqual(before.data);
  });

  it('can neither create nor delete a profile', async () => {
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
    const child = await addChild(one.client);
    await addScan(service, child);
    await addExerciseDone(one.client, child.id);
    await addOrder(service, one.id);
    const tables = ['children', 'scans', 'exercises_done', 'orders', 'order_lines', 'deliveries', 'profiles'];
    for (const table of tables) {
      expect((await one.client.from(table).select('*')).data).toHaveLength(1);
      const seen = (await other.client.from(table).select('*')).data ?? [];
      expect(seen.filter((row) => row.user_id === one.id || row.id === one.id)).toEqual([]);
      expect(seen).toHaveLength(table === 'profiles' ? 1 : 0);
    }
    const embedded = await one.client
      .from('orders')
      .select('total, number, order_lines(name, price, quantity), deliveries(city, tax_percent)')
      .single();
    expect(embedded.data).toMatchObject({
      number: expect.stringMatching(/^\d{8}$/),
      order_lines: [expect.anything()],
      deliveries: { city: 'Berlin', tax_percent: 19 },
    });
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

  it('mark exercises of their own children only, and unmark only their own', async () => {
    const [one, other] = [await createFamily(backend), await createFamily(backend)];
    const child = await addChild(one.client);
    const done = await addExerciseDone(one.client, child.id);
    await other.client.from('exercises_done').delete().eq('id', done.id);
    expect((await one.client.from('exercises_done').select('id')).data).toEqual([{ id: done.id }]);
    const tick = { child_id: child.id, exercise: 'Heel walk', done_on: done.done_on };
    const rows = other.client.from('exercises_done');
    // Another family's child, with and without that family's user id.
    expect((await rows.insert(tick)).error).not.toBeNull();
    expect(codeOf(await rows.insert({ ...tick, user_id: one.id }))).toBe(PERMISSION_DENIED);
    const changed = await one.client.from('exercises_done').update({ exercise: 'Other' }).eq('id', done.id);
    expect(codeOf(changed)).toBe(PERMISSION_DENIED);
    expect((await one.client.from('exercises_done').delete().eq('id', done.id)).error).toBeNull();
    expect((await one.client.from('exercises_done').select('id')).data).toEqual([]);
  });

  it('pair the app with their own children only, and never see a code’s hash', async () => {
    const [one, other] = [await createFamily(backend), await createFamily(backend)];
    const child = await addChild(one.client);
    const pair = { p_child_id: child.id };
    const refused = await other.client.rpc('create_pairing_code', pair);
    expect([refused.status, codeOf(refused)]).toEqual([404, 'PT404']);
    expect(codeOf(await backend.visitor().rpc('create_pairing_code', pair))).toBe(PERMISSION_DENIED);
    await one.client.rpc('create_pairing_code', pair).throwOnError();
    expect((await one.client.from('pairing_codes').select('id, used_at')).data).toHaveLength(1);
    expect((await other.client.from('pairing_codes').select('id')).data).toEqual([]);
    for (const columns of ['*', 'code_hash'])
      expect(codeOf(await one.client.from('pairing_codes').select(columns))).toBe(PERMISSION_DENIED);
    const rows = one.client.from('pairing_codes');
    const later = { expires_at: '2100-01-01T00:00:00Z' };
    expect(codeOf(await rows.update(later).eq('child_id', child.id))).toBe(PERMISSION_DENIED);
    expect(codeOf(await rows.delete().eq('child_id', child.id))).toBe(PERMISSION_DENIED);
    const own = { child_id: child.id, user_id: one.id, code_hash: '0'.repeat(64), ...later };
    expect(codeOf(await rows.insert(own))).toBe(PERMISSION_DENIED);
  });

  it('share their own finished scans only, and revoke their own links only', async () => {
    const [one, other] = [await createFamily(backend), await createFamily(backend)];
    await addScan(service, await addChild(one.client));
    const { data: scan } = await one.client.from('scans').select('id').single().throwOnError();
    const share = { p_scan_id: scan.id, p_days: 7 };
    const refused = await other.client.rpc('create_sharing_link', share);
    expect([refused.status, codeOf(refused)]).toEqual([404, 'PT404']);
    expect(codeOf(await backend.visitor().rpc('create_sharing_link', share))).toBe(PERMISSION_DENIED);
    const { data: made } = await one.client.rpc('create_sharing_link', share).throwOnError();
    const own = () => one.client.from('sharing_links').select('id, scan_id');
    expect((await own()).data).toEqual([{ id: made.id, scan_id: scan.id }]);
    expect((await other.client.from('sharing_links').select('id')).data).toEqual([]);
    for (const columns of ['*', 'token_hash'])
      expect(codeOf(await one.client.from('sharing_links').select(columns))).toBe(PERMISSION_DENIED);
    await other.client.from('sharing_links').delete().eq('id', made.id);
    expect((await own()).data).toHaveLength(1);
    const rows = one.client.from('sharing_links');
    const later = { expires_at: '2100-01-01T00:00:00Z' };
    expect(codeOf(await rows.update(later).eq('id', made.id))).toBe(PERMISSION_DENIED);
    const forged = { scan_id: scan.id, user_id: one.id, token_hash: '0'.repeat(64), ...later };
    expect(codeOf(await rows.insert(forged))).toBe(PERMISSION_DENIED);
    // A link's holder reads through the function only, which uses the service role.
    for (const client of [backend.visitor(), other.client, one.client]) {
      const read = await client.rpc('read_shared_scan', { p_token: made.token });
      expect(codeOf(read)).toBe(PERMISSION_DENIED);
    }
    await rows.delete().eq('id', made.id).throwOnError();
    expect((await own()).data).toEqual([]);
  });

  it('stay separate when they read at the same moment', async () => {
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
