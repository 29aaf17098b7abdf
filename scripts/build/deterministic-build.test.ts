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
} from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { packages } from './packages';

const root = projectRoot();
const SKIPPED = new Set(['.git', '.cache', '.data', '.ci', '.bin', 'dist', 'e2e']);

let scratch = '';
beforeAll(() => {
  // On the same volume, so that the installed packages can be linked.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  scratch = mkdtempSync(path.join(root, '.cache/deterministic-'));
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

/** Builds everything in a copied checkout and gives the hash of every file that came out. */
function build(folder: string): Record<string, string> {
  for (const name of ['shared-contracts', ...packages])
    symlinkSync(path.join(folder, name), path.join(folder, 'node_modules', name), 'junction');
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stdout}${stderr}`);
  return Object.fromEntries(
    packages.flatMap((name) => {
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

it('makes the same bytes of the same sources, wherever the checkout lies', () => {
  const [one, other] = [path.join(scratch, 'one'), path.join(scratch, 'somewhere/quite/different')];
  copy(root, one);
  // From the copy, so that nobody's edit comes in between.
  copy(one, other);
  const bytes = build(one);
  expect(Object.keys(bytes).length).toBeGreaterThan(packages.length * 4);
  expect(build(other)).toEqual(bytes);
});
