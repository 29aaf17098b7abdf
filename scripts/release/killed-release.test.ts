import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@scripts/kit/integrity';
import { publish } from './publish';
import { readLiveManifest, readLiveSite } from './site/stored-site';
import { type Live, livesOf, readRegistry } from './store/channel-registry';
import { registryKey } from './store/keys';
import { createDirectoryStore, type ReleaseStore } from './store/store';
import { createSampleCheckout, type SampleBuild, sampleAddress, sampleFile } from './testing/sample-build';
import { composeNothing } from './testing/sample-releases';

/** Milliseconds for the rounds of killing; each takes about one. */
const TIME = 8000;

const program = path.resolve('scripts/release/testing/release-program.ts');
const here = process.cwd();
let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;

/** A Node build of the shell that renders what its version says, without React. */
const prerenderer = `export const createPrerenderer = (config, composition, definitions) => ({
  entries: async () => [],
  page: async (name, path) => ({
    html: '<h1>' + path + ' of ' + (name ? definitions.get(name).version : 'shell') + '</h1>',
    hydration: {}, title: path, description: path,
  }),
  frame: async () => '<main></main>',
});`;

/** Leaves a build that takes many steps to store. */
function leaveBuild(build: SampleBuild): void {
  const artefact = checkout.build(build);
  const dist = path.join(checkout.folder, build.name, 'dist');
  const node = build.name === 'shell' ? 'prerender.mjs' : 'routes.mjs';
  const text =
    node === 'routes.mjs' ? `export default ${JSON.stringify({ version: build.version })}` : prerenderer;
  writeFileSync(path.join(dist, 'node', node), text);
  const listed = { ...artefact, node: [sampleFile(`node/${node}`, text)] };
  writeFileSync(path.join(dist, 'descriptor.json'), JSON.stringify(listed));
}

const pages = Array.from({ length: 12 }, (_, n) => sampleAddress(`/store/page-${n}`, `page-${n}`));
const leaveStore = (version: string) => leaveBuild({ name: 'remote-store', version, addresses: pages });

function start(...names: string[]): {
  child: ChildProcess;
  started: Promise<void>;
  ended: Promise<number | null>;
} {
  const child = spawn(process.execPath, ['--import', 'tsx', program, checkout.folder, ...names], {
    cwd: here,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const started = new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
  return { child, started, ended };
}

/** Everything a version consists of is in the store, byte for byte. */
function expectComplete({ name, metadata, extras }: Live): void {
  const folder = path.join(checkout.releases, name, metadata.version);
  for (const file of extras.files)
    expect(integrityOf(readFileSync(path.join(folder, file.path)))).toBe(file.integrity);
  expect(existsSync(path.join(folder, 'descriptor.json'))).toBe(true);
}

/** The site is of one piece: each page is of the version that its composition names. */
async function expectCoherent(): Promise<string | undefined> {
  const site = await readLiveSite(store, 'production');
  if (!site) throw new Error('There is a site');
  const { composition, pages: composed } = site;
  const version = composition.remotes.find(({ name }) => name === 'remote-store')?.version;
  const own = composed.filter(({ owner }) => owner === 'remote-store');
  expect(own).toHaveLength(version ? pages.length : 0);
  for (const { html } of composed) expect(html).toContain(`"id":"${composition.id}"`);
  for (const { html, pattern } of own) expect(html).toContain(`<h1>${pattern} of ${version}</h1>`);
  return version;
}

beforeEach(async () => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  leaveBuild({ name: 'shell', version: '1.0.0', addresses: [sampleAddress('/404', 'not-found')] });
  leaveStore('1.0.0');
  expect(await start('shell', 'remote-store').ended).toBe(0);
});
afterEach(() => checkout.remove());

it('killed at any moment leaves the live site whole, and the next run finishes it', async () => {
  const until = Date.now() + TIME;
  let [rounds, killed, shown] = [0, 0, '1.0.0'];
  while (Date.now() < until) {
    const version = `1.${++rounds}.0`;
    leaveStore(version);
    const { child, started, ended } = start('remote-store');
    await started;
    await new Promise((resolve) => setTimeout(resolve, randomInt(120)));
    child.kill('SIGKILL');
    if ((await ended) === null) killed++;

    for (const live of livesOf((await readRegistry(store, 'production')).registry)) expectComplete(live);
    const now = await expectCoherent();
    expect([shown, version]).toContain(now);
    shown = now ?? '';
    if (rounds % 3 > 0) continue;
    expect(await start('remote-store').ended).toBe(0);
    shown = (await expectCoherent()) ?? '';
    expect(shown).toBe(version);
  }
  expect(killed).toBeGreaterThan(0);
});

it('loses no release of several processes', async () => {
  const names = ['remote-account', 'remote-kids-zone', 'remote-marketing'];
  for (const name of names)
    leaveBuild({ name, version: '2.0.0', addresses: [sampleAddress(`/${name}`, 'page')] });
  leaveStore('2.0.0');
  const runs = [...names, 'remote-store'].map((name) => start(name));
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
  const { registry } = await readRegistry(store, 'production');
  const versions = livesOf(registry).map(({ name, metadata }) => `${name} ${metadata.version}`);
  expect(versions.sort()).toEqual(
    [...names, 'remote-store', 'shell']
      .sort()
      .map((name) => (name === 'shell' ? 'shell 1.0.0' : `${name} 2.0.0`)),
  );
  expect(await expectCoherent()).toBe('2.0.0');
  expect((await readLiveManifest(store, 'production'))?.composition.remotes).toHaveLength(4);
});

it('stays as it was when a release is refused', async () => {
  const pointer = path.join(checkout.releases, registryKey('production'));
  const before = readFileSync(pointer);
  const wrong = checkout.build({ name: 'remote-store', version: '3.0.0', contract: '9.0' });
  await expect(
    publish(store, 'production', [wrong], { by: 'tester', compose: composeNothing }),
  ).rejects.toThrow('contract 9.0');
  expect(readFileSync(pointer)).toEqual(before);
  expect(existsSync(path.join(checkout.releases, 'remote-store/3.0.0'))).toBe(false);
});
