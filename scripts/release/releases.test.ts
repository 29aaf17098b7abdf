import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@scripts/kit/files/read-json';
import * as v from 'valibot';
import { RefusedError } from './check/findings';
import { composeRemotes } from './compose/compose-remotes';
import { logComposition } from './compose/composition-log';
import { collectGarbage } from './gc';
import { readHistory, recordHistory } from './history';
import { promote } from './promote';
import { publish } from './publish';
import { rollback } from './rollback';
import { livesOf, liveVersion, readRegistry } from './store/channel-registry';
import { createDirectoryStore, type ReleaseStore } from './store/store';
import { findBreaches, frontendDiscovery } from './testing/frontend-discovery';
import { createSampleCheckout, type SampleBuild, sampleAddress } from './testing/sample-build';

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;
const by = 'tester';

beforeEach(async () => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  await publish(store, 'production', [checkout.build({ name: 'shell', version: '1.0.0' })], { by });
});
afterEach(() => checkout.remove());

const release = (version: string, more: Partial<SampleBuild> = {}, channel = 'production') =>
  publish(
    store,
    channel,
    [
      checkout.build({
        name: 'remote-store',
        version,
        addresses: [sampleAddress('/store', 'store')],
        ...more,
      }),
    ],
    { by, commit: 'abc123' },
  );
const back = (to?: string) => rollback(store, 'production', { name: 'remote-store', to, by });
const registryOf = async (channel = 'production') => (await readRegistry(store, channel)).registry;
const live = async (channel?: string) =>
  liveVersion(await registryOf(channel), 'remote-store')?.metadata.version;
const lastGood = async () => {
  const registry = await registryOf();
  const shell = livesOf(registry).find(({ name }) => name === 'shell');
  return shell && composeRemotes(registry, shell).remotes[0]?.lastGood?.version;
};
const breaches = async (channel = 'production') => {
  const stored = await store.get(`registry/${channel}.json`);
  return findBreaches(stored && JSON.parse(stored.content.toString()), frontendDiscovery);
};

describe('rollback', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
  });

  it('goes to the version that was live before, and again to the one before that', async () => {
    expect((await back()).moved).toEqual([{ package: 'remote-store', version: '1.1.0', previous: '1.2.0' }]);
    await back();
    expect(await live()).toBe('1.0.0');
    await expect(back()).rejects.toThrow(
      "remote-store has no earlier version on 'production' to go back to. These are there, name one by --to: 1.0.0, 1.1.0, 1.2.0",
    );
  });

  it('goes to a named version, and forward again', async () => {
    await back('1.0.0');
    expect(await live()).toBe('1.0.0');
    await back('1.2.0');
    expect(await live()).toBe('1.2.0');
    expect(await lastGood()).toBe('1.0.0');
  });

  it('leaves nobody with the version rolled back from as the fallback version', async () => {
    expect(await lastGood()).toBe('1.1.0');
    await back();
    expect(await lastGood()).toBe('1.0.0');
  });

  it('names what is there when the version or the package is not', async () => {
    await expect(back('9.9.9')).rejects.toThrow('These are there: 1.2.0, 1.1.0, 1.0.0');
    await expect(rollback(store, 'production', { name: 'remote-x', by })).rejects.toThrow(
      "remote-x was never published to 'production'.",
    );
  });

  it('changes nothing when it is only tried', async () => {
    await rollback(store, 'production', { name: 'remote-store', by, dryRun: true });
    expect(await live()).toBe('1.2.0');
  });

  it('may lose an address of the newer version, with a warning', async () => {
    const addresses = [sampleAddress('/store', 'store'), sampleAddress('/checkout', 'checkout')];
    await release('1.3.0', { addresses });
    const { findings } = await back();
    expect(findings).toMatchObject([{ rule: 'lost-address', severity: 'warning' }]);
    expect(await live()).toBe('1.2.0');
  });

  it('is refused where the old version does not fit the live shell', async () => {
    const next = { contract: '2.0' };
    await publish(
      store,
      'production',
      [
        checkout.build({ name: 'shell', version: '2.0.0', ...next }),
        checkout.build({
          name: 'remote-store',
          version: '2.0.0',
          ...next,
          addresses: [sampleAddress('/store', 'store')],
        }),
      ],
      { by },
    );
    await expect(back()).rejects.toThrow(RefusedError);
    expect(await live()).toBe('2.0.0');
    expect(await lastGood()).toBeUndefined();
  });

  it('is done in a moment: it reads and writes the pointer and its history, and no file of a build', async () => {
    const touched = new Set<string>();
    const note = (key: string) => {
      touched.add(key);
      return key;
    };
    const watched: ReleaseStore = {
      get: (key) => store.get(note(key)),
      putOnce: (key, content) => store.putOnce(note(key), content),
      swap: (key, content, etag) => store.swap(note(key), content, etag),
      list: (folder) => store.list(note(folder)),
      remove: (key) => store.remove(note(key)),
    };
    await rollback(watched, 'production', { name: 'remote-store', by });
    expect([...touched].sort()).toEqual(['history/production.json', 'registry/production.json']);
  });
});

