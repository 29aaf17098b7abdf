import { openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import {
  clearAway,
  createFilledDirectory,
  createTestDirectory,
  startBackendProcess,
  testBackend,
} from './testing/backend-process';
import { createFamily, PASSWORD } from './testing/test-families';
import { createTestRoot } from './testing/test-root';

afterAll(clearAway);

describe('a new data directory', () => {
  const backend = testBackend({ dataDir: createTestDirectory() });

  it('contains products on every level, one of them withdrawn, in one currency', async () => {
    const { data } = await backend
      .service()
      .from('products')
      .select('slug, level, currency, price, withdrawn_at')
      .throwOnError();
    const offered = data.filter(({ withdrawn_at }) => withdrawn_at === null);
    expect(offered.length).toBeGreaterThanOrEqual(10);
    expect(data.length).toBe(offered.length + 1);
    expect([...new Set(offered.map(({ level }) => level))].sort()).toEqual(['0', '1', '2', '3']);
    expect([...new Set(data.map(({ currency }) => currency))]).toEqual(['eur']);
    expect(offered.map(({ slug }) => slug)).toContain('rocket-insole');
  });

  it('contains for each article a text of about 120 words, a note for parents, and sources', async () => {
    const { data } = await backend
      .service()
      .from('articles')
      .select('title, short_body, parents_note, sources')
      .throwOnError();
    for (const { title, short_body, parents_note, sources } of data) {
      const words = short_body?.split(/\s+/).length ?? 0;
      expect([title, words >= 100 && words <= 150]).toEqual([title, true]);
      expect([title, parents_note?.length > 100, sources?.length > 0]).toEqual([title, true, true]);
    }
  });

  it('contains articles for children, each with its own cover and of sufficient length', async () => {
    const { data } = await backend.service().from('articles').select('title, cover, body').throwOnError();
    expect(data.map(({ cover }) => cover).sort()).toEqual([
      'animals',
      'arches',
      'balance',
      'barefoot',
      'bones',
      'fitting',
      'footprint',
      'growing',
      'measure',
      'scan',
      'shoes',
      'sweat',
      'toe-yoga',
      'world',
    ]);
    expect(data.map(({ title }) => title)).toContain('Why Do Feet Have Arches?');
    for (const { body } of data) {
      const words = body
        .replace(/^!\[.*$/gm, '')
        .trim()
        .split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(250);
      expect(words).toBeLessThanOrEqual(500);
    }
  });

  it.each([
    ['demo@littlearches.example', 'parent', 3],
    ['clinic@littlearches.example', 'pediatric_professional', 40],
  ])('lets %s (%s) sign in and see a year of scans', async (email, role, children) => {
    const client = backend.visitor();
    await client.auth.signInWithPassword({ email, password: 'demo-arches-1' });
    const { data: profile } = await client.from('profiles').select('role').single().throwOnError();
    expect(profile.role).toBe(role);
    const { data: scans } = await client
      .from('scans')
      .select('child_id, status, taken_at, level, note, failure_reason')
      .throwOnError();
    const { data: profiles } = await client.from('children').select('id').throwOnError();
    expect(profiles).toHaveLength(children);
    const scanned = new Set(scans.map(({ child_id }) => child_id)).size;
    expect(scanned).toBeGreaterThan(children * 0.9);
    expect(new Set(scans.map(({ status }) => status))).toEqual(new Set(['ready', 'processing', 'failed']));
    const ages = scans.map(({ taken_at }) => (Date.now() - Date.parse(taken_at)) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(366);
    // We have no range of the arch to compare with, and no app to scan with.
    const words = scans.map(({ note, failure_reason }) => `${note} ${failure_reason}`).join('\n');
    expect(words).not.toMatch(/usual range|typical for|please (film|scan|rescan)/i);
  });

  it('contains past orders whose totals are the sums of their lines', async () => {
    const { data } = await backend
      .service()
      .from('orders')
      .select('total, order_lines(price, quantity)')
      .throwOnError();
    expect(data.length).toBeGreaterThanOrEqual(2);
    for (const { total, order_lines } of data)
      expect(order_lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(total);
  });

  it('answers 404 for a function that does not exist, and for a folder of none', async () => {
    const call = (name: string) =>
      fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', body: '{}' });
    expect((await call('nothingHere')).status).toBe(404);
    expect((await call('..%2f..%2fscripts')).status).toBe(404);
  });

  it('keeps its keys secret', () => {
    const file = join(backend.dataDir, 'keys.json');
    const keys = readJson(file, v.object({ secretKey: v.string(), jwtSecret: v.string() }));
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
    expect(backend.publishableKey).toMatch(/^sb_publishable_/);
    expect(backend.log()).not.toContain(keys.secretKey);
    expect(backend.log()).not.toContain(keys.jwtSecret);
  });

  it('refuses a second process, and names the fix', async () => {
    await expect(startBackendProcess({ dataDir: backend.dataDir })).rejects.toThrow(
      /is in use by process \d+ on .*Stop that process, or choose another data directory\./,
    );
  });
});

describe('an existing data directory', () => {
  it('keeps everything through a stop and through a kill', async () => {
    const dataDir = await createFilledDirectory();
    let backend = await startBackendProcess({ dataDir });
    const first = await createFamily(backend);
    await backend.stop();

    backend = await startBackendProcess({ dataDir });
    const second = await createFamily(backend);
    const { data: session } = await second.client.auth.getSession();
    await second.client.from('children').insert({ first_name: 'Kim', birth_month: 1, birth_year: 2020 });
    await backend.kill();

    backend = await startBackendProcess({ dataDir });
    for (const { email } of [first, second]) {
      const { error } = await backend.visitor().auth.signInWithPassword({ email, password: PASSWORD });
      expect(error).toBeNull();
    }
    const client = backend.visitor();
    const { error } = await client.auth.refreshSession({
      refresh_token: session.session?.refresh_token ?? '',
    });
    expect(error).toBeNull();
    expect((await client.from('children').select('first_name')).data).toEqual([{ first_name: 'Kim' }]);
    const { data: products } = await backend.service().from('products').select('id');
    expect(products?.length).toBeGreaterThan(10);
    await backend.stop();
  });

  it('runs a new migration at the next start, and changes nothing when it fails', async () => {
    const root = createTestRoot();
    const dataDir = await createFilledDirectory();
    let backend = await startBackendProcess({ root, dataDir });
    const { email } = await createFamily(backend);
    await backend.stop();

    const migrations = join(root, 'supabase', 'migrations');
    const broken = join(migrations, '20990101000000_broken.sql');
    writeFileSync(broken, 'create table public.half (id int); select nonsense;');
    await expect(startBackendProcess({ root, dataDir })).rejects.toThrow(
      /20990101000000_broken\.sql failed and nothing of it was kept: .*nonsense.*Correct the file/,
    );

    // Grants everything, to show that the profile's trigger protects by itself.
    writeFileSync(
      broken,
      'create table public.half (id int); grant all on public.profiles to authenticated;',
    );
    backend = await startBackendProcess({ root, dataDir });
    const client = backend.visitor();
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    const id = data.user?.id ?? '';
    const change = await client.from('profiles').update({ role: 'pediatric_professional' }).eq('id', id);
    expect(change.error?.message).toBe('Only the backend changes id, email, role and group of a profile.');
    expect((await client.from('profiles').update({ first_name: 'Zoe' }).eq('id', id)).error).toBeNull();
    await backend.stop();
  });
});

describe('a data directory that can’t be used', () => {
  it('is reported when its database is damaged', async () => {
    const dataDir = await createFilledDirectory();
    const control = openSync(join(dataDir, 'database', 'global', 'pg_control'), 'r+');
    writeSync(control, Buffer.alloc(8192, 7), 0, 8192, 0);
    await expect(startBackendProcess({ dataDir })).rejects.toThrow(
      /database can't be opened|database in .* can't be opened .*move that folder away to start over/,
    );
  });
});
