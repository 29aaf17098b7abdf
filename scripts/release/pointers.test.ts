import { RefusedError } from './model/findings';
import { promote } from './promote';
import { publish } from './publish';
import { rollback } from './rollback';
import { readHistory } from './store/history';
import { recalledVersions } from './store/live-versions';
import type { ReleaseStore } from './store/store';
import { sampleAddress } from './testing/sample-build';
import { by, composeNothing, sampleReleases } from './testing/sample-releases';

const options = { by, compose: composeNothing };
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
      rollback(store, 'production', { name: 'remote-store', to, recall: true, ...options });
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

  it('lists the existing versions or packages when the requested one is missing', async () => {
    await expect(back('9.9.9')).rejects.toThrow('These are there, name one by --to: 1.1.0, 1.0.0');
    await expect(rollback(store, 'production', { name: 'remote-x', ...options })).rejects.toThrow(
      "remote-x was never published to 'production'.",
    );
  });

  it('refuses an old version that is incompatible with the live shell', async () => {
    const next = { version: '2.0.0', contract: '2.0', addresses: [sampleAddress('/store', 'store')] };
    const builds = [
      checkout.build({ ...next, name: 'shell', addresses: [] }),
      checkout.build({ ...next, name: 'remote-store' }),
    ];
    await publish(store, 'production', builds, options);
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
    await rollback(watched, 'production', { name: 'remote-store', ...options });
    expect([...touched].sort()).toEqual(['channels/production.json', 'history/production.json']);
  });
});

describe('promote', () => {
  beforeEach(async () => {
    await publish(store, 'staging', [checkout.build({ name: 'shell', version: '1.0.0' })], options);
    await release('1.0.0', {}, 'staging');
  });

  it('makes the same files live on another channel', async () => {
    const { moved } = await promote(store, 'production', { from: 'staging', names: [], ...options });
    expect(moved).toEqual([{ package: 'remote-store', version: '1.0.0', previous: undefined }]);
    expect(await live()).toBe('1.0.0');
    const [entry] = (await readHistory(store, 'production')).entries.slice(-1);
    expect(entry).toMatchObject({ action: 'promote', from: 'staging', commit: 'abc123', by });
  });

  it('names the missing channel, package or version', async () => {
    const from = 'staging';
    await expect(promote(store, from, { from, names: [], ...options })).rejects.toThrow(
      "can't be promoted to itself",
    );
    await expect(promote(store, 'production', { from: 'qa', names: [], ...options })).rejects.toThrow(
      "Nothing is live on 'qa': publish there first.",
    );
    const names = ['remote-account'];
    await expect(promote(store, 'production', { from, names, ...options })).rejects.toThrow(
      "remote-account can't be promoted: not live on 'staging'.",
    );
  });
});
