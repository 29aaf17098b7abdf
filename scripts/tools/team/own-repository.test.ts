import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { linkTree } from '@little-arches/kit/files/link-tree';
import { readJson } from '@little-arches/kit/files/read-json';
import { freePort } from '@little-arches/kit/processes/free-port';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import { runNpm } from '@little-arches/kit/processes/run-npm';
import {
  type RunningProcess,
  runProcess,
  startProcess,
  startSite,
} from '@little-arches/kit/processes/start-process';
import { projectRoot } from '@little-arches/kit/project-root';
import * as v from 'valibot';

const registrySchema = v.object({
  microFrontends: v.record(
    v.string(),
    v.array(v.looseObject({ deployment: v.optional(v.looseObject({ default: v.optional(v.boolean()) })) })),
  ),
});

// The same steps as in docs/own-repository.md, word for word.
const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-own-')));
const repository = path.join(scratch, 'remote-store');
const dataDir = path.join(scratch, 'data');
/** Earlier patches than the shell's, because teams upgrade independently. */
const OWN = { react: '19.3.0', 'react-dom': '19.3.0', 'react-router-dom': '7.18.4' };
let origin = '';
let starting: Promise<RunningProcess> | undefined;
let dev: RunningProcess | undefined;

/** Runs npm in the repository and returns its output. Throws the output when it fails. */
function npm(...args: string[]): string {
  const { status, stdout, stderr } = runNpm(args, { cwd: repository, env: { DATA_DIR: dataDir } });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

beforeAll(async () => {
  const [port, backendPort] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  const released = process.env.RELEASED_DIR;
  if (released) linkTree(released, dataDir);
  // Starts while the repository is created.
  starting = startSite({ PORT: `${port}`, BACKEND_PORT: `${backendPort}`, DATA_DIR: dataDir });
  starting.catch(() => {});
});
beforeAll(() => {
  const checkout = projectRoot();
  const packing = runNpm(['run', 'pack', '--', path.join(scratch, 'packed')], { cwd: checkout });
  if (packing.status !== 0) throw new Error(packing.stderr);
  for (const file of ['src', 'rspack.config.ts', 'package.json'])
    cpSync(path.join(checkout, 'remote-store', file), path.join(repository, file), { recursive: true });
  writeFileSync(
    path.join(repository, 'tsconfig.json'),
    '{ "extends": "@little-arches/testing/tsconfig.base.json", "include": ["src", "rspack.config.ts"] }',
  );
  writeFileSync(
    path.join(repository, 'src/tsconfig.json'),
    '{ "extends": "@little-arches/testing/tsconfig.remote.json", "include": ["routes.tsx"] }',
  );
  npm('pkg', 'set', 'scripts.dev=rspack dev', 'scripts.build=rspack build', 'scripts.test=jest');
  npm('pkg', 'set', 'scripts.release=little-arches', 'jest.preset=@little-arches/testing');
  npm('pkg', 'set', ...Object.entries(OWN).map(([library, version]) => `dependencies.${library}=${version}`));
  const packages = ['contracts', 'kit', 'build', 'release', 'testing'];
  const packed = readdirSync(path.join(scratch, 'packed'));
  const tarballs = packages.map(
    (name) => `../packed/${packed.find((file) => file.startsWith(`little-arches-${name}-`))}`,
  );
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs);
});
beforeAll(async () => void (await starting));
afterAll(async () => {
  const site = await starting?.catch(() => undefined);
  await Promise.all([site?.stop(), dev?.stop()]);
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});

it('checks types against the contract and the build, without the checkout', () => {
  const wrong = path.join(repository, 'src/wrong.ts');
  writeFileSync(
    wrong,
    `import { defineRemoteBuild } from '@little-arches/build/remote';
import { brand } from '@little-arches/contracts/company';
export const noName = brand.nothing;
export const noPort = defineRemoteBuild({ name: 'remote-store', folder: '.' });
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

it('refuses a name of the router that the shell does not share, except in tests', () => {
  const file = path.join(repository, 'src/pages/store/page.tsx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}import { Meta } from 'react-router';\nexport const wrong = Meta;\n`);
  const narrowed = () => npm('exec', '--', 'tsc', '--noEmit', '--pretty', 'false', '-p', 'src');
  try {
    expect(narrowed).toThrow(
      /page\.tsx\(\d+,\d+\): error TS1485: 'Meta' resolves to a type-only declaration/,
    );
  } finally {
    writeFileSync(file, text);
  }
  expect(narrowed).not.toThrow();
});

