import { testBackend } from '@little-arches/backend/testing/backend-process';
import { declaredTables, migrationsSql } from '@little-arches/backend/testing/declared';
import { createFamily } from '@little-arches/backend/testing/test-families';
import {
  ADDRESS,
  addChild,
  addExerciseDone,
  addOrder,
  addScan,
  codeOf,
  PERMISSION_DENIED,
  SCAN,
} from '@little-arches/backend/testing/test-rows';
import { CHILD_LIMITS } from '@little-arches/contracts/input';
import type { SupabaseClient } from '@supabase/supabase-js';

const backend = testBackend();
let service: SupabaseClient;
beforeAll(() => {
  service = backend.service();
});

const OF_A_CHILD = ['scans', 'exercises_done', 'sharing_links', 'pairing_codes'];

/** Creates a family whose child has a row in every table, and the link that shares its scan. */
async function createFullFamily() {
  const { client, id } = await createFamily(backend);
  const child = await addChild(client);
  await client.from('children').update({ reference: 'K-12' }).eq('id', child.id).throwOnError();
  await addScan(service, child, { source_id: crypto.randomUUID() });
  await addExerciseDone(client, child.id);
  const old = { child_id: child.id, user_id: id, exercise: 'Heel walk', done_on: '2026-03-01' };
  await service.from('exercises_done').insert(old).throwOnError();
  await addOrder(service, id);
  const { data: line } = await client.from('order_lines').select('id').single().throwOnError();
  await service.from('order_lines').update({ child_id: child.id }).eq('id', line.id).throwOnError();
  const { data: scan } = await client.from('scans').select('id').single().throwOnError();
  const { data: link } = await client
    .rpc('create_sharing_link', { p_scan_id: scan.id, p_days: 7 })
    .throwOnError();
  const { data: pairing } = await client.rpc('create_pairing_code', { p_child_id: child.id }).throwOnError();
  const remove = () => client.from('children').delete().eq('id', child.id).throwOnError();
  return { client, id, child, scanId: scan.id as string, token: link.token, code: pairing.code, remove };
}