describe('promote', () => {
  beforeEach(async () => {
    await publish(store, 'staging', [checkout.build({ name: 'shell', version: '1.0.0' })], { by });
    await release('1.0.0', {}, 'staging');
  });

  it('makes the same files live on the other channel', async () => {
    const { moved } = await promote(store, 'production', { from: 'staging', names: [], by });
    expect(moved).toEqual([{ package: 'remote-store', version: '1.0.0', previous: undefined }]);
    expect(await live()).toBe('1.0.0');
    const [entry] = (await readHistory(store, 'production')).entries.slice(-1);
    expect(entry).toMatchObject({ action: 'promote', from: 'staging', commit: 'abc123', by });
  });

  it.each(['entry.js', 'node/routes.mjs'])(
    'is refused when %s in the store is not what was built',
    async (file) => {
      writeFileSync(path.join(checkout.releases, 'remote-store/1.0.0', file), 'alert(1)');
      await expect(
        promote(store, 'production', { from: 'staging', names: ['remote-store'], by }),
      ).rejects.toThrow(`${file} of remote-store 1.0.0 is not the file that was built.`);
      expect(await live()).toBeUndefined();
    },
  );

  it('is refused when the descriptor in the store is not what was published', async () => {
    const file = path.join(checkout.releases, 'remote-store/1.0.0/descriptor.json');
    writeFileSync(file, `${readFileSync(file, 'utf8')} `);
    await expect(
      promote(store, 'production', { from: 'staging', names: ['remote-store'], by }),
    ).rejects.toThrow('The descriptor of remote-store 1.0.0 in the store is not the one that was published');
    expect(await live()).toBeUndefined();
  });

  it('names what is missing', async () => {
    const from = 'staging';
    await expect(promote(store, from, { from, names: [], by })).rejects.toThrow(
      "can't be promoted to itself",
    );
    await expect(promote(store, 'production', { from: 'qa', names: [], by })).rejects.toThrow(
      "Nothing is live on 'qa': publish there first.",
    );
    await expect(promote(store, 'production', { from, names: ['remote-account'], by })).rejects.toThrow(
      "remote-account can't be promoted: not live on 'staging'.",
    );
  });
});

describe('history', () => {
  it('tells who made what live, when, and from which commit', async () => {
    await release('1.0.0');
    await release('1.1.0');
    await back();
    const { entries } = await readHistory(store, 'production');
    expect(entries.map((entry) => [entry.action, entry.version, entry.previous])).toEqual([
      ['publish', '1.0.0', undefined],
      ['publish', '1.0.0', undefined],
      ['publish', '1.1.0', '1.0.0'],
      ['rollback', '1.0.0', '1.1.0'],
    ]);
    expect(entries[2]).toMatchObject({ by, commit: 'abc123', package: 'remote-store' });
    expect(entries.every(({ at }) => Math.abs(Date.parse(at) - Date.now()) < 60_000)).toBe(true);
  });

  it('makes up for a command that was killed before it could write it', async () => {
    await release('1.0.0');
    const before = await readHistory(store, 'production');
    await store.remove('history/production.json');
    await recordHistory(store, 'production');
    expect(await readHistory(store, 'production')).toEqual(before);
  });
});

it('publishes several packages in one step, or none of them', async () => {
  const [etag] = [(await readRegistry(store, 'production')).etag];
  const good = checkout.build({ name: 'remote-account', version: '1.0.0' });
  const wrong = checkout.build({ name: 'remote-store', version: '1.0.0', runtime: '3.0.0' });
  const refusal = await publish(store, 'production', [good, wrong], { by }).catch((error) => error);
  expect(refusal).toBeInstanceOf(RefusedError);
  expect((await readRegistry(store, 'production')).etag).toBe(etag);
  expect(existsSync(path.join(checkout.releases, 'remote-account'))).toBe(false);
});

