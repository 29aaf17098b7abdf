import fc from 'fast-check';
import { notLive, parseRegistry, REGISTRY_FORMAT, storedRegistry } from './registry';
import { broken, foreignUrls, integrity, pathsOf, registry } from './testing/sample-formats';

const stored = { format: REGISTRY_FORMAT, ...registry };

it('parses a registry, and one of an unused channel', () => {
  expect(parseRegistry(stored)).toEqual(registry);
  expect(parseRegistry({ format: 3, schema: 'x', microFrontends: {} })).toEqual({
    schema: 'x',
    microFrontends: {},
  });
});

it.each([
  ['schema', undefined],
  ['microFrontends', 'none'],
  ['microFrontends.remote-store', {}],
])('names the wrong field: %s is %j', (path, value) => {
  expect(() => parseRegistry(broken(stored, path, value))).toThrow(`The registry is wrong at '${path}'`);
});

describe('a version that cannot be read', () => {
  it.each([
    ['microFrontends.remote-store.0.metadata.integrity', 'sha256-abc'],
    ['microFrontends.remote-store.0.metadata.integrity', `${integrity}" onload="alert(1)`],
    ['microFrontends.remote-store.0.deployment.traffic', 101],
    ['microFrontends.remote-store.0.extras.handshake.contract.needs', 'latest'],
    ['microFrontends.remote-store.0.extras.files.0.path', '../store.js'],
    ['microFrontends.remote-store.0.metadata.version', '../../evil'],
    ['microFrontends.remote-store.0.extras.files.0.size', '10'],
    ['microFrontends.remote-store.0.extras.format', 'one'],
  ])('is named by its wrong field and kept unchanged: %s is %j', (path, value) => {
    const wrong = broken(stored, path, value);
    const read = parseRegistry(wrong);
    expect(read.microFrontends['remote-store']).toEqual([]);
    expect(read.unreadable).toMatchObject([{ at: path, package: 'remote-store', live: true }]);
    expect(storedRegistry(read)).toEqual(wrong);
  });

  it.each(foreignUrls)('is one with an entry at %s', (url) => {
    const field = 'microFrontends.remote-store.0.url';
    expect(parseRegistry(broken(stored, field, url)).unreadable).toMatchObject([{ at: field }]);
  });

  it('is one under an invalid package name', () => {
    const [entry] = registry.microFrontends['remote-store'] ?? [];
    const microFrontends = { '../evil': [{ ...entry, url: '/assets/../evil/1.0.0/entry.js' }] };
    expect(parseRegistry({ ...stored, microFrontends }).unreadable).toMatchObject([{ package: '../evil' }]);
  });

  it.each([
    ['in the same shape', stored],
    ['in another one', broken(stored, 'microFrontends.remote-store.0.extras.files', undefined)],
  ])('names the upgrade when a newer release tool wrote it %s', (_, written) => {
    const [part] =
      parseRegistry(broken(written, 'microFrontends.remote-store.0.extras.format', 6)).unreadable ?? [];
    expect(part).toMatchObject({ at: 'microFrontends.remote-store.0.extras.format', version: '1.0.0' });
    expect(part?.reason).toBe(
      "It was written by a newer release tool (format 6, this reader knows 5). Upgrade this checkout; in a team's own repository: our packages.",
    );
  });

  it('affects no other version, and is not live beside a live version', () => {
    const [live] = registry.microFrontends['remote-store'] ?? [];
    const old = { ...live, deployment: { traffic: 0, default: false }, url: 7 };
    const wrong = { ...stored, microFrontends: { 'remote-store': [live, old, 'nothing'] } };
    const read = parseRegistry(wrong);
    expect(read.microFrontends['remote-store']).toEqual([live]);
    expect(read.unreadable).toMatchObject([
      { version: '1.0.0', live: false, value: old },
      { version: undefined, live: false, value: 'nothing' },
    ]);
    expect(storedRegistry(read)).toEqual(wrong);
  });

  it('is no longer the live one when another version becomes live', () => {
    const [part] = parseRegistry(broken(stored, 'microFrontends.remote-store.0.url', 7)).unreadable ?? [];
    expect(part && notLive(part)).toMatchObject({
      live: false,
      value: { url: 7, deployment: { traffic: 0, default: false } },
    });
  });
});

describe('an address that cannot be read', () => {
  it.each([
    ['addresses.0.path', 'store'],
    ['addresses.0.path', '/store"><script>'],
    ['addresses.0.path', '/store\n/* /evil 200'],
    ['addresses.0.files.0', '../../shell/1.0.0/main.js'],
    ['addresses.0.access', 'admins'],
  ])('is dropped alone and kept unchanged: %s is %j', (path, value) => {
    const wrong = broken(stored, `microFrontends.remote-store.0.extras.${path}`, value);
    const read = parseRegistry(wrong);
    expect(read.unreadable).toBeUndefined();
    const [version] = read.microFrontends['remote-store'] ?? [];
    expect(version?.extras.addresses).toEqual([]);
    expect(version?.unreadable).toMatchObject([{ at: `remote-store 1.0.0: ${path}` }]);
    expect(storedRegistry(read)).toEqual(wrong);
  });
});

it('keeps unknown fields of newer tools in a version, its files and its addresses', () => {
  const more = ['', '.addresses.0', '.files.0'].reduce(
    (value, path) => broken(value, `microFrontends.remote-store.0.extras${path}.later`, { integrity }),
    stored,
  );
  expect(storedRegistry(parseRegistry(more))).toEqual(more);
});

it('returns a storable registry for any value, or throws an error that names the field', () => {
  const mutated = fc.tuple(fc.constantFrom(...pathsOf(stored)), fc.anything());
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        mutated.map(([path, value]) => broken(stored, path, value)),
      ),
      (value) => {
        let parsed: ReturnType<typeof parseRegistry>;
        try {
          parsed = parseRegistry(value);
        } catch (error) {
          expect((error as Error).message).toMatch(/^The registry (is wrong at|has format)/);
          return;
        }
        const stored: unknown = JSON.parse(JSON.stringify(storedRegistry(parsed)));
        expect(JSON.stringify(storedRegistry(parseRegistry(stored)))).toBe(JSON.stringify(stored));
      },
    ),
  );
});