async function rowsOf(client: SupabaseClient) {
  const tables = ['children', 'scans', 'exercises_done', 'order_lines'];
  const read = tables.map(async (table) => {
    const { data } = await client.from(table).select('*').order('id').throwOnError();
    return [table, data] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

it('hides a deleted child in tables, lists, links and functions', async () => {
  const { client, id, child, scanId, token, code, remove } = await createFullFamily();
  await remove();
  for (const table of ['children', ...OF_A_CHILD]) {
    const column = ['pairing_codes', 'sharing_links'].includes(table) ? 'id' : '*';
    expect([table, (await client.from(table).select(column)).data]).toEqual([table, []]);
    // Not even the service's functions, which bypass row level security, find it.
    expect([table, (await service.from(table).select('id').eq('user_id', id)).data]).toEqual([table, []]);
  }
  const today = { p_today: '2026-11-27' };
  expect((await client.rpc('list_children', today)).data).toMatchObject({ total: 0, rows: [] });
  expect((await client.rpc('list_scans', {})).data).toMatchObject({ total: 0, rows: [] });
  expect((await service.rpc('read_shared_scan', { p_token: token })).data).toBeNull();
  const pair = { p_child_id: child.id };
  expect(codeOf(await client.rpc('create_pairing_code', pair))).toBe('PT404');
  const share = { p_scan_id: scanId, p_days: 7 };
  expect(codeOf(await client.rpc('create_sharing_link', share))).toBe('PT404');
  const scan = { ...SCAN, scan_id: crypto.randomUUID() };
  const store = { p_user_id: id, p_child_id: child.id, p_scan: scan, p_arrived_by: 'import' };
  expect(codeOf(await service.rpc('store_scan', store))).toBe('PT404');
  const deliver = { p_code: code, p_ip_hash: 'someone', p_scan: scan };
  expect((await service.rpc('deliver_scan', deliver)).data).toBeNull();
  expect((await client.from('order_lines').select('child_id')).data).toEqual([{ child_id: null }]);
  await client.rpc('set_reminders', { p_rescan: true }).throwOnError();
  await service.rpc('write_due_reminders').throwOnError();
  expect((await service.from('reminder_mails').select('child_id').eq('child_id', child.id)).data).toEqual([]);
});

it('restores a child with everything but its links and codes', async () => {
  const { client, child, token, remove } = await createFullFamily();
  const before = await rowsOf(client);
  await remove();
  const { data: kept } = await client
    .from('deleted_children')
    .select('id, scan_count, last_taken_at, child')
    .throwOnError();
  expect(kept).toMatchObject([
    { id: child.id, scan_count: 1, last_taken_at: '2026-01-31T12:00:00+00:00', child: { reference: 'K-12' } },
  ]);
  await client.rpc('restore_child', { p_child_id: child.id }).throwOnError();
  expect(await rowsOf(client)).toEqual(before);
  expect((await client.from('deleted_children').select('id')).data).toEqual([]);
  expect((await service.rpc('read_shared_scan', { p_token: token })).data).toBeNull();
  expect((await client.from('pairing_codes').select('id')).data).toEqual([]);
  expect(codeOf(await client.rpc('restore_child', { p_child_id: child.id }))).toBe('PT404');
  // People can't add exercises of past days, neither before nor after a deletion.
  const old = { child_id: child.id, exercise: 'The giraffe', done_on: '2026-03-02' };
  expect(codeOf(await client.from('exercises_done').insert(old))).toBe('PT422');
});

it('lets no one else see, restore or permanently delete a deleted child', async () => {
  const { client, child, remove } = await createFullFamily();
  const another = await createFamily(backend);
  await remove();
  for (const other of [another.client, backend.visitor()]) {
    const refused = other === another.client ? 'PT404' : PERMISSION_DENIED;
    expect((await other.from('deleted_children').select('id')).data ?? []).toEqual([]);
    expect(codeOf(await other.rpc('restore_child', { p_child_id: child.id }))).toBe(refused);
    await other.from('deleted_children').delete().eq('id', child.id);
  }
  expect((await client.from('deleted_children').select('id')).data).toEqual([{ id: child.id }]);
  for (const hidden of ['reminder_mails', 'order_lines', '*'])
    expect(codeOf(await client.from('deleted_children').select(hidden))).toBe(PERMISSION_DENIED);
  const later = { deleted_at: '2100-01-01T00:00:00Z' };
  expect(codeOf(await client.from('deleted_children').update(later).eq('id', child.id))).toBe(
    PERMISSION_DENIED,
  );
  await client.from('deleted_children').delete().eq('id', child.id).throwOnError();
  expect(codeOf(await client.rpc('restore_child', { p_child_id: child.id }))).toBe('PT404');
});

it('hides a child’s reference from other accounts, and limits its length', async () => {
  const { client, child } = await createFullFamily();
  const another = await createFamily(backend);
  expect((await another.client.from('children').select('reference')).data).toEqual([]);
  await another.client.from('children').update({ reference: 'mine' }).eq('id', child.id);
  expect((await client.from('children').select('reference').single()).data).toEqual({ reference: 'K-12' });
  const wrong = await client
    .from('children')
    .update({ reference: 'x'.repeat(41) })
    .eq('id', child.id);
  expect(codeOf(wrong)).toBe('23514');
  expect(backend.log()).not.toContain('K-12');
});

/** Closes the open orders of an account, as its deletion by the settings does first. */
const closeOrders = (id: string) =>
  service.from('orders').update({ closed_at: new Date().toISOString() }).eq('user_id', id).throwOnError();

it('deletes an account with its deleted children at once', async () => {
  const { client, id, remove } = await createFullFamily();
  const stays = await createFullFamily();
  await remove();
  await stays.remove();
  await closeOrders(id);
  await client.rpc('delete_account').throwOnError();
  const left = service.from('deleted_children').select('id');
  expect((await left.in('user_id', [id, stays.id])).data).toEqual([{ id: stays.child.id }]);
});

it('deletes a child permanently after the days of the contract, not before, and hides it from then on', async () => {
  const { client, child, remove } = await createFullFamily();
  const stays = await createFullFamily();
  await remove();
  await stays.remove();
  const deletedDaysAgo = (days: number, { id }: { id: string }) => {
    const deleted_at = new Date(Date.now() - days * 86_400_000).toISOString();
    return service.from('deleted_children').update({ deleted_at }).eq('id', id).throwOnError();
  };
  await deletedDaysAgo(CHILD_LIMITS.keptDays, child);
  await deletedDaysAgo(CHILD_LIMITS.keptDays - 0.1, stays.child);
  expect((await client.from('deleted_children').select('id')).data).toEqual([]);
  expect(codeOf(await client.rpc('restore_child', { p_child_id: child.id }))).toBe('PT404');
  expect((await service.rpc('purge_deleted_children')).data).toBe(1);
  const left = service.from('deleted_children').select('id');
  expect((await left.in('id', [child.id, stays.child.id])).data).toEqual([{ id: stays.child.id }]);
});

it('keeps no copy of the children of a deleted account', async () => {
  const { client, id } = await createFullFamily();
  await closeOrders(id);
  await client.rpc('delete_account').throwOnError();
  expect((await service.from('deleted_children').select('id').eq('user_id', id)).data).toEqual([]);
});

it('lists every table whose rows are deleted with a child, so that a new table is noticed', () => {
  const goWithIt = [...migrationsSql().matchAll(/create table public\.(\w+) \(([\s\S]*?)\n\);/g)]
    .filter(([, , body = '']) => /references public\.(children|scans)\b/.test(body))
    .map(([, name = '']) => name)
    .filter((name) => declaredTables().includes(name));
  const kept = ['scans', 'exercises_done', 'reminder_mails', 'order_lines'];
  expect(goWithIt.sort()).toEqual([...kept, 'sharing_links', 'pairing_codes'].sort());
});

it('ships to the address of the order, whatever was deleted', async () => {
  const { client, remove } = await createFullFamily();
  await remove();
  expect((await client.from('deliveries').select('city').single()).data).toEqual({ city: ADDRESS.city });
});