it('has both of two racing releases live', async () => {
  const builds = ['remote-store', 'remote-account'].map((name) => checkout.build({ name, version: '1.0.0' }));
  await Promise.all(builds.map((build) => publish(store, 'production', [build], { by })));
  expect(
    livesOf(await registryOf())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['remote-account', 'remote-store', 'shell']);
  expect((await readHistory(store, 'production')).entries).toHaveLength(3);
});

it('refuses the later of two racing releases that do not go together', async () => {
  const addresses = [sampleAddress('/store', 'store')];
  const builds = ['remote-store', 'remote-account'].map((name) =>
    checkout.build({ name, version: '1.0.0', addresses }),
  );
  const results = await Promise.allSettled(
    builds.map((build) => publish(store, 'production', [build], { by })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(RefusedError);
  expect(livesOf(await registryOf())).toHaveLength(2);
});

it('keeps to the public schema after every kind of release', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await back();
  await promote(store, 'staging', { from: 'production', names: [], by });
  expect(await breaches('production')).toEqual([]);
  expect(await breaches('staging')).toEqual([]);
});

it('reads a registry from before events and names were recorded', async () => {
  await release('1.0.0');
  const file = path.join(checkout.releases, 'registry/production.json');
  const extrasSchema = v.looseObject({ extras: v.record(v.string(), v.unknown()) });
  const registrySchema = v.looseObject({ microFrontends: v.record(v.string(), v.array(extrasSchema)) });
  const registry = readJson(file, registrySchema);
  for (const { extras } of Object.values(registry.microFrontends).flat())
    for (const key of ['events', 'imports', 'shares', 'release']) delete extras[key];
  writeFileSync(file, JSON.stringify(registry));
  await release('1.1.0');
  expect(await live()).toBe('1.1.0');
});

it('keeps what a newer command wrote into the registry', async () => {
  await release('1.0.0');
  const file = path.join(checkout.releases, 'registry/production.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"panels"', '"fromTheFuture": 1, "panels"'));
  await publish(store, 'production', [checkout.build({ name: 'remote-account', version: '1.0.0' })], { by });
  expect(readFileSync(file, 'utf8')).toContain('fromTheFuture');
});

describe('gc', () => {
  const all = { keep: 2, grace: 0, dryRun: false };
  const stored = async () =>
    [...new Set((await store.list('remote-store')).map(({ key }) => key.split('/')[1]))].sort();

  async function releaseAndCompose(version: string): Promise<void> {
    await release(version);
    const id = `id${version}`;
    const lives = livesOf(await registryOf());
    const shell = lives.find(({ name }) => name === 'shell');
    if (!shell) throw new Error('There is a shell');
    const composition = { ...composeRemotes(await registryOf(), shell), id };
    await store.putOnce(`composition/${id}/composition.json`, Buffer.from(JSON.stringify(composition)));
    await logComposition(store, 'production', id);
  }

  beforeEach(async () => {
    for (let minor = 0; minor < 9; minor++) await releaseAndCompose(`1.${minor}.0`);
    // So that the file system's clock has moved on.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('removes what no channel names: not live, not to go back to, not in its last compositions', async () => {
    const { removed } = await collectGarbage(store, all);
    expect(removed.filter((folder) => folder.startsWith('remote-store'))).toEqual([
      'remote-store/1.0.0',
      'remote-store/1.1.0',
      'remote-store/1.2.0',
    ]);
    expect(removed.filter((folder) => folder.startsWith('composition'))).toHaveLength(7);
    expect(await stored()).toEqual(['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0', '1.8.0']);
    for (let steps = 0; steps < 5; steps++) await back();
    expect(await live()).toBe('1.3.0');
  });

  it('keeps what open tabs of the last compositions load', async () => {
    await collectGarbage(store, { ...all, keep: 9 });
    expect(await stored()).toContain('1.0.0');
  });

  it('keeps what another channel has', async () => {
    await publish(store, 'staging', [checkout.build({ name: 'shell', version: '1.0.0' })], { by });
    await release('1.0.0', {}, 'staging');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await collectGarbage(store, all)).removed).not.toContain('remote-store/1.0.0');
  });

  it('leaves alone what may just be published, and removes what a killed release left', async () => {
    await store.putOnce('remote-store/9.9.9/entry.js', Buffer.from('x'));
    expect((await collectGarbage(store, { ...all, grace: 60_000 })).removed).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await collectGarbage(store, all)).removed).toContain('remote-store/9.9.9');
  });

  it('removes nothing when it is only tried', async () => {
    const before = await store.list('');
    expect((await collectGarbage(store, { ...all, dryRun: true })).removed).toHaveLength(10);
    expect(await store.list('')).toEqual(before);
  });
});
