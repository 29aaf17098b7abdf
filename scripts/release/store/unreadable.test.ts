import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { createComposer } from '../compose/compose-candidate';
import { collectGarbage } from '../gc';
import { promote } from '../promote';
import { publish } from '../publish';
import { composeLive } from '../testing/compose-live';
import { sampleAddress, sampleConfig } from '../testing/sample-build';
import { by, composeNothing, sampleReleases } from '../testing/sample-releases';
import { changeRegistry } from './channel-registry';
import { readHistory } from './history';
import { liveVersionsOf, unreadableIn } from './live-versions';
import { manifestKey } from './store-keys';

const { back, current, live, registryOf, release } = sampleReleases();
let { store, checkout } = current();
const options = { by, compose: composeNothing };
/** Releases another package than the one that can't be read. */
const releaseOther = () => {
  const addresses = [sampleAddress('/account', 'page')];
  const other = checkout.build({ name: 'remote-account', version: '1.0.0', addresses });
  return publish(store, 'production', [other], options);
};
const file = (key: string) => path.join(checkout.releases, key);
/** Changes a stored file, as a person, a faulty disk or another tool could. */
const replace = (key: string, what: string | RegExp, instead: string) => {
  const before = readFileSync(file(key), 'utf8');
  const after = before.replace(what, instead);
  expect(after).not.toBe(before);
  writeFileSync(file(key), after);
};
const ENTRY = 'channels/production.json';
const storeUrl = (version: string) => `"url": "/assets/remote-store/${version}/entry.js"`;

beforeEach(async () => {
  ({ store, checkout } = current());
  await release('1.0.0');
  await release('1.1.0');
});

it('keeps an unreadable earlier version in the registry through every release, without blocking any', async () => {
  replace(ENTRY, storeUrl('1.0.0'), '"url": "/elsewhere.js"');
  await releaseOther();
  await release('1.2.0');
  expect(await live()).toBe('1.2.0');
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
    await expect(releaseOther()).rejects.toThrow(sentence);
    expect(readFileSync(file(ENTRY), 'utf8')).toBe(before);
  });

  it('is replaced by a release of the package itself, or by a rollback', async () => {
    const broken = readFileSync(file(ENTRY), 'utf8');
    await release('1.2.0');
    expect(await live()).toBe('1.2.0');
    await releaseOther();
    writeFileSync(file(ENTRY), broken);
    await back();
    expect(liveVersionsOf(await registryOf()).map(({ name, metadata }) => [name, metadata.version])).toEqual([
      ['shell', '1.0.0'],
      ['remote-store', '1.0.0'],
    ]);
  });
});

it('copies an unreadable address with its version to another channel', async () => {
  replace(ENTRY, /"access": "anyone"(?=[\s\S]*"version": "1\.0\.0")/, '"access": "members"');
  await publish(store, 'staging', [checkout.build({ name: 'shell', version: '1.0.0' })], options);
  await promote(store, 'staging', { from: 'production', names: ['remote-store'], ...options });
  expect(readFileSync(file('channels/staging.json'), 'utf8')).toContain('"access": "members"');
});

it('keeps an unreadable entry in the history, and does not record it twice', async () => {
  const { entries } = await readHistory(store, 'production');
  replace('history/production.json', '"action": "publish"', '"action": "wished"');
  await releaseOther();
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
  await expect(releaseOther()).rejects.toThrow('it was written by a newer release tool');
  expect([key, ENTRY].map((one) => readFileSync(file(one), 'utf8'))).toEqual(before);
});

it('names the upgrade when a newer release tool released the shell, and not that there is none', async () => {
  replace(ENTRY, /("shell": \[[\s\S]*?)"handshake"/, '$1"format": 99, "later"');
  const releasing = releaseOther();
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
  await expect(release('1.2.0')).rejects.toThrow(damaged);
  await expect(back()).rejects.toThrow(damaged);
  await expect(collectGarbage(store, { keep: 5, grace: 0, dryRun: false })).rejects.toThrow(damaged);

  writeFileSync(file(ENTRY), before);
  await back();
  expect(await live()).toBe('1.0.0');
});
