import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceVersion } from './source-version';
import { scratchFolder } from './testing/scratch-folder';

/**
 * Returns a lock file with versions for a library of the store, one below the contracts, the bundler and a test
 * tool.
 */
const lock = (versions: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({
    packages: {
      '': { workspaces: ['remote-store', 'shared-contracts', 'scripts/*'] },
      'remote-store': {
        dependencies: { icons: '*', '@little-arches/contracts': '*' },
        devDependencies: { jest: '*' },
      },
      'remote-account': { dependencies: { calendar: '*' } },
      'shared-contracts': { dependencies: { events: '*' }, devDependencies: { jest: '*' } },
      'scripts/build': { dependencies: { bundler: '*', '@little-arches/kit': '*' } },
      'scripts/kit': { dependencies: { jest: '*' } },
      'node_modules/@little-arches/contracts': { resolved: 'shared-contracts', link: true },
      'node_modules/@little-arches/build': { resolved: 'scripts/build', link: true },
      'node_modules/@little-arches/kit': { resolved: 'scripts/kit', link: true },
      'node_modules/icons': { version: versions.icons ?? '1.0.0', dependencies: { shapes: '*' } },
      'node_modules/shapes': { version: '1.0.0' },
      'node_modules/icons/node_modules/shapes': { version: versions.shapes ?? '2.0.0' },
      'node_modules/events': { version: versions.events ?? '1.0.0' },
      'node_modules/bundler': {
        version: versions.bundler ?? '1.0.0',
        optionalDependencies: { binding: '*' },
      },
      'node_modules/binding': { version: versions.binding ?? '1.0.0' },
      'node_modules/jest': { version: versions.jest ?? '1.0.0' },
      'node_modules/calendar': { version: versions.calendar ?? '1.0.0' },
    },
  });

const before = process.cwd();
afterEach(() => process.chdir(before));
const scratch = scratchFolder();
let root = '';

const write = (file: string, content: string) => scratch.write(`checkout/${file}`, content);

beforeEach(() => {
  root = path.join(scratch.path, 'checkout');
  write('package.json', '{"name":"little-arches"}');
  write('package-lock.json', lock());
  write('remote-store/package.json', '{"version":"1.2.3"}');
  write('remote-store/src/routes.tsx', 'export default 1;');
  write('remote-store/src/cart/cart.ts', 'export const cart = [];');
  write('remote-account/package.json', '{"version":"1.0.0"}');
  write('remote-account/src/routes.tsx', 'export default 1;');
  write('shared-contracts/src/remote.tsx', 'export {};');
  write('scripts/build/config/rules.ts', 'export {};');
  process.chdir(root);
});

it("returns the package's version and a hash, equal for equal sources", () => {
  expect(sourceVersion('remote-store')).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  expect(sourceVersion('remote-store')).toBe(sourceVersion('remote-store'));
});

it.each([
  ['remote-store/src/routes.tsx', 'export default 2;'],
  ['remote-store/src/cart/line.ts', 'export {};'],
  ['remote-store/src/pages/terms/terms.md', '## Terms {#terms}'],
  ['shared-contracts/src/remote.tsx', 'export default 1;'],
  ['scripts/build/config/rules.ts', 'export default 1;'],
])('changes with %s, which affects the build', (file, content) => {
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
])('does not change with %s, which does not affect the build', (file) => {
  const old = sourceVersion('remote-store');
  write(file, 'changed');
  expect(sourceVersion('remote-store')).toBe(old);
});

it.each(['icons', 'shapes', 'events', 'bundler', 'binding'])(
  'changes with %s, a library that is bundled or bundles',
  (name) => {
    const old = sourceVersion('remote-store');
    write('package-lock.json', lock({ [name]: '9.0.0' }));
    expect(sourceVersion('remote-store')).not.toBe(old);
  },
);

it.each(['jest', 'calendar'])('does not change with %s, which does not affect the bytes', (name) => {
  const old = sourceVersion('remote-store');
  write('package-lock.json', lock({ [name]: '9.0.0' }));
  expect(sourceVersion('remote-store')).toBe(old);
});

it("changes with the sources and the libraries of a team's own repository", () => {
  const tool = { '@little-arches/testing': '1.0.0' };
  write('package.json', JSON.stringify({ name: 'remote-store', version: '2.0.0', dependencies: tool }));
  rmSync(path.join(root, 'shared-contracts'), { recursive: true });
  rmSync(path.join(root, 'scripts'), { recursive: true });
  write('src/routes.tsx', 'export default 1;');
  const ownLock = (contract: string, tool: string) =>
    JSON.stringify({
      packages: {
        '': { dependencies: { '@little-arches/contracts': '*', '@little-arches/testing': '*' } },
        'node_modules/@little-arches/contracts': { version: '1.0.0', integrity: contract },
        'node_modules/@little-arches/testing': { version: tool, dependencies: { jest: '*' } },
        'node_modules/jest': { version: tool },
      },
    });
  write('package-lock.json', ownLock('sha512-one', '1.0.0'));
  const old = sourceVersion('remote-store');
  expect(old).toMatch(/^2\.0\.0-[0-9a-f]{8}$/);
  write('src/routes.tsx', 'export default 2;');
  const edited = sourceVersion('remote-store');
  write('package-lock.json', ownLock('sha512-one', '1.1.0'));
  expect(sourceVersion('remote-store')).toBe(edited);
  write('package-lock.json', ownLock('sha512-two', '1.0.0'));
  expect(new Set([old, edited, sourceVersion('remote-store')]).size).toBe(3);
});

it('changes when content moves from one file to the next', () => {
  write('remote-store/src/a.ts', '1b.ts2');
  write('remote-store/src/c.ts', '');
  const old = sourceVersion('remote-store');
  write('remote-store/src/a.ts', '1');
  expect(sourceVersion('remote-store')).not.toBe(old);
});

it.each(['testing', 'standalone.app', 'other'])('is the same at any location of the checkout: %s', (name) => {
  const old = sourceVersion('remote-store');
  const copy = path.join(scratch.path, name, 'checkout');
  cpSync(root, copy, { recursive: true });
  process.chdir(copy);
  expect(sourceVersion('remote-store')).toBe(old);
  writeFileSync(path.join(copy, 'remote-store/src/routes.tsx'), 'export default 3;');
  expect(sourceVersion('remote-store')).not.toBe(old);
});
