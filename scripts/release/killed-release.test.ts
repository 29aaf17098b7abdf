import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@little-arches/kit/integrity';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import type { Registry } from './model/registry';
import { readLiveManifest, readPages } from './site/stored-site';
import { listChannels, readDescriptor, readRegistry } from './store/channel-registry';
import { earlierVersions, type Live, liveVersion, liveVersionsOf } from './store/live-versions';
import { releasedKey } from './store/released-file';
import type { ReleaseStore } from './store/store';
import { type RealStore, releaseStores } from './testing/real-stores';
import { createSampleCheckout, type SampleBuild, sampleAddress, sampleFile } from './testing/sample-build';

/** Number of commands that are killed per kind of store; each takes about a second. */
const KILLS = 10;

const program = path.resolve('scripts/release/testing/release-program.ts');
const here = process.cwd();
let checkout: ReturnType<typeof createSampleCheckout>;
let opened: RealStore;
let store: ReleaseStore;

/** A Node build of the shell that renders the name of its version, without React. */
const prerenderer = `export const libraries = {};
export const createPrerenderer = (config, composition, definitions) => ({
  entries: async () => [],
  page: async (name, path) => ({
    html: '<h1>' + path + ' of ' + (name ? definitions.get(name).version : 'shell') + '</h1>',
    hydration: {}, title: path, description: path,
  }),
  frame: async () => '<main></main>',
});`;

/** Random, so that compressing it saves little. */
const library = randomBytes(6000).toString('hex');

/** Writes a build that takes many steps to store. */
function leaveBuild(build: SampleBuild): void {
  const files = { 'library.0123456789.js': `/* ${build.version} */ ${library}` };
  const artefact = checkout.build({ ...build, files });
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

function start(...args: readonly string[]): { child: ChildProcess; ended: Promise<number | null> } {
  const { location, env } = opened;
  const child = spawn(process.execPath, programArgs(program, checkout.folder, location, ...args), {
    cwd: here,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', (code) => {
      // A killed process has no exit code.
      if (code) reject(new Error(`${args.join(' ')} ended with ${code}:\n${errors}`));
      else resolve(code);
    });
  });
  return { child, ended };
}

/** Number of steps of each command, as far as measured. */
const known = new Map<string, number>();

/** Kills a command at a random step in the store. Returns whether it was still running. */
async function killSomewhere(args: readonly string[]): Promise<boolean> {
  const command = args.slice(0, 2).join(' ');
  const { child, ended } = start(...args);
  const last = randomInt(known.get(command) ?? 20) + 1;
  let steps = 0;
  child.stdout?.on('data', (told: Buffer) => {
    steps += told.length;
    if (steps >= last) child.kill('SIGKILL');
  });
  const killed = (await ended) === null;
  known.set(command, killed ? Math.max(known.get(command) ?? 20, steps * 2) : steps);
  return killed;
}

/** Checks that the store has all files of a version, byte for byte. */
async function expectComplete({ name, metadata, extras }: Live): Promise<void> {
  const released = await readDescriptor(store, name, metadata.version, extras.descriptor);
  for (const { path: file, integrity } of extras.files) {
    const stored = await store.get(releasedKey(released, file));
    expect(stored && integrityOf(stored.content)).toBe(integrity);
  }
}

async function expectAllComplete(registry: Registry): Promise<void> {
  for (const live of liveVersionsOf(registry)) await expectComplete(live);
}

/**
 * Checks that each page of the live site has the version that its composition names. Returns the live version of
 * remote-store.
 */
async function expectCoherent(): Promise<string | undefined> {
  const manifest = await readLiveManifest(store, 'production');
  if (!manifest) throw new Error('There is a site');
  const { composition, pages: composed } = await readPages(store, manifest);
  const version = composition.remotes.find(({ name }) => name === 'remote-store')?.version;
  const own = composed.filter(({ owner }) => owner === 'remote-store');
  expect(own).toHaveLength(version ? pages.length : 0);
  for (const { html } of composed) expect(html).toContain(`"id":"${composition.id}"`);
  for (const { html, pattern } of own) expect(html).toContain(`<h1>${pattern} of ${version}</h1>`);
  return version;
}

