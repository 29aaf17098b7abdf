import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { ComposeCandidate } from './compose/compose-candidate';
import { RefusedError } from './model/findings';
import { promote } from './promote';
import { publish } from './publish';
import { retire } from './retire';
import { rollback } from './rollback';
import { readRegistry } from './store/channel-registry';
import { readHistory, recordHistory } from './store/history';
import { liveVersionsOf } from './store/live-versions';
import { composeSample } from './testing/compose-sample';
import { sampleAddress } from './testing/sample-build';
import { by, composeNothing, sampleReleases } from './testing/sample-releases';

const { back, current, live, registryOf, release } = sampleReleases();
let { store, checkout } = current();
beforeEach(() => {
  ({ store, checkout } = current());
});

describe('history', () => {
  it('lists who released what, when, and from which commit', async () => {
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
    expect(entries[2]).toMatchObject({
      by,
      commit: 'abc123',
      package: 'remote-store',
    });
    expect(entries.every(({ at }) => Math.abs(Date.parse(at) - Date.now()) < 60_000)).toBe(true);
  });

  it('dates a release, a rollback and a retirement to the minute in which it was live, not planned', async () => {
    let composedAt = '';
    const sample = composeSample(
      () => store,
      () => '<header></header><main></main>',
    );
    const compose: ComposeCandidate = async (candidate) => {
      const site = await sample(candidate);
      await setTimeout(20);
      composedAt = new Date().toISOString();
      return site;
    };
    const name = 'remote-store';
    const change = { name, by, compose };
    const build = (version: string) => [checkout.build({ name, version })];
    for (const goLive of [
      () => publish(store, 'production', build('1.0.0'), change),
      () => publish(store, 'production', build('1.1.0'), change),
      () => rollback(store, 'production', change),
      () => retire(store, 'production', change),
    ]) {
      await goLive();
      const { entries } = await readHistory(store, 'production');
      const last = entries.at(-1);
      expect([last?.action, `${last?.at}` >= composedAt]).toEqual([last?.action, true]);
    }
    const { release } = liveVersionsOf(await registryOf())[0]?.extras ?? {};
    expect(`${release?.at}` < composedAt).toBe(true);
  });

  it('is completed after a command that was killed before writing it', async () => {
    await release('1.0.0');
    const before = await readHistory(store, 'production');
    await store.remove('history/production.json');
    await recordHistory(store, 'production', await registryOf());
    expect(await readHistory(store, 'production')).toEqual(before);
  });
});

it('publishes several packages in one step, or none', async () => {
  const [etag] = [(await readRegistry(store, 'production')).etag];
  const good = checkout.build({ name: 'remote-account', version: '1.0.0' });
  const wrong = checkout.build({ name: 'remote-store', version: '1.0.0', runtime: '3.0.0' });
  const refusal = await publish(store, 'production', [good, wrong], { by, compose: composeNothing }).catch(
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(RefusedError);
  expect((await readRegistry(store, 'production')).etag).toBe(etag);
  expect(existsSync(path.join(checkout.releases, 'remote-account'))).toBe(false);
});

it('makes both of two racing releases live', async () => {
  const builds = ['remote-store', 'remote-account'].map((name) => checkout.build({ name, version: '1.0.0' }));
  await Promise.all(
    builds.map((build) => publish(store, 'production', [build], { by, compose: composeNothing })),
  );
  expect(
    liveVersionsOf(await registryOf())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['remote-account', 'remote-store', 'shell']);
  expect((await readHistory(store, 'production')).entries).toHaveLength(3);
});

it('makes one of two racing releases of one package live, and refuses the other', async () => {
  const late = checkout.build({ name: 'remote-store', version: '1.2.0' });
  const compose: ComposeCandidate = async (candidate) => {
    await release('1.1.0');
    return await composeNothing(candidate);
  };
  await expect(publish(store, 'production', [late], { by, compose })).rejects.toThrow(
    /^remote-store 1\.1\.0 went live at \d{4}-\d\d-\d\d \d\d:\d\d from commit abc123 by tester; look at it and publish again\.$/,
  );
  expect(await live()).toBe('1.1.0');
});

it('refuses a release of a package whose live version changed since the command began', async () => {
  await release('1.0.0');
  const looked = await registryOf();
  await release('1.1.0');
  const late = checkout.build({ name: 'remote-store', version: '1.2.0' });
  const options = { by, compose: composeNothing, looked };
  await expect(publish(store, 'production', [late], options)).rejects.toThrow(
    'remote-store 1.1.0 went live at',
  );
  const other = checkout.build({ name: 'remote-account', version: '1.0.0' });
  await publish(store, 'production', [other], options);
  expect(await live()).toBe('1.1.0');
});

it('refuses the later of two incompatible racing releases', async () => {
  const addresses = [sampleAddress('/store', 'store')];
  const builds = ['remote-store', 'remote-account'].map((name) =>
    checkout.build({ name, version: '1.0.0', addresses }),
  );
  const results = await Promise.allSettled(
    builds.map((build) => publish(store, 'production', [build], { by, compose: composeNothing })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(RefusedError);
  expect(liveVersionsOf(await registryOf())).toHaveLength(2);
});

const text = v.string();

/** The rules of the public frontend-discovery schema, version v1-pre, and what we add: the format, and the site's id. */
const frontendDiscovery = v.strictObject({
  schema: text,
  microFrontends: v.record(
    text,
    v.pipe(
      v.array(
        v.strictObject({
          url: text,
          fallbackUrl: v.optional(text),
          metadata: v.strictObject({ integrity: text, version: text }),
          extras: v.optional(v.looseObject({})),
          deployment: v.optional(
            v.looseObject({
              traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
              default: v.boolean(),
            }),
          ),
        }),
      ),
      v.check(
        (versions) => new Set(versions.map((version) => JSON.stringify(version))).size === versions.length,
      ),
    ),
  ),
  format: v.number(),
  site: text,
});

it('matches the public schema after every kind of release, except for the format and the id of the site', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await back();
  await promote(store, 'staging', { from: 'production', names: [], by, compose: composeNothing });
  for (const channel of ['production', 'staging']) {
    const stored = await store.get(`channels/${channel}.json`);
    expect(v.safeParse(frontendDiscovery, JSON.parse(`${stored?.content}`)).issues).toBeUndefined();
  }
});

it('keeps fields that a newer command wrote into the registry', async () => {
  await release('1.0.0');
  const file = path.join(checkout.releases, 'channels/production.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"panels"', '"fromTheFuture": 1, "panels"'));
  await publish(store, 'production', [checkout.build({ name: 'remote-account', version: '1.0.0' })], {
    by,
    compose: composeNothing,
  });
  expect(readFileSync(file, 'utf8')).toContain('fromTheFuture');
});
