import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { linkTree } from '@little-arches/kit/files/link-tree';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readJson } from '@little-arches/kit/files/read-json';
import { findBrowser } from '@little-arches/kit/processes/find-browser';
import { freePort } from '@little-arches/kit/processes/free-port';
import { runNpm } from '@little-arches/kit/processes/run-npm';
import {
  type RunningProcess,
  runProcess,
  startProcess,
  startSite,
} from '@little-arches/kit/processes/start-process';
import * as v from 'valibot';
import { type LocalRegistry, registryProgram, startRegistry } from './testing/local-registry';
import { chooseProduct, firstAnswer, readPage } from './testing/visit-site';

const registrySchema = v.object({
  microFrontends: v.record(
    v.string(),
    v.array(v.looseObject({ deployment: v.optional(v.looseObject({ default: v.optional(v.boolean()) })) })),
  ),
});

const lockSchema = v.object({ packages: v.record(v.string(), v.looseObject({})) });
const manifestSchema = v.looseObject({
  dependencies: v.record(v.string(), v.string()),
  budget: v.optional(v.unknown()),
});

// Follows docs/own-repository.md with a new remote, which then makes way for an existing one.
const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-own-')));
/** The repository that `npm create` makes. */
const repository = path.join(scratch, 'remote-feet');
const page = path.join(repository, 'src/pages/start/page.tsx');
const dataDir = path.join(scratch, 'data');
/** Earlier patches than the shell's, because teams upgrade independently. */
const OWN = { react: '19.3.0', 'react-dom': '19.3.0', 'react-router-dom': '7.18.4' };
let origin = '';
let starting: Promise<RunningProcess> | undefined;
let dev: RunningProcess | undefined;
let registry: LocalRegistry | undefined;
const packed = path.join(scratch, 'packed');
/** Packages that a repository installs. */
const OURS = ['contracts', 'kit', 'build', 'release', 'testing'];
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const npmrc = (address: string) => `@little-arches:registry=${address}\n`;

/** Runs npm in a folder and returns its output. Throws the output when it fails. */
function npmIn(cwd: string, ...args: string[]): string {
  return npmWith({}, cwd, ...args);
}

function npmWith(env: Readonly<Record<string, string>>, cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = runNpm(args, { cwd, env: { DATA_DIR: dataDir, ...env } });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

const npm = (...args: string[]) => npmIn(repository, ...args);
/** Releases without a browser: how a page looks is asked once, by the check. */
const release = (...args: string[]) =>
  npmWith({ CHROME_PATH: 'none' }, repository, 'run', 'release', '--', ...args);
const pageOf = (address: string) => readPage(origin, address);

/** Packs our packages and publishes them. */
async function pack({ address, token }: LocalRegistry): Promise<void> {
  const program = path.join(projectRoot(), 'scripts/run.mjs');
  // Not by `npm run`, whose shell drops a variable with such a name.
  const env = { [`npm_config_${token}`]: 'anyone' };
  await runProcess([program, 'pack', packed, '--publish', address], { cwd: projectRoot(), env });
}

/** Returns the tarballs of our packages. */
function tarballs(): string[] {
  const files = readdirSync(packed);
  return OURS.map((name) => {
    const file = files.find((one) => one.startsWith(`little-arches-${name}-`));
    return `../packed/${file}`;
  });
}

const whereRegistryIs = registryProgram ? it : it.skip;

beforeAll(async () => {
  if (!registryProgram) return;
  const [port, backendPort] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  const released = process.env.RELEASED_DIR;
  if (released) linkTree(released, dataDir);
  // Starts while the repository is created.
  starting = startSite({ PORT: `${port}`, BACKEND_PORT: `${backendPort}`, DATA_DIR: dataDir });
  starting.catch(() => {});
});
beforeAll(async () => {
  if (!registryProgram) return;
  registry = await startRegistry(path.join(scratch, 'registry'));
  await pack(registry);
  const scope = `--@little-arches:registry=${registry.address}`;
  const options = ['--', '--registry', registry.address];
  const create = () =>
    npmIn(scratch, 'create', '--yes', scope, '@little-arches/remote@latest', 'remote-feet', ...options);
  create();
  expect(create).toThrow('There is a folder remote-feet with files already.');
  npm('pkg', 'set', ...Object.entries(OWN).map(([library, version]) => `dependencies.${library}=${version}`));
  npm('install', '--prefer-offline', ...QUIET);
});
beforeAll(async () => void (await starting));
afterAll(async () => {
  const site = await starting?.catch(() => undefined);
  await Promise.all([site?.stop(), dev?.stop(), registry?.stop()]);
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});

whereRegistryIs('checks types against the contract and the build, without the checkout', () => {
  const wrong = path.join(repository, 'src/wrong.ts');
  writeFileSync(
    wrong,
    `import { defineRemoteBuild } from '@little-arches/build/remote';
import { brand } from '@little-arches/contracts/company';
export const noName = brand.nothing;
export const noPort = defineRemoteBuild({ port: 3001, folder: '.' });
`,
  );
  try {
    expect(() => npm('exec', '--', 'tsc', '--noEmit', '--pretty', 'false')).toThrow(
      /:\nsrc\/wrong\.ts\(3,\d+\): error TS2339.*\nsrc\/wrong\.ts\(4,\d+\): error TS2741.*\n(?! *src)/,
    );
  } finally {
    rmSync(wrong);
  }
  expect(realpathSync(path.join(repository, 'node_modules/@little-arches/contracts'))).toContain(scratch);
});

whereRegistryIs('checks the remote as it was made', () => {
  npm('run', 'check');
});

whereRegistryIs('runs the remote alone, with its made-up host', async () => {
  const port = await freePort();
  const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
  dev = startProcess([rspack, 'dev', '--port', `${port}`], { cwd: repository });
  const html = await (await firstAnswer(dev, `http://localhost:${port}/feet`)).text();
  expect(html).toContain('<title>remote-feet (standalone)</title>');
  const [, script = ''] = /<script defer src="([^"]+)"/.exec(html) ?? [];
  const sources = await (await fetch(`http://localhost:${port}${script}`)).text();
  expect(sources).toContain('Signed in as a family');
  // It also answers when a style sheet or a font is missing, which only its output shows.
  while (!/compiled|ERROR/.test(dev.output())) await setTimeout(100);
  expect(stripVTControlCharacters(dev.output())).toContain('remote-feet compiled successfully');
});

