import { checkLock, findLooseVersions } from './dependencies';

const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
const integrity = 'sha512-abc';
const core = {
  version: '1.0.0',
  integrity,
  optionalDependencies: { '@swc/core-win32-x64-msvc': '1.0.0', 'no-platform': '2.0.0' },
};

describe('the lock file', () => {
  test('is refused without the packages of another system', () => {
    expect(checkLock(lock({ 'node_modules/@swc/core': core }))).toEqual([
      expect.stringMatching(/lacks 1 .*core-win32-x64-msvc.*npm run lock/),
    ]);
  });

  test('is accepted with them, at any depth', () => {
    const nested = 'node_modules/jest/node_modules/@swc/core-win32-x64-msvc';
    expect(
      checkLock(lock({ 'node_modules/@swc/core': core, [nested]: { version: '1.0.0', integrity } })),
    ).toEqual([]);
  });

  test('is refused with a package without a hash', () => {
    const other = { version: '1.0.0', optional: true, os: ['darwin'] };
    expect(checkLock(lock({ 'node_modules/a-darwin-x64': other }))).toEqual([
      expect.stringMatching(/names 1 packages without their hash \(a-darwin-x64/),
    ]);
  });

  test('is accepted with our own packages without a hash', () => {
    const own = {
      '': {},
      shell: { version: '1.0.0' },
      'node_modules/shell': { resolved: 'shell', link: true },
    };
    expect(checkLock(lock(own))).toEqual([]);
  });

  test('is refused when it names a host', () => {
    const text = JSON.stringify(
      { packages: { 'node_modules/a': { integrity, resolved: 'https://host.example/a.tgz' } } },
      null,
      2,
    );
    expect(checkLock(text)).toEqual([expect.stringContaining('"resolved"')]);
  });
});

test.each(['^1.2.3', '~1.2.3', '*', 'latest', '1.2', '>=1.0.0', ''])(
  "'%s' is refused as an inexact version",
  (version) => {
    const found = findLooseVersions('shell/package.json', {
      dependencies: { a: version },
      devDependencies: { b: '1.2.3-beta.1' },
    });
    expect(found).toEqual([`shell/package.json wants a '${version}': name one exact version.`]);
  },
);
