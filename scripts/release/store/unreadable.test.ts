import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { createComposer } from '../compose/compose-candidate';
import { collectGarbage } from '../gc';
import { promote } from '../promote';
import { publish } from '../publish';
import { rollback } from '../rollback';
import { composeLive } from '../testing/compose-live';
import { createSampleCheckout, sampleAddress, sampleConfig } from '../testing/sample-build';
import { composeNothing } from '../testing/sample-releases';
import { changeRegistry, readRegistry } from './channel-registry';
import { readHistory } from './history';
import { liveVersion, liveVersionsOf, unreadableIn } from './live-versions';
import { createDirectoryStore, type ReleaseStore } from './store';
import { manifestKey } from './store-keys';

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;
const by = 'tester';

const build = (name: string, version: string) =>
  checkout.build({
    name,
    version,
    addresses: name === 'shell' ? [] : [sampleAddress(`/${name.slice('remote-'.length)}`, 'page')],
  });
const release = (name: string, version: string, channel = 'production') =>
  publish(store, channel, [build(name, version)], { by, compose: composeNothing });
const file = (key: string) => path.join(checkout.releases, key);
/** Changes a stored file, as a person, a faulty disk or another tool could. */
const replace = (key: string, what: string | RegExp, by: string) => {
  const before = readFileSync(file(key), 'utf8');
  const after = before.replace(what, by);
  expect(after).not.toBe(before);
  writeFileSync(file(key), after);
};
const registryOf = async () => (await readRegistry(store, 'production')).registry;
const live = async (name: string) => liveVersion(await registryOf(), name)?.metadata.version;
const ENTRY = 'channels/production.json';
const storeUrl = (version: string) => `"url": "/assets/remote-store/${version}/entry.js"`;

beforeEach(async () => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  await release('shell', '1.0.0');
  await release('remote-store', '1.0.0');
  await release('remote-store', '1.1.0');
});
afterEach(() => checkout.remove());

it('keeps an unreadable earlier version in the registry through every release, without blocking any', async () => {
  replace(ENTRY, storeUrl('1.0.0'), '"url": "/elsewhere.js"');
  await release('remote-account', '1.0.0');
  await release('remote-store', '1.2.0');
  expect(await live('remote-store')).toBe('1.2.0');
  const [part] = unreadableIn(await registryOf());
  expect(part).toMatchObject({ at: 'microFrontends.remote-store.2.url', value: { url: '/elsewhere.js' } });
});

describe('a live version that cannot be read', () => {
  beforeEach(() => replace(ENTRY, storeUrl('1.1.0'), '"url": "/elsewhere.js"'));
  const sentence =
    "What is live of remote-store (1.1.0) can't be read at 'microFrontends.remote-store.0.url'";

  it('prevents composing a site without its pages', async () => {
    const composed = composeLive(store);
    await expect(composed).rejects.toThrow(EnvironmentError);
    await expect(composed).rejects.toThrow(sentence);
  });

  it('blocks releases of other packages', async () => {
    const before = readFileSync(file(ENTRY), 'utf8');
    await expect(release('remote-account', '1.0.0')).rejects.toThrow(sentence);
    expect(readFileSync(file(ENTRY), 'utf8')).toBe(before);
  });

  it('is replaced by a release of the package itself, or by a rollback', async () => {
    const broken = readFileSync(file(ENTRY), 'utf8');
    await release('remote-store', '1.2.0');
    expect(await live('remote-store')).toBe('1.2.0');
    await release('remote-account', '1.0.0');
    writeFileSync(file(ENTRY), broken);
    await rollback(store, 'production', { name: 'remote-store', by, compose: composeNothing });
    expect(liveVersionsOf(await registryOf()).map(({ name, metadata }) => [name, metadata.version])).toEqual([
      ['shell', '1.0.0'],
      ['remote-store', '1.0.0'],
    ]);
  });
});

