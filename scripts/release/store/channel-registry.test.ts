import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@little-arches/kit/integrity';
import { createSampleCheckout, makeLive, sampleAddress } from '../testing/sample-build';
import { changeRegistry, readDescriptor, readRegistry } from './channel-registry';
import { earlierVersions } from './live-versions';
import { createDirectoryStore, type ReleaseStore } from './store';

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;

beforeEach(() => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
});
afterEach(() => checkout.remove());

const release = (name: string, version: string) =>
  makeLive(
    store,
    'production',
    checkout.build({ name, version, addresses: [sampleAddress('/store', 'store')] }),
  );

const published = async (name: string) =>
  (await readRegistry(store, 'production')).registry.microFrontends[name]?.map(({ metadata, deployment }) => [
    metadata.version,
    deployment?.default,
    deployment?.traffic,
  ]);

it('lists the live version first and keeps five earlier ones for rollbacks', async () => {
  for (const minor of [0, 1, 2, 3, 4, 5, 6]) await release('remote-store', `1.${minor}.0`);
  const earlier = ['1.5.0', '1.4.0', '1.3.0', '1.2.0', '1.1.0'];
  expect(await published('remote-store')).toEqual([
    ['1.6.0', true, 100],
    ...earlier.map((version) => [version, false, 0]),
  ]);
  const { registry } = await readRegistry(store, 'production');
  expect(earlierVersions(registry, 'remote-store').map(({ metadata }) => metadata.version)).toEqual(earlier);
});

it('makes an earlier version live again without listing it twice', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.0.0']) await release('remote-store', version);
  expect(await published('remote-store')).toEqual([
    ['1.0.0', true, 100],
    ['1.1.0', false, 0],
  ]);
});

it('loses no package when several become live at the same time', async () => {
  const names = ['shell', 'remote-marketing', 'remote-store', 'remote-account', 'remote-kids-zone'];
  await Promise.all(names.map((name) => release(name, '1.0.0')));
  const { registry } = await readRegistry(store, 'production');
  expect(Object.keys(registry.microFrontends).sort()).toEqual([...names].sort());
});

it('refuses a pointer of a former format, and says how to go on', async () => {
  const former = { schema: '', microFrontends: {}, signature: { payload: '' } };
  await store.putOnce('channels/production.json', Buffer.from(JSON.stringify(former)));
  await expect(release('remote-store', '1.0.0')).rejects.toThrow(
    'The registry has format 1, which is not read any more. npm start moves such releases of its data directory aside',
  );
});

it('names a version without a descriptor', async () => {
  await expect(readDescriptor(store, 'remote-store', '9.9.9')).rejects.toThrow(
    'remote-store 9.9.9 is in the registry, but its descriptor is not in the store',
  );
});

it('refuses to write an unreadable registry', async () => {
  await release('remote-store', '1.0.0');
  const before = await readRegistry(store, 'production');
  const [entry] = before.registry.microFrontends['remote-store'] ?? [];
  const attack = entry && { ...entry, url: '"><script src=//evil.example></script>' };
  await expect(
    changeRegistry(store, 'production', (registry) => ({
      ...registry,
      microFrontends: { 'remote-store': attack ? [attack] : [] },
    })),
  ).rejects.toThrow("The registry would be wrong at 'microFrontends.remote-store.0.url'");
  expect((await readRegistry(store, 'production')).etag).toBe(before.etag);
});

it('refuses a descriptor with another hash than in the registry, or with files at other places', async () => {
  await release('remote-store', '1.0.0');
  const key = 'remote-store/1.0.0/descriptor.json';
  const text = (await store.get(key))?.content.toString() ?? '';
  expect((await readDescriptor(store, 'remote-store', '1.0.0', integrityOf(text))).version).toBe('1.0.0');
  await expect(readDescriptor(store, 'remote-store', '1.0.0', integrityOf(`${text} `))).rejects.toThrow(
    'The descriptor of remote-store 1.0.0 in the store is not the one that was published',
  );
  for (const file of ['../../../shell/1.0.0/entry.js', '"><script>', '/etc/passwd']) {
    writeFileSync(
      path.join(checkout.releases, key),
      text.replace('"path":"entry.js"', `"path":${JSON.stringify(file)}`),
    );
    await expect(readDescriptor(store, 'remote-store', '1.0.0')).rejects.toThrow(
      `${key} is wrong at 'entry.path'`,
    );
  }
});