const registryOf = async (channel = 'production') => (await readRegistry(store, channel)).registry;

/** One command of a round, and the versions of remote-store that visitors may get after it was killed. */
interface Step {
  readonly args: readonly [verb: string, ...args: string[]];
  readonly leadsTo?: string | undefined;
}

/** Stands for no version. */
const RETIRED = '';

/** The commands of one round, each of which is killed once. */
const rounds: readonly ((version: string) => Promise<Step>)[] = [
  async (version) => {
    leaveStore(version);
    return { args: ['publish', 'production', 'remote-store'], leadsTo: version };
  },
  async (version) => {
    leaveStore(version);
    return { args: ['publish', 'staging', 'remote-store'] };
  },
  async () => ({
    args: ['promote', 'staging', 'remote-store'],
    leadsTo: liveVersion(await registryOf('staging'), 'remote-store')?.metadata.version,
  }),
  async () => ({
    args: ['rollback', 'remote-store'],
    leadsTo: earlierVersions(await registryOf(), 'remote-store')[0]?.metadata.version,
  }),
  async (version) => {
    leaveStore(version);
    return { args: ['publish', 'preview-1', 'remote-store'] };
  },
  async () => ({ args: ['close', 'preview-1'] }),
  async () => ({ args: ['gc'] }),
  async () => ({ args: ['retire', 'remote-store'], leadsTo: RETIRED }),
];

describe.each(releaseStores)('on %s', (_, open) => {
  async function begin(): Promise<void> {
    opened = await open();
    store = opened.open();
    checkout = createSampleCheckout();
    leaveBuild({ name: 'shell', version: '1.0.0', addresses: [sampleAddress('/404', 'not-found')] });
    leaveStore('1.0.0');
    expect(await start('publish', 'production', 'shell', 'remote-store').ended).toBe(0);
  }
  async function end(): Promise<void> {
    checkout.remove();
    await opened.close();
  }

  describe('a command', () => {
    beforeAll(begin);
    afterAll(end);

    it('leaves the live site complete when it is killed at any step, and the next run finishes it', async () => {
      leaveStore('1.0.1');
      expect(await start('publish', 'staging', 'remote-store').ended).toBe(0);
      let [killed, shown] = [0, '1.0.0'];
      for (let kill = 0; kill < KILLS; kill++) {
        const step = await rounds[kill % rounds.length]?.(`1.${kill + 1}.0`);
        if (!step) throw new Error('There are rounds');
        if (await killSomewhere(step.args)) killed++;

        for (const channel of await listChannels(store)) await expectAllComplete(await registryOf(channel));
        const now = (await expectCoherent()) ?? RETIRED;
        expect([shown, step.leadsTo ?? shown]).toContain(now);
        shown = now;
        // Only a publish is repeated after it was killed.
        if (step.args[0] !== 'publish') continue;
        expect(await start(...step.args).ended).toBe(0);
        shown = (await expectCoherent()) ?? '';
        if (step.leadsTo) expect(shown).toBe(step.leadsTo);
      }
      expect(killed).toBeGreaterThan(0);
    });
  });

  describe('a release', () => {
    beforeAll(begin);
    afterAll(end);

    it('succeeds while several processes release', async () => {
      const names = ['remote-account', 'remote-kids-zone', 'remote-marketing'];
      for (const name of names)
        leaveBuild({ name, version: '2.0.0', addresses: [sampleAddress(`/${name}`, 'page')] });
      leaveStore('2.0.0');
      const runs = [...names, 'remote-store'].map((name) => start('publish', 'production', name));
      expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
      const versions = liveVersionsOf(await registryOf()).map(
        ({ name, metadata }) => `${name} ${metadata.version}`,
      );
      expect(versions.sort()).toEqual(
        [...names, 'remote-store', 'shell']
          .sort()
          .map((name) => (name === 'shell' ? 'shell 1.0.0' : `${name} 2.0.0`)),
      );
      expect(await expectCoherent()).toBe('2.0.0');
      expect((await readLiveManifest(store, 'production'))?.composition.remotes).toHaveLength(4);
    });
  });
});
