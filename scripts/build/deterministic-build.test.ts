import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
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
import { projectRoot } from '@scripts/kit/project-root';
import { workspaceNames } from '@scripts/kit/workspaces';
import { packageNames } from './packages';

const root = projectRoot();
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
  bytes = build(one, byCommand);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));

/** Copies a folder; what lies in node_modules is linked file by file, which is as good and takes a second. */
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

/** Each remote as its team types it in its folder: `rspack build`. */
function byHand(folder: string): void {
  run(folder, ['scripts/run.mjs', 'build', 'shell']);
  for (const name of packageNames().filter((name) => name !== 'shell'))
    run(path.join(folder, name), [path.join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), 'build']);
}

function run(cwd: string, args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} in ${cwd} failed:\n${stdout}${stderr}`);
}

/** Builds everything in a copied checkout and gives the hash of every file that came out. */
function build(folder: string, how: (folder: string) => void): Record<string, string> {
  mkdirSync(path.join(folder, 'node_modules/@scripts'), { recursive: true });
  for (const [name, place] of workspaceNames(root))
    symlinkSync(path.join(folder, place), path.join(folder, 'node_modules', name), 'junction');
  how(folder);
  return Object.fromEntries(
    packageNames().flatMap((name) => {
      const dist = path.join(folder, name, 'dist');
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

it('makes the same bytes of the same sources, wherever the checkout lies and whoever runs the bundler', () => {
  const other = path.join(scratch, 'somewhere/quite/different');
  // From the copy, so that nobody's edit comes in between.
  copy(one, other);
  expect(Object.keys(bytes).length).toBeGreaterThan(packageNames().length * 4);
  expect(build(other, byHand)).toEqual(bytes);
});

describe('a changed word', () => {
  let changed: Record<string, string> = {};
  beforeAll(() => {
    const folder = path.join(scratch, 'changed');
    copy(one, folder);
    const say = (file: string, word: string, other: string) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      expect(source).toContain(word);
      writeFileSync(path.join(folder, file), source.replace(word, other));
    };
    say('remote-marketing/src/pages/faqs/page.tsx', '"Questions and answers"', '"Answers and questions"');
    say('shell/src/frame/header/header.tsx', 'aria-label="Main"', 'aria-label="Chief"');
    changed = build(folder, byCommand);
  });

  const browserFiles = (built: object, name: string) =>
    Object.keys(built).filter((file) => file.startsWith(`${name}/browser/`));

  it('gives new names to nothing but what it is in', () => {
    const before = new Set(browserFiles(bytes, 'remote-marketing'));
    const renamed = browserFiles(changed, 'remote-marketing').filter((file) => !before.has(file));
    const names = renamed.map((file) => path.basename(file).replace(/\.[\da-f]{10}\./, '.'));
    // The page, the file it is in together with what it needs, and the entry, which knows the names of both.
    expect(names).toEqual([expect.stringMatching(/^\d+\.js$/), 'entry.js', 'page-faqs.js']);
  });

  it('leaves of the shell what its script loads as it was, at the same addresses', () => {
    const [apart, before] = [changed, bytes].map((built) =>
      browserFiles(built, 'shell')
        .filter((file) => file.includes('/file-'))
        .map((file) => [file, built[file]]),
    );
    expect(apart).toEqual(before);
    const endings = apart?.map(([file = '']) => path.extname(file));
    expect(endings).toEqual(expect.arrayContaining(['.js', '.woff2', '.svg', '.png']));
    expect(browserFiles(changed, 'shell')).not.toEqual(browserFiles(bytes, 'shell'));
  });
});
