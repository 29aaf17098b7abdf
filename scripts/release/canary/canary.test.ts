import { parseJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import { readCompositionLog } from '../compose/composition-log';
import { collectGarbage } from '../gc';
import { parseRegistry } from '../model/registry';
import { promote } from '../promote';
import { publish } from '../publish';
import { retire } from '../retire';
import { rollback } from '../rollback';
import { readManifest } from '../site/stored-site';
import { readHistory } from '../store/history';
import { registryKey } from '../store-keys';
import { composeSample } from '../testing/compose-sample';
import { type SampleBuild, sampleAddress } from '../testing/sample-build';
import { by, sampleReleases } from '../testing/sample-releases';
import { verifyLive } from '../verify-live';
import { haltCanary, promoteCanary } from './end-canary';

const { current, live, registryOf } = sampleReleases();
let { store, checkout } = current();
let html: Readonly<Record<string, string>> = {};
const compose = composeSample(
  () => store,
  (path) => html[path] ?? '<header></header><main></main>',
);

const publishOne = (build: SampleBuild, canary?: number, channel = 'production') =>
  publish(store, channel, [checkout.build(build)], {
    by,
    commit: 'abc123',
    compose,
    canary,
    effort: 'quickly',
  });
const storeBuild = (version: string, more: Partial<SampleBuild> = {}): SampleBuild => ({
  name: 'remote-store',
  version,
  addresses: [sampleAddress('/store', 'store')],
  ...more,
});
const accountBuild = (version: string, more: Partial<SampleBuild> = {}): SampleBuild => ({
  name: 'remote-account',
  version,
  addresses: [sampleAddress('/profile', 'profile')],
  ...more,
});
const versionsOf = async (site: string | undefined) => {
  const manifest = await readManifest(store, site ?? '');
  return manifest?.composition.remotes.map(({ name, version }) => `${name} ${version}`).sort();
};
/** Returns the live versions, and those for the visitors of the canary. */
const shown = async () => {
  const { site, canaries } = await registryOf();
  return [await versionsOf(site), canaries?.live && (await versionsOf(canaries.live.site))];
};
const lastGood = async () => {
  const { composition } = (await readManifest(store, (await registryOf()).site ?? '')) ?? {};
  return composition?.remotes.find(({ name }) => name === 'remote-store')?.lastGood?.version;
};
const canaryOf = async () => (await registryOf()).canaries?.live;
const reasons = async () =>
  (await registryOf()).canaries?.ended.map(({ reason, recall }) => [reason, recall]);
const back = (name: string, to?: string) => rollback(store, 'production', { name, to, by, compose });
const takeOff = (name: string) => retire(store, 'production', { name, by, compose });

beforeEach(async () => {
  ({ store, checkout } = current());
  html = {};
  await publishOne(accountBuild('1.0.0'));
  await publishOne(storeBuild('1.0.0'));
  await publishOne(storeBuild('1.1.0'), 5);
});

const before = ['remote-account 1.0.0', 'remote-store 1.0.0'];
const withIt = ['remote-account 1.0.0', 'remote-store 1.1.0'];

it('runs a canary beside the live version, which never falls back to the canary', async () => {
  expect(await live()).toBe('1.0.0');
  expect(await shown()).toEqual([before, withIt]);
  expect(await canaryOf()).toMatchObject({ package: 'remote-store', version: '1.1.0', share: 5, by });
  const { entries } = await readHistory(store, 'production');
  expect(entries.at(-1)).toMatchObject({
    action: 'canary',
    version: '1.1.0',
    previous: '1.0.0',
    share: 5,
    commit: 'abc123',
  });
  expect((await verifyLive(store, 'production')).problems).toEqual([]);
  await publishOne(accountBuild('1.0.1'));
  expect(await lastGood()).toBeUndefined();
});

it('promotes a canary with its existing pages', async () => {
  const { id = '', site } = (await canaryOf()) ?? {};
  await promoteCanary(store, 'production', { id, by, compose });
  expect(await shown()).toEqual([withIt, undefined]);
  expect((await registryOf()).site).toBe(site);
  expect(await lastGood()).toBe('1.0.0');
  const { entries } = await readHistory(store, 'production');
  expect(entries.at(-1)).toMatchObject({
    action: 'publish',
    canary: true,
    version: '1.1.0',
    commit: 'abc123',
  });
  await promoteCanary(store, 'production', { id, by, compose });
  expect((await readHistory(store, 'production')).entries).toHaveLength(entries.length);
});

it("halts a canary: serves the live version to all, and recalls the canary's until it is released", async () => {
  const { id = '' } = (await canaryOf()) ?? {};
  expect(await haltCanary(store, 'production', { id: 'other', by, reason: 'It fails.' })).toBe(false);
  expect(await haltCanary(store, 'production', { id, by, reason: 'It fails.' })).toBe(true);
  expect(await haltCanary(store, 'production', { id, by, reason: 'It fails.' })).toBe(false);
  expect(await shown()).toEqual([before, undefined]);
  const recalledNow = async () => (await readManifest(store, (await registryOf()).site ?? ''))?.recalled;
  expect(await recalledNow()).toEqual(['remote-store 1.1.0']);
  const last = (await readHistory(store, 'production')).entries.at(-1);
  expect(last).toMatchObject({ action: 'halt', version: '1.1.0', reason: 'It fails.' });
  await publishOne(accountBuild('1.0.1'));
  expect(await recalledNow()).toEqual(['remote-store 1.1.0']);
  await publishOne(storeBuild('1.1.0'));
  expect(await recalledNow()).toBeUndefined();
});

it('rebases a canary on releases, rollbacks and promotions of other packages', async () => {
  await publishOne(accountBuild('1.0.1'));
  expect(await shown()).toEqual([
    ['remote-account 1.0.1', 'remote-store 1.0.0'],
    ['remote-account 1.0.1', 'remote-store 1.1.0'],
  ]);
  await back('remote-account');
  expect(await shown()).toEqual([before, withIt]);
  await publishOne({ name: 'shell', version: '1.0.0' }, undefined, 'staging');
  await publishOne(accountBuild('1.0.2'), undefined, 'staging');
  await promote(store, 'production', { from: 'staging', names: [], by, compose });
  expect((await shown())[1]).toEqual(['remote-account 1.0.2', 'remote-store 1.1.0']);
  expect((await canaryOf())?.share).toBe(5);
});

it('ends a canary that is incompatible with a release of another package, without blocking the release', async () => {
  await publishOne(storeBuild('1.2.0', { addresses: [sampleAddress('/cart', 'cart')] })).catch(() => {});
  expect(await canaryOf()).toMatchObject({ version: '1.1.0' });
  await publishOne(
    storeBuild('1.2.0', { addresses: ['/store', '/gifts'].map((path) => sampleAddress(path, 'x')) }),
    5,
  );
  await publishOne(
    accountBuild('1.1.0', { addresses: ['/profile', '/gifts'].map((path) => sampleAddress(path, 'y')) }),
  );
  expect(await shown()).toEqual([['remote-account 1.1.0', 'remote-store 1.0.0'], undefined]);
  expect((await reasons())?.[0]?.[0]).toContain('/gifts');
});

it('ends a canary when its own package is released, rolled back or retired', async () => {
  await publishOne(storeBuild('1.2.0'));
  expect([await live(), await canaryOf(), await reasons()]).toEqual([
    '1.2.0',
    undefined,
    [['1.2.0 was released instead.', false]],
  ]);
  await publishOne(storeBuild('1.3.0'), 10);
  await expect(back('remote-store')).rejects.toThrow('npm run release -- canary remote-store --halt');
  expect((await canaryOf())?.share).toBe(10);
  await back('remote-store', '1.0.0');
  expect([await live(), await canaryOf()]).toEqual(['1.0.0', undefined]);
  await publishOne(storeBuild('1.4.0'), 10);
  await takeOff('remote-store');
  expect([await live(), await canaryOf()]).toEqual([undefined, undefined]);
});

it('runs a canary of the shell, which renders the frame of every page for its visitors', async () => {
  await publishOne(storeBuild('1.2.0'));
  const shells = async () => {
    const { site, canaries } = await registryOf();
    const manifests = [site, canaries?.live?.site].map((id) => readManifest(store, id ?? ''));
    return (await Promise.all(manifests)).map((manifest) => manifest?.composition.shell.version);
  };
  await publishOne({ name: 'shell', version: '1.1.0' }, 5);
  expect(await shells()).toEqual(['1.0.0', '1.1.0']);
  await publishOne(accountBuild('1.0.1'));
  expect((await shown())[1]).toEqual(['remote-account 1.0.1', 'remote-store 1.2.0']);
  await haltCanary(store, 'production', { id: (await canaryOf())?.id ?? '', by, reason: 'It fails.' });
  expect(await shells()).toEqual(['1.0.0', undefined]);
  expect((await readManifest(store, (await registryOf()).site ?? ''))?.recalled).toEqual(['shell 1.1.0']);
  await publishOne({ name: 'shell', version: '1.2.0' }, 5);
  await promoteCanary(store, 'production', { id: (await canaryOf())?.id ?? '', by, compose });
  expect(await shells()).toEqual(['1.2.0', undefined]);
});

it("refuses to retire a remote that only the canary's version links to", async () => {
  html = { '/store': '<main><a href="/profile">Profile</a></main>' };
  await publishOne(storeBuild('1.2.0'), 5);
  html = {};
  await publishOne(accountBuild('1.0.1')); // composes both anew, without the link
  expect(await takeOff('remote-account')).toBe('1.0.1');
  expect(await shown()).toEqual([['remote-store 1.0.0'], ['remote-store 1.2.0']]);
});

it('allows one canary at a time, of one package that has a live version', async () => {
  await expect(publishOne(accountBuild('1.0.1'), 5)).rejects.toThrow(
    'A canary of remote-store 1.1.0 is under way',
  );
  await expect(publishOne({ name: 'shell', version: '1.0.0' }, 5, 'staging')).rejects.toThrow(
    'publish it without --canary',
  );
  await publishOne(storeBuild('1.1.0'), 20);
  expect(await canaryOf()).toMatchObject({ version: '1.1.0', share: 20 });
  expect(await reasons()).toEqual([]);
  await publishOne(storeBuild('1.2.0'), 20);
  expect(await reasons()).toEqual([['1.2.0 was released instead.', false]]);
});

it("keeps all files for the canary's visitors in gc", async () => {
  for (const patch of [1, 2, 3]) await publishOne(accountBuild(`1.0.${patch}`));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await collectGarbage(store, { keep: 1, grace: 0, dryRun: false });
  expect((await shown())[1]).toEqual(['remote-account 1.0.3', 'remote-store 1.1.0']);
  expect((await verifyLive(store, 'production')).problems).toEqual([]);
  expect((await readCompositionLog(store, 'production')).compositions.length).toBeGreaterThan(1);
});

it('hides a canary from older release tools, and leaves a newer tool’s canary alone', async () => {
  const key = registryKey('production');
  const pointer = parseJson(String((await store.get(key))?.content), key);
  const stored = v.parse(v.looseObject({ canary: v.unknown() }), pointer);
  const { canary: _, ...older } = stored;
  expect(parseRegistry(older).canaries).toBeUndefined();
  expect(parseRegistry({ ...stored, canary: { format: 1, live: { share: 90 } } }).canaries).toBeUndefined();
  expect(() => parseRegistry({ ...stored, canary: { format: 2 } })).toThrow('Upgrade this checkout');
});
