import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { readJson } from '@little-arches/kit/files/read-json';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import * as v from 'valibot';
import { logComposition, readCompositionLog } from '../compose/composition-log';
import { collectGarbage } from '../gc';
import { parseRegistry } from '../model/registry';
import { publish } from '../publish';
import { rollback } from '../rollback';
import { openSigning } from '../sign/open-signing';
import { readLiveSite } from '../site/stored-site';
import { createSampleCheckout, sampleAddress, sampleFile } from '../testing/sample-build';
import { composeNothing } from '../testing/sample-releases';
import { readDescriptor, readRegistry } from './channel-registry';
import { readHistory } from './history';
import { liveVersion, liveVersionsOf, unreadableIn } from './live-versions';
import { createDirectoryStore, type ReleaseStore } from './store';

/** A store of the release tool from before formats were recorded. Never regenerate it. */
const frozen = readJson(
  path.resolve('scripts/release/testing/store-before-formats.json'),
  v.object({ store: v.record(v.string(), v.string()), site: v.string() }),
);
const root = process.cwd();
const by = 'tester';
let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;

beforeEach(() => {
  checkout = createSampleCheckout();
  const [dataDir, location] = [checkout.folder, checkout.releases];
  const signing = openSigning({ dataDir, location, anchors: new Map(), env: {}, name: by });
  store = { ...createDirectoryStore(location), signing };
  for (const [key, content] of Object.entries(frozen.store)) {
    const file = path.join(checkout.releases, key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
});
afterEach(() => checkout.remove());

const registryOf = async () => (await readRegistry(store, 'production')).registry;
const live = async () => liveVersion(await registryOf(), 'remote-store')?.metadata.version;

/**
 * Publishes another version and composes, as a team does. Runs as a program, because Jest can't import the Node
 * builds.
 */
function releaseNext(): void {
  const built = checkout.build({
    name: 'remote-store',
    version: '1.2.0',
    addresses: [sampleAddress('/store', 'store')],
  });
  const text = 'export default { version: "1.2.0" }';
  const dist = path.join(checkout.folder, 'remote-store/dist');
  writeFileSync(path.join(dist, 'node/routes.mjs'), text);
  const artefact = { ...built, node: [sampleFile('node/routes.mjs', text)] };
  writeFileSync(path.join(dist, 'descriptor.json'), JSON.stringify(artefact));
  const program = path.join(root, 'scripts/release/testing/release-program.ts');
  const what = ['publish', 'production', 'remote-store'];
  const args = programArgs(program, checkout.folder, checkout.releases, ...what);
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

describe('a store of a tool without formats', () => {
  it('is read completely: live versions, history, compositions and site', async () => {
    const registry = await registryOf();
    expect(unreadableIn(registry)).toEqual([]);
    expect(liveVersionsOf(registry).map(({ name, metadata }) => `${name} ${metadata.version}`)).toEqual([
      'shell 1.0.0',
      'remote-store 1.1.0',
    ]);
    for (const { name, metadata, extras } of liveVersionsOf(registry))
      expect(await readDescriptor(store, name, metadata.version, extras.descriptor)).toMatchObject({ name });
    const { entries, unreadable } = await readHistory(store, 'production');
    expect(unreadable).toEqual([]);
    expect(entries.map(({ action, version }) => [action, version])).toEqual([
      ['publish', '1.0.0'],
      ['publish', '1.0.0'],
      ['publish', '1.1.0'],
    ]);
    const { compositions } = await readCompositionLog(store, 'production');
    expect(compositions).toHaveLength(3);
    // Its site was a file on one machine, so the first release composes it again.
    expect(registry.site).toBeUndefined();
  });

  it('is closed to the older tool by the first release, with a message about the upgrade', async () => {
    releaseNext();
    const earlier = readJson(path.join(checkout.releases, 'registry/production.json'), v.unknown());
    expect(() => parseRegistry(earlier)).toThrow(/written by a newer release tool\. Upgrade this checkout/);
    expect(await live()).toBe('1.2.0');
  });

  it('accepts releases, composes, and rolls back to versions of the older tool', async () => {
    releaseNext();
    expect(await live()).toBe('1.2.0');
    const { pages, composition } = (await readLiveSite(store, 'production')) ?? {};
    expect(pages?.[0]?.html).toContain('<h1>/store of 1.2.0</h1>');
    expect(composition?.remotes[0]?.lastGood?.version).toBe('1.1.0');
    const target = { name: 'remote-store', by, compose: composeNothing };
    for (const version of ['1.1.0', '1.0.0']) {
      expect((await rollback(store, 'production', target)).moved).toMatchObject([{ version }]);
      expect(await live()).toBe(version);
    }
    const { entries } = await readHistory(store, 'production');
    expect(entries.map(({ by: who, version }) => [who === by, version])).toEqual([
      [false, '1.0.0'],
      [false, '1.0.0'],
      [false, '1.1.0'],
      [false, '1.2.0'],
      [true, '1.1.0'],
      [true, '1.0.0'],
    ]);
  });

  it('loses no named file to gc', async () => {
    const { removed } = await collectGarbage(store, { keep: 1, grace: -1000, dryRun: false });
    expect(removed.every((folder) => folder.startsWith('composition/'))).toBe(true);
    await rollback(store, 'production', { name: 'remote-store', by, compose: composeNothing });
    expect(await live()).toBe('1.0.0');
  });
});

describe('a store of a newer tool', () => {
  const next = () => checkout.build({ name: 'remote-account', version: '1.0.0' });
  const uses: Record<string, () => Promise<unknown>> = {
    'registry/production.json': () => publish(store, 'production', [next()], { by, compose: composeNothing }),
    'history/production.json': () => publish(store, 'production', [next()], { by, compose: composeNothing }),
    'composed/production.json': () => logComposition(store, 'production', 'another', '0'.repeat(16)),
    'remote-store/1.1.0/descriptor.json': () => readDescriptor(store, 'remote-store', '1.1.0'),
  };

  it.each(Object.keys(uses))('is refused because of %s, which stays unchanged', async (key) => {
    const newer = frozen.store[key]?.replace('{', '{ "format": 99,') ?? '';
    writeFileSync(path.join(checkout.releases, key), newer);
    const used = uses[key]?.();
    await expect(used).rejects.toThrow(EnvironmentError);
    await expect(used).rejects.toThrow(/format 99.*written by a newer release tool\. Upgrade this checkout/);
    expect(readFileSync(path.join(checkout.releases, key), 'utf8')).toBe(newer);
  });

  it('is refused by a command with one sentence', async () => {
    const key = path.join(checkout.releases, 'registry/production.json');
    writeFileSync(key, readFileSync(key, 'utf8').replace('{', '{ "format": 99,'));
    expect(releaseNext).toThrow(/written by a newer release tool\. Upgrade this checkout/);
  });
});
