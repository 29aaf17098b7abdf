import { checkLock, findLooseVersions } from './dependencies';

const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
const integrity = 'sha512-abc';
const core = {
  version: '1.0.0',
  integrity,
  optionalDependencies: { '@swc/core-win32-x64-msvc': '1.0.0', 'no-platform': '2.0.0' },
};

describe('the lock file', () => {
  test('without the packages of another system is refused', () => {
    expect(checkLock(lock({ 'node_modules/@swc/core': core }))).toEqual([
      expect.stringMatching(/lacks 1 .*core-win32-x64-msvc.*npm run lock/),
    ]);
  });

  test('accepts them, wherever they are nested', () => {
    const nested = 'node_modules/jest/node_modules/@swc/core-win32-x64-msvc';
    expect(
      checkLock(lock({ 'node_modules/@swc/core': core, [nested]: { version: '1.0.0', integrity } })),
    ).toEqual([]);
  });

  test('refuses a package without a hash', () => {
    const other = { version: '1.0.0', optional: true, os: ['darwin'] };
    expect(checkLock(lock({ 'node_modules/a-darwin-x64': other }))).toEqual([
      expect.stringMatching(/names 1 packages without their hash \(a-darwin-x64/),
    ]);
  });

  test('needs no hash of our own packages', () => {
    const own = {
      '': {},
      shell: { version: '1.0.0' },
      'node_modules/shell': { resolved: 'shell', link: true },
    };
    expect(checkLock(lock(own))).toEqual([]);
  });

  test('refuses a lock file that names a host', () => {
    const text = JSON.stringify(
      { packages: { 'node_modules/a': { integrity, resolved: 'https://host.example/a.tgz' } } },
      null,
      2,
    );
    expect(checkLock(text)).toEqual([expect.stringContaining('"resolved"')]);
  });
});

test.each(['^1.2.3', '~1.2.3', '*', 'latest', '1.2', '>=1.0.0', ''])(
  "'%s' is no exact version",
  (version) => {
    const found = findLooseVersions('shell/package.json', {
      dependencies: { a: version },
      devDependencies: { b: '1.2.3-beta.1' },
    });
    expect(found).toEqual([`shell/package.json wants a '${version}': name one exact version.`]);
  },
);
