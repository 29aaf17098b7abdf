import { addChild, addScan } from '@little-arches/backend/testing/test-rows';
import { getSharedScan } from '@little-arches/contracts/backend';
import { type Customer, testShop } from '../_testing/shop.ts';

const shop = testShop();
let mia: Customer;
let scan: { id: string; child_id: string };

beforeAll(async () => {
  mia = await shop.createCustomer();
  const child = await addChild(mia.client);
  await addScan(shop.service, child);
  await addScan(shop.service, child);
  await shop.service.from('scans').update({ taken_offset: -240 }).eq('child_id', child.id).throwOnError();
  const { data } = await mia.client.from('scans').select('id, child_id').limit(1).single().throwOnError();
  scan = data;
});

async function share(p_days = 7, p_scan_id = scan.id): Promise<{ id: string; token: string }> {
  const { data } = await mia.client.rpc('create_sharing_link', { p_scan_id, p_days }).throwOnError();
  return data;
}

const read = (token: string) => shop.call('getSharedScan', { token });

const ENDED = { message: 'This link has ended or was taken back. Ask whoever sent it for a new one.' };

test('a link shows one scan to its holder, and only the child’s data in a report', async () => {
  const { token } = await share();
  expect(token).toMatch(/^[0-9a-f]{48}$/);
  const { status, body } = await read(token);
  expect(status).toBe(200);
  expect(getSharedScan.parse(body)).toEqual(body);
  expect(body.data.scan).toMatchObject({ id: scan.id, status: 'ready', level: 1, taken_offset: -240 });
  expect(body.data.child).toEqual({ first_name: 'Kim', birth_month: 4, birth_year: 2019 });
  expect(JSON.stringify(body)).not.toContain(mia.id);
});

test('only a hash of the token is stored', async () => {
  const { id, token } = await share();
  const { data } = await shop.service.from('sharing_links').select('*').eq('id', id).single().throwOnError();
  expect(JSON.stringify(data)).not.toContain(token);
  expect((await read(data.token_hash.slice(0, 48))).status).toBe(404);
});

test('a link is invalid after its expiry, after it is revoked, and after its scan is deleted', async () => {
  const [old, revoked, gone] = [await share(), await share(), await share()];
  await shop.service
    .from('sharing_links')
    .update({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .eq('id', old.id)
    .throwOnError();
  await mia.client.from('sharing_links').delete().eq('id', revoked.id).throwOnError();
  for (const { token } of [old, revoked]) {
    const { status, body } = await read(token);
    expect([status, body]).toEqual([404, ENDED]);
  }
  expect((await read(gone.token)).status).toBe(200);
  await mia.client.from('children').delete().eq('id', scan.child_id).throwOnError();
  expect((await read(gone.token)).body).toEqual(ENDED);
  expect((await mia.client.from('sharing_links').select('id')).data).toEqual([]);
});

test('an account has at most 50 links to finished scans, for at most 90 days', async () => {
  const child = await addChild(mia.client);
  await addScan(shop.service, child);
  const rows = mia.client.from('scans').select('id, user_id').eq('child_id', child.id);
  const { data: ready } = await rows.single().throwOnError();
  const links = Array.from({ length: 50 }, (_, index) => ({
    user_id: ready.user_id,
    scan_id: ready.id,
    token_hash: String(index).padStart(64, '0'),
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  }));
  await shop.service.from('sharing_links').insert(links).throwOnError();
  const refused = async (p_days: number, p_scan_id = ready.id) => {
    const { error, status } = await mia.client.rpc('create_sharing_link', { p_scan_id, p_days });
    return [status, error?.message];
  };
  expect(await refused(7)).toEqual([409, expect.stringContaining('at most 50 links')]);
  for (const days of [0, 91]) expect(await refused(days)).toEqual([422, 'A link is good for 1 to 90 days.']);
  const working = { child_id: child.id, user_id: ready.user_id, taken_at: '2026-06-02T09:30:00Z' };
  const { data } = await shop.service.from('scans').insert(working).select('id').single().throwOnError();
  expect((await refused(7, data.id))[0]).toBe(404);
});
