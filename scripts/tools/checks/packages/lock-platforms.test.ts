import { completeLock, fillIntegrity, platformEntry } from './lock-platforms.mjs';

test.each([
  ['@rspack/binding-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@rspack/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@swc/core-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@unrs/resolver-binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('finds the platform in the name %s', (name, platform) => {
  expect(platformEntry(name, '1.2.3')).toEqual({ version: '1.2.3', optional: true, ...platform });
});

test.each(['fsevents', '@types/node', 'warm-up', 'beos-x64'])('finds no platform in the name %s', (name) => {
  expect(platformEntry(name, '1.2.3')).toBeUndefined();
});

test('completes a lock file once, in order, and keeps its entries', () => {
  const lock = {
    packages: {
      'node_modules/b': {
        dev: true,
        optionalDependencies: { 'a-darwin-x64': '2.0.0', 'c-linux-x64-gnu': '2.0.0', fsevents: '1.0.0' },
      },
      'node_modules/c-linux-x64-gnu': { version: '2.0.0', integrity: 'kept' },
    },
  };
  expect(completeLock(lock)).toEqual(['a-darwin-x64']);
  expect(Object.entries(lock.packages)).toEqual([
    [
      'node_modules/a-darwin-x64',
      { version: '2.0.0', cpu: ['x64'], os: ['darwin'], optional: true, dev: true },
    ],
    ['node_modules/b', expect.anything()],
    ['node_modules/c-linux-x64-gnu', { version: '2.0.0', integrity: 'kept' }],
  ]);
  expect(completeLock(lock)).toEqual([]);
});

test('adds missing hashes, and reports packages without one', () => {
  const packages: Record<string, object> = {
    '': {},
    shell: {},
    'node_modules/shell': { link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-kept' },
    'node_modules/a/node_modules/@x/b-darwin-x64': { version: '2.0.0' },
    'node_modules/c-win32-x64': { version: '3.0.0' },
  };
  const find = (name: string, version: string) =>
    name === '@x/b-darwin-x64' ? `sha512-${version}` : undefined;
  expect(fillIntegrity({ packages }, find)).toEqual([
    { key: 'node_modules/c-win32-x64', name: 'c-win32-x64', version: '3.0.0' },
  ]);
  expect(packages).toMatchObject({
    'node_modules/a': { integrity: 'sha512-kept' },
    'node_modules/a/node_modules/@x/b-darwin-x64': { integrity: 'sha512-2.0.0' },
  });
});
