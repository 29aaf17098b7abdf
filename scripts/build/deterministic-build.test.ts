import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { chunksGlobalOf, globalNameOf } from '@little-arches/contracts/formats';
import { copyBuilds } from '@little-arches/kit/files/copy-checkout';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { parseJson } from '@little-arches/kit/files/read-json';
import { workspaceNames } from '@little-arches/kit/files/workspaces';
import { parseDescriptor } from './model/descriptor';
import { packageNames } from './model/packages';
import { scopeOf } from './model/version-names';

const root = projectRoot();
/** The remote whose team's command is tried; all are built by the same preset. */
const BY_HAND = 'remote-store';
const SKIPPED = new Set(['.git', '.cache', '.data', '.ci', '.bin', 'dist', 'e2e']);

let scratch = '';
let one = '';
let bytes: Record<string, string> = {};
beforeAll(() => {
  // On the same volume, so that the installed packages can be linked.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  scratch = mkdtempSync(path.join(root, '.cache/deterministic-'));
  one = path.join(scratch, 'one');
  copy(root, one);
  // With the builds of these sources, which were made in the checkout.
  copyBuilds(one);
  bytes = build(one, byCommand);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));

/** Copies a folder; links the files of node_modules one by one, which takes a second and is equivalent. */
function copy(from: string, to: string, installed = false): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!installed && SKIPPED.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copy(source, target, installed || entry.name === 'node_modules');
    else if (entry.isFile()) (installed ? linkSync : copyFileSync)(source, target);
  }
}

const byCommand = (folder: string) => run(folder, ['scripts/run.mjs', 'build']);

/** Builds a remote in its folder as its team does, by `rspack build`, and the shell. */
function byHand(folder: string): void {
  run(folder, ['scripts/run.mjs', 'build', 'shell']);
  run(path.join(folder, BY_HAND), [path.join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), 'build']);
}

function run(cwd: string, args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} in ${cwd} failed:\n${stdout}${stderr}`);
}

/** Builds everything in a copied checkout and returns the hash of every output file. */
function build(folder: string, how: (folder: string) => void): Record<string, string> {
  mkdirSync(path.join(folder, 'node_modules/@little-arches'), { recursive: true });
  for (const [name, place] of workspaceNames(root)) {
    const linked = path.join(folder, 'node_modules', name);
    if (!existsSync(linked)) symlinkSync(path.join(folder, place), linked, 'junction');
  }
  how(folder);
  return Object.fromEntries(
    packageNames().flatMap((name) => {
      const dist = path.join(folder, name, 'dist');
      if (!existsSync(dist)) return [];
      return readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .map((file) => [
          `${name}/${path.relative(dist, file)}`,
          createHash('sha256').update(readFileSync(file)).digest('hex'),
        ]);
    }),
  );
}

it('writes the same descriptor of the shell in the run that builds it and in a later one', () => {
  const file = path.join(one, 'shell/dist/descriptor.json');
  const written = readFileSync(file, 'utf8');
  const read = parseDescriptor(parseJson(written, file), file);
  expect(`${JSON.stringify(read, null, 2)}\n`).toBe(written);
});

it('separates the libraries of the shell’s Node build from our code', () => {
  const read = (file: string) => readFileSync(path.join(one, 'shell/dist/node', file), 'utf8');
  const [ours, libraries] = ['prerender.mjs', 'libraries.mjs'].map(read);
  expect(libraries).toContain('react.dev/errors');
  expect(ours).not.toContain('react.dev/errors');
  // The first is in the contract, the second in the shell.
  for (const own of ["name: 'BackendError'", 'Skip to the content']) {
    expect(ours).toContain(own);
    expect(libraries).not.toContain(own);
  }
});

it('builds the same bytes from the same sources, in any checkout and with any bundler command', () => {
  const other = path.join(scratch, 'somewhere/quite/different');
  // From the copy, so that edits in the checkout do not interfere.
  copy(one, other);
  expect(Object.keys(bytes).length).toBeGreaterThan(packageNames().length * 4);
  const built = build(other, byHand);
  const same = Object.entries(bytes).filter(([file]) => /^(shell|remote-store)\//.test(file));
  expect(built).toEqual(Object.fromEntries(same));
});

it('includes the version in names that two versions of a remote on one page must not share', () => {
  const { version } = parseDescriptor(
    parseJson(readFileSync(path.join(one, 'remote-store/dist/descriptor.json'), 'utf8'), 'descriptor.json'),
    'remote-store',
  );
  const output = path.join(one, 'remote-store/dist/browser');
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  const texts = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => readFileSync(path.join(output, file), 'utf8'));
  const [entry = ''] = texts(/^remoteEntry\.[\da-f]+\.js$/);
  expect(entry).toContain(`var ${globalNameOf('remote-store', version)};`);
  const chunks = texts(/file-.*\.js$/);
  const list = chunksGlobalOf('remote-store', version);
  expect(chunks.length).toBeGreaterThan(4);
  expect(chunks.filter((text) => !text.includes(list))).toEqual([]);
  const styles = texts(/\.css$/);
  expect(
    styles.filter((text) => text.includes(`.${scopeOf('remote-store', version)}-`)).length,
  ).toBeGreaterThan(2);
});

it('leaves the files that the shell’s script loads unchanged when a word changes', () => {
  const header = path.join(one, 'shell/src/frame/header/header.tsx');
  const source = readFileSync(header, 'utf8');
  expect(source).toContain('aria-label="Main"');
  writeFileSync(header, source.replace('aria-label="Main"', 'aria-label="Chief"'));
  const changed = build(one, (folder) => run(folder, ['scripts/run.mjs', 'build', 'shell']));
  const browserFiles = (built: object) =>
    Object.keys(built).filter((file) => file.startsWith('shell/browser/'));
  const [apart, before] = [changed, bytes].map((built) =>
    browserFiles(built)
      .filter((file) => file.includes('/file-'))
      .map((file) => [file, built[file]]),
  );
  expect(apart).toEqual(before);
  const endings = apart?.map(([file = '']) => path.extname(file));
  expect(endings).toEqual(expect.arrayContaining(['.js', '.woff2', '.svg', '.png']));
  expect(browserFiles(changed)).not.toEqual(browserFiles(bytes));
});