it('copies an unreadable address with its version to another channel', async () => {
  replace(ENTRY, /"access": "anyone"(?=[\s\S]*"version": "1\.0\.0")/, '"access": "members"');
  await release('shell', '1.0.0', 'staging');
  await promote(store, 'staging', {
    from: 'production',
    names: ['remote-store'],
    by,
    compose: composeNothing,
  });
  expect(readFileSync(file('channels/staging.json'), 'utf8')).toContain('"access": "members"');
});

it('keeps an unreadable entry in the history, and does not record it twice', async () => {
  const { entries } = await readHistory(store, 'production');
  replace('history/production.json', '"action": "publish"', '"action": "wished"');
  await release('remote-account', '1.0.0');
  const history = await readHistory(store, 'production');
  expect(history.entries).toHaveLength(entries.length);
  expect(history.unreadable).toMatchObject([{ at: 'entries.0.action', value: { action: 'wished' } }]);
});

it('removes no file while an unreadable entry may name it', async () => {
  const collect = () => collectGarbage(store, { keep: 5, grace: -1000, dryRun: false });
  replace(ENTRY, storeUrl('1.0.0'), '"url": "/elsewhere.js"');
  expect((await collect()).removed).toEqual([]);
  expect(existsSync(file('remote-store/1.0.0/descriptor.json'))).toBe(true);
  replace(ENTRY, /"version": "1\.0\.0"(?![\s\S]*"version": "1\.0\.0")/, '"version": 1');
  await expect(collect()).rejects.toThrow('It may name what would be removed, so nothing was.');
});

it.each([
  ['history/production.json', '"format": 1', '"format": 2'],
  [ENTRY, '"format": 3', '"format": 4'],
])('does not overwrite %s of a newer release tool, and makes nothing live', async (key, from, to) => {
  replace(key, from, to);
  const before = [key, ENTRY].map((one) => readFileSync(file(one), 'utf8'));
  await expect(release('remote-account', '1.0.0')).rejects.toThrow('it was written by a newer release tool');
  expect([key, ENTRY].map((one) => readFileSync(file(one), 'utf8'))).toEqual(before);
});

it('names the upgrade when a newer release tool released the shell, and not that there is none', async () => {
  replace(ENTRY, /("shell": \[[\s\S]*?)"handshake"/, '$1"format": 99, "later"');
  const releasing = release('remote-account', '1.0.0');
  await expect(releasing).rejects.toThrow(
    /What is live of shell \(1\.0\.0\) can't be read .* Upgrade this checkout; .*: our packages\. Nothing was changed\.$/,
  );
});

it('does not overwrite a site of a newer release tool', async () => {
  const content = Buffer.from('{"format":99}');
  const id = createHash('sha256').update(content).digest('hex');
  await store.putOnce(manifestKey(id), content);
  await changeRegistry(store, 'production', (registry) => ({ ...registry, site: id }));
  const { compose } = createComposer({ store, channel: 'production', config: sampleConfig });
  const registry = await registryOf();
  await expect(compose({ registry, moving: new Set(), strict: true })).rejects.toThrow(EnvironmentError);
});

it('refuses every command over a pointer that is no JSON, until the file is put back', async () => {
  const before = readFileSync(file(ENTRY), 'utf8');
  writeFileSync(file(ENTRY), before.slice(0, before.length / 2));
  const damaged = /production\.json .* holds no JSON, so it is not known what is live\. Put the file back/;
  await expect(registryOf()).rejects.toThrow(damaged);
  await expect(release('remote-store', '1.2.0')).rejects.toThrow(damaged);
  const back = { name: 'remote-store', by, compose: composeNothing };
  await expect(rollback(store, 'production', back)).rejects.toThrow(damaged);
  await expect(collectGarbage(store, { keep: 5, grace: 0, dryRun: false })).rejects.toThrow(damaged);

  writeFileSync(file(ENTRY), before);
  await rollback(store, 'production', back);
  expect(await live('remote-store')).toBe('1.0.0');
});
