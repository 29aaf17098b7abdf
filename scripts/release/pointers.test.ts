import { RefusedError } from './model/findings';
import { promote } from './promote';
import { publish } from './publish';
import { rollback } from './rollback';
import { readHistory } from './store/history';
import { earlierVersions, liveVersionsOf, recalledVersions } from './store/live-versions';
import type { ReleaseStore } from './store/store';
import { sampleAddress } from './testing/sample-build';
import { by, composeNothing, sampleReleases } from './testing/sample-releases';

const { back, current, lastGood, live, registryOf, release } = sampleReleases();
let { store, checkout } = current();
beforeEach(() => {
  ({ store, checkout } = current());
});

describe('rollback', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
  });

  it('returns to the previous version, and then to the one before', async () => {
    expect((await back()).moved).toEqual([{ package: 'remote-store', version: '1.1.0', previous: '1.2.0' }]);
    await back();
    expect(await live()).toBe('1.0.0');
    await expect(back()).rejects.toThrow(
      "remote-store has no earlier version on 'production' to go back to. These are there, name one by --to: 1.1.0, 1.2.0",
    );
  });

  it('moves to a named version, and forward again', async () => {
    await back('1.0.0');
    expect(await live()).toBe('1.0.0');
    await back('1.2.0');
    expect(await live()).toBe('1.2.0');
    expect(await lastGood()).toBe('1.0.0');
  });

  it('never serves the replaced version as the fallback version', async () => {
    expect(await lastGood()).toBe('1.1.0');
    await back();
    expect(await lastGood()).toBe('1.0.0');
  });

  it('recalls the replaced version until it is published again', async () => {
    const recalling = (to?: string) =>
      rollback(store, 'production', { name: 'remote-store', to, recall: true, by, compose: composeNothing });
    const recalled = async () => recalledVersions(await registryOf());
    await back();
    expect(await recalled()).toEqual([]);
    await recalling();
    expect(await recalled()).toEqual(['remote-store 1.1.0']);
    await expect(recalling('1.0.0')).rejects.toThrow(
      "remote-store 1.0.0 is live on 'production': --recall needs",
    );
    await recalling('1.2.0');
    expect(await recalled()).toEqual(['remote-store 1.0.0', 'remote-store 1.1.0']);
    expect(await lastGood()).toBeUndefined();
    await release('1.1.0');
    expect(await recalled()).toEqual(['remote-store 1.0.0']);
  });

  it('never offers the live version', async () => {
    await back('1.0.0');
    const offered = await back().catch((error: Error) => error.message);
    expect(offered).toMatch(/These are there, name one by --to: 1\.2\.0, 1\.1\.0$/);
    for (const { name, metadata } of liveVersionsOf(await registryOf()))
      expect(earlierVersions(await registryOf(), name).map((one) => one.metadata.version)).not.toContain(
        metadata.version,
      );
  });

  it('lists the existing versions or packages when the requested one is missing', async () => {
    await expect(back('9.9.9')).rejects.toThrow('These are there, name one by --to: 1.1.0, 1.0.0');
    await expect(
      rollback(store, 'production', { name: 'remote-x', by, compose: composeNothing }),
    ).rejects.toThrow("remote-x was never published to 'production'.");
  });

  it('changes nothing in a dry run', async () => {
    await rollback(store, 'production', { name: 'remote-store', by, compose: undefined });
    expect(await live()).toBe('1.2.0');
  });

  it('refuses an old version that is incompatible with the live shell', async () => {
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
      { by, compose: composeNothing },
    );
    await expect(back()).rejects.toThrow(RefusedError);
    expect(await live()).toBe('2.0.0');
    expect(await lastGood()).toBeUndefined();
  });

  it('reads no file of a build', async () => {
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
    await rollback(watched, 'production', { name: 'remote-store', by, compose: composeNothing });
    expect([...touched].sort()).toEqual(['channels/production.json', 'history/production.json']);
  });
});

describe('promote', () => {
  beforeEach(async () => {
    await publish(store, 'staging', [checkout.build({ name: 'shell', version: '1.0.0' })], {
      by,
      compose: composeNothing,
    });
    await release('1.0.0', {}, 'staging');
  });

  it('makes the same files live on another channel', async () => {
    const { moved } = await promote(store, 'production', {
      from: 'staging',
      names: [],
      by,
      compose: composeNothing,
    });
    expect(moved).toEqual([{ package: 'remote-store', version: '1.0.0', previous: undefined }]);
    expect(await live()).toBe('1.0.0');
    const [entry] = (await readHistory(store, 'production')).entries.slice(-1);
    expect(entry).toMatchObject({ action: 'promote', from: 'staging', commit: 'abc123', by });
  });

  it('refuses a version that the shell of the channel can’t run', async () => {
    await publish(
      store,
      'production',
      [checkout.build({ name: 'shell', version: '9.0.0', contract: '9.0' })],
      {
        by,
        compose: composeNothing,
      },
    );
    await expect(
      promote(store, 'production', { from: 'staging', names: ['remote-store'], by, compose: composeNothing }),
    ).rejects.toThrow(RefusedError);
    expect(await live()).toBeUndefined();
  });

  it('names the missing channel, package or version', async () => {
    const from = 'staging';
    await expect(promote(store, from, { from, names: [], by, compose: composeNothing })).rejects.toThrow(
      "can't be promoted to itself",
    );
    await expect(
      promote(store, 'production', { from: 'qa', names: [], by, compose: composeNothing }),
    ).rejects.toThrow("Nothing is live on 'qa': publish there first.");
    await expect(
      promote(store, 'production', { from, names: ['remote-account'], by, compose: composeNothing }),
    ).rejects.toThrow("remote-account can't be promoted: not live on 'staging'.");
  });
});