it('runs the remote alone, with its made-up host', async () => {
  const port = await freePort();
  const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
  dev = startProcess([rspack, 'dev', '--port', `${port}`], { cwd: repository });
  const page = await (await firstAnswer(dev, `http://localhost:${port}/store`)).text();
  expect(page).toContain('<title>remote-store (standalone)</title>');
  const [, script = ''] = /<script defer src="([^"]+)"/.exec(page) ?? [];
  const sources = await (await fetch(`http://localhost:${port}${script}`)).text();
  expect(sources).toContain('Nothing on sale');
  // It also answers when a style sheet or a font is missing, which only its output shows.
  while (!/compiled|ERROR/.test(dev.output())) await setTimeout(100);
  expect(stripVTControlCharacters(dev.output())).toContain('remote-store compiled successfully');
});

it('runs the remote’s own tests', () => {
  expect(npm('test', '--', 'src/cart', 'src/prerender')).toMatch(/Tests: +\d+ passed/);
});

it('builds, checks and publishes it into the shared store, and the site shows it', async () => {
  const before = await pageOf('/store');
  const file = path.join(repository, 'src/pages/store/page.tsx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('<h1>Products</h1>', '<h1>Insoles of our own</h1>'));
  npm('run', 'build');
  const checked = npm('run', 'release', '--', 'check', 'remote-store');
  const [, version = ''] = /remote-store (\S+) can go live on production/.exec(checked) ?? [];
  expect(await pageOf('/store')).toBe(before);

  expect(npm('run', 'release', '--', 'publish', 'remote-store')).not.toContain('in the browser only');
  const page = await pageOf('/store');
  expect(page).toContain('<h1>Insoles of our own</h1>');
  const [, entry = ''] =
    new RegExp(`src="(/assets/remote-store/${version}/remoteEntry[^"]+)"`).exec(page) ?? [];
  expect(await pageOf(entry)).toContain('_FEDERATION_RUNTIME_CORE');
  expect(await pageOf('/')).toContain('<h1');
  expect(liveOf('remote-store')).toMatchObject({ metadata: { version }, extras: { singletons: OWN } });
  expect(liveOf('shell')).not.toMatchObject({ extras: { singletons: OWN } });
  await walk();

  const exporting = () => npm('run', 'release', '--', 'export', '--to', path.join(scratch, 'exported'));
  expect(exporting).toThrow('whose script only a checkout has');

  npm('run', 'release', '--', 'rollback', 'remote-store');
  expect(await pageOf('/store')).toContain('<h1>Products</h1>');
});

it('adds a remote that one command creates in a checkout, until it is retired', async () => {
  const checkout = path.join(scratch, 'checkout');
  copyCheckout(checkout);
  linkInstalled(checkout);
  const run = (...args: string[]) =>
    runProcess([path.join(checkout, 'scripts/run.mjs'), ...args], {
      cwd: checkout,
      env: { DATA_DIR: dataDir },
    });
  await run('new-remote', 'remote-foot-school');
  await run('test', 'remote-foot-school');
  await run('release', 'publish', 'remote-foot-school');
  expect(await pageOf('/foot-school')).toContain('<h1>Foot school</h1>');

  await run('release', 'retire', 'remote-foot-school');
  const { status } = await fetch(`${origin}/foot-school`, { headers: { connection: 'close' } });
  expect(status).toBe(404);
});

/** Returns the live version of a package. */
function liveOf(name: string): unknown {
  const registry = readJson(path.join(dataDir, 'releases/channels/production.json'), registrySchema);
  return registry.microFrontends[name]?.find((version) => version.deployment?.default);
}

/** Chooses a product as a visitor does, starting on another team's page. */
async function walk(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    await page.goto(`${origin}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await page.getByRole('heading', { name: 'Insoles of our own' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Insoles of our own' }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
}

/**
 * Requests a page on a new connection: commands that block this process may outlast an idle one, whose end it would
 * not notice.
 */
async function pageOf(address: string): Promise<string> {
  const answer = await fetch(origin + address, { headers: { connection: 'close' } });
  expect(answer.status).toBe(200);
  return await answer.text();
}

/** Waits for a server; rejects with its output when it ends instead. Jest's own limit applies. */
async function firstAnswer(server: RunningProcess, address: string): Promise<Response> {
  const ended = server.ended.then(() => {
    throw new Error(server.output());
  });
  for (;;) {
    const answer = await Promise.race([ended, fetch(address).catch(() => undefined)]);
    if (answer?.ok) return answer;
    await setTimeout(100);
  }
}
