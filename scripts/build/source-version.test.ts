import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceVersion } from './source-version';

let folder = '';
let root = '';
const before = process.cwd();

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-version-'));
  root = path.join(folder, 'checkout');
  write('package.json', '{"name":"little-arches"}');
  write('package-lock.json', '{}');
  write('remote-store/package.json', '{"version":"1.2.3"}');
  write('remote-store/src/routes.tsx', 'export default 1;');
  write('remote-store/src/cart/cart.ts', 'export const cart = [];');
  write('remote-account/package.json', '{"version":"1.0.0"}');
  write('remote-account/src/routes.tsx', 'export default 1;');
  write('shared-contracts/src/remote.tsx', 'export {};');
  write('scripts/build/config/rules.ts', 'export {};');
  process.chdir(root);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

it("returns the package's version and a hash, equal for equal sources", () => {
  expect(sourceVersion('remote-store')).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(sourceVersion('remote-store')).toBe(sourceVersion('remote-store'));
});

it.each([
  ['remote-store/src/routes.tsx', 'export default 2;'],
  ['remote-store/src/cart/line.ts', 'export {};'],
  ['shared-contracts/src/remote.tsx', 'export default 1;'],
  ['scripts/build/config/rules.ts', 'export default 1;'],
  ['package-lock.json', '{"lockfileVersion":3}'],
])('changes with %s, which goes into the build', (file, content) => {
  const old = sourceVersion('remote-store');
  write(file, content);
  expect(sourceVersion('remote-store')).not.toBe(old);
});

it.each([
  'remote-store/src/routes.test.tsx',
  'remote-store/src/standalone.tsx',
  'shared-contracts/src/testing/test-host.ts',
  'remote-account/src/routes.tsx',
  'remote-store/README.md',
])('does not change with %s, which does not', (file) => {
  const old = sourceVersion('remote-store');
  write(file, 'changed');
  expect(sourceVersion('remote-store')).toBe(old);
});

it("changes with the sources and the lock file of a team's own repository", () => {
  const tool = { '@scripts/team': '1.0.0' };
  write('package.json', JSON.stringify({ name: 'remote-store', version: '2.0.0', dependencies: tool }));
  rmSync(path.join(root, 'shared-contracts'), { recursive: true });
  rmSync(path.join(root, 'scripts'), { recursive: true });
  write('src/routes.tsx', 'export default 1;');
  const old = sourceVersion('remote-store');
  expect(old).toMatch(/^2\.0\.0-[0-9a-f]{8}$/);
  write('src/routes.tsx', 'export default 2;');
  const edited = sourceVersion('remote-store');
  write('package-lock.json', '{"lockfileVersion":3}');
  expect(new Set([old, edited, sourceVersion('remote-store')]).size).toBe(3);
});

it('notices when content moves from one file to the next', () => {
  write('remote-store/src/a.ts', '1b.ts2');
  write('remote-store/src/c.ts', '');
  const old = sourceVersion('remote-store');
  write('remote-store/src/a.ts', '1');
  expect(sourceVersion('remote-store')).not.toBe(old);
});

it.each(['testing', 'standalone.app', 'other'])('is equal wherever the checkout is: %s', (name) => {
  const old = sourceVersion('remote-store');
  const copy = path.join(folder, name, 'checkout');
  cpSync(root, copy, { recursive: true });
  process.chdir(copy);
  expect(sourceVersion('remote-store')).toBe(old);
  writeFileSync(path.join(copy, 'remote-store/src/routes.tsx'), 'export default 3;');
  expect(sourceVersion('remote-store')).not.toBe(old);
});