whereRegistryIs('runs the remote’s own tests', () => {
  expect(npm('test')).toMatch(/Tests: +\d+ passed/);
});

whereRegistryIs('builds, checks and publishes it into the shared store, and the site shows it', async () => {
  const withoutStore = runNpm(['run', 'release', '--', 'check'], { cwd: repository, env: { DATA_DIR: '' } });
  expect(withoutStore.stderr).toContain('Is it the one that you meant?');
  release('publish', 'remote-feet');
  const before = await pageOf('/feet');
  expect(before).toContain('<h1>Feet</h1>');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<h1>Feet</h1>', '<h1>Feet of our own</h1>'));
  npm('run', 'build');
  const checked = npm('run', 'release', '--', 'check', 'remote-feet');
  const [, version = ''] = /remote-feet (\S+) can go live on production/.exec(checked) ?? [];
  expect(await pageOf('/feet')).toBe(before);

  expect(release('publish', 'remote-feet')).not.toContain('in the browser only');
  const html = await pageOf('/feet');
  expect(html).toContain('<h1>Feet of our own</h1>');
  const [, entry = ''] =
    new RegExp(`src="(/assets/remote-feet/${version}/remoteEntry[^"]+)"`).exec(html) ?? [];
  expect(await pageOf(entry)).toContain('_FEDERATION_RUNTIME_CORE');
  expect(await pageOf('/')).toContain('<h1');
  expect(liveOf('remote-feet')).toMatchObject({
    metadata: { version },
    extras: { handshake: { singletons: OWN } },
  });
  expect(liveOf('shell')).not.toMatchObject({ extras: { handshake: { singletons: OWN } } });

  const exporting = () => release('export', '--to', path.join(scratch, 'exported'));
  expect(exporting).toThrow('whose script only a checkout has');

  release('rollback', 'remote-feet');
  expect(await pageOf('/feet')).toContain('<h1>Feet</h1>');
});

whereRegistryIs('has an end-to-end test, which passes once the page is live', () => {
  // Playwright refuses to run inside Jest, which this variable marks.
  const env = { SITE_URL: origin, CHROME_PATH: findBrowser() ?? '', JEST_WORKER_ID: '' };
  expect(runNpm(['exec', '--', 'playwright', 'test'], { cwd: repository, env })).toMatchObject({ status: 0 });
});

whereRegistryIs('needs no registry of ours to install the tarballs', () => {
  const folder = path.join(scratch, 'offline');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(path.join(folder, '.npmrc'), npmrc('https://registry.example/'));
  npmIn(folder, 'install', '--package-lock-only', '--prefer-offline', ...QUIET, ...tarballs());
  const { packages } = readJson(path.join(folder, 'package-lock.json'), lockSchema);
  for (const name of OURS)
    expect(packages[`node_modules/@little-arches/${name}`]?.resolved).toMatch(/^file:\.\.\/packed\//);
});

whereRegistryIs('takes in a remote that exists already, and serves it beside the new one', async () => {
  bringExisting('remote-store');
  npm('install', '--prefer-offline', ...QUIET);
  release('publish', 'remote-store');
  expect(liveOf('remote-store')).toMatchObject({ extras: { handshake: { singletons: OWN } } });
  expect(await pageOf('/feet')).toContain('<h1>Feet</h1>');
  await chooseProduct(origin, 'Insoles of our own');
});

/** Moves a remote of the checkout into the repository, with another heading on its first page. */
function bringExisting(name: string): void {
  const from = (file: string) => path.join(projectRoot(), name, file);
  rmSync(path.join(repository, 'src'), { recursive: true });
  rmSync(path.join(repository, 'dist'), { recursive: true });
  for (const file of ['src', 'rspack.config.ts'])
    cpSync(from(file), path.join(repository, file), { recursive: true });
  const first = path.join(repository, 'src/pages/store/page.tsx');
  const text = readFileSync(first, 'utf8');
  writeFileSync(first, text.replace('<h1>Products</h1>', '<h1>Insoles of our own</h1>'));
  const file = path.join(repository, 'package.json');
  const [existing, own] = [readJson(from('package.json'), manifestSchema), readJson(file, manifestSchema)];
  const dependencies = { ...existing.dependencies, ...own.dependencies };
  writeFileSync(file, JSON.stringify({ ...own, name, budget: existing.budget, dependencies }));
}

/** Returns the live version of a package. */
function liveOf(name: string): unknown {
  const registry = readJson(path.join(dataDir, 'releases/channels/production.json'), registrySchema);
  return registry.microFrontends[name]?.find((version) => version.deployment?.default);
}
