import fc from 'fast-check';
import { type Composition, parseComposition, parseRegistry, type Registry } from './registry';

const integrity = `sha384-${'A'.repeat(64)}`;
const contract = { built: '1.0', needs: '1.0' };

const registry: Registry = {
  schema: 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json',
  microFrontends: {
    'remote-store': [
      {
        url: '/assets/remote-store/1.0.0/entry.js',
        metadata: { integrity, version: '1.0.0' },
        deployment: { traffic: 100, default: true },
        extras: {
          contract,
          runtime: '2.9.2',
          singletons: { react: '19.3.1' },
          addresses: [
            {
              path: '/store',
              page: 'store',
              title: 'Products',
              description: '',
              access: 'anyone',
              index: true,
              files: ['store.js'],
            },
          ],
          panels: ['cart'],
          files: [{ path: 'store.js', size: 10, integrity }],
        },
      },
    ],
  },
};

const composition: Composition = {
  id: 'abc',
  shell: { version: '1.0.0' },
  remotes: [
    {
      name: 'remote-store',
      version: '1.1.0',
      url: '/assets/remote-store/1.1.0/entry.js',
      integrity,
      contract,
      runtime: '2.9.2',
      addresses: ['/store'],
      panels: ['cart'],
      lastGood: {
        version: '1.0.0',
        url: '/assets/remote-store/1.0.0/entry.js',
        integrity,
        contract,
        runtime: '2.9.2',
      },
    },
  ],
};

/** The value with the field at `path` replaced. */
function broken<T>(value: T, path: string, replacement: unknown): T {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce(
    (at, key) => at[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  parent[last] = replacement;
  return copy;
}

describe('parseRegistry', () => {
  it('reads a registry, and one of an unused channel', () => {
    expect(parseRegistry(registry)).toEqual(registry);
    expect(parseRegistry({ schema: 'x', microFrontends: {} })).toEqual({ schema: 'x', microFrontends: {} });
  });

  it.each([
    ['schema', undefined],
    ['microFrontends', 'none'],
    ['microFrontends.remote-store', {}],
    ['microFrontends.remote-store.0.metadata.integrity', 'sha256-abc'],
    ['microFrontends.remote-store.0.metadata.integrity', `${integrity}" onload="alert(1)`],
    ['microFrontends.remote-store.0.deployment.traffic', 101],
    ['microFrontends.remote-store.0.extras.contract.needs', 'latest'],
    ['microFrontends.remote-store.0.extras.addresses.0.path', 'store'],
    ['microFrontends.remote-store.0.extras.addresses.0.path', '/store"><script>'],
    ['microFrontends.remote-store.0.extras.addresses.0.path', '/store\n/* /evil 200'],
    ['microFrontends.remote-store.0.extras.addresses.0.files.0', '../../shell/1.0.0/main.js'],
    ['microFrontends.remote-store.0.extras.addresses.0.access', 'admins'],
    ['microFrontends.remote-store.0.extras.files.0.path', '../store.js'],
    ['microFrontends.remote-store.0.metadata.version', '../../evil'],
    ['microFrontends.remote-store.0.extras.files.0.size', '10'],
  ])('names %s when it is %j', (path, value) => {
    expect(() => parseRegistry(broken(registry, path, value))).toThrow(`The registry is wrong at '${path}'`);
  });
});

const foreign = [
  '"><script src=//evil.example></script>',
  'https://evil.example/entry.js',
  '//evil.example/entry.js',
  '/assets/../evil.js',
  '/assets/remote-store/1.0.0/../../evil.js',
  '/assets/remote-store/1.0.0/%2e%2e/evil.js',
  '/assets/remote-store/1.0.0/sub/entry.js',
  '/assets/remote-store/1.0.0/entry.js?x="',
  '/assets/remote-store/1.0.0/entry.js onload=alert(1)',
  '/assets/remote-store/1.0.0/',
  '/assets/remote-store/0.9.0/entry.js',
  '/assets/remote-account/1.0.0/entry.js',
  '\\assets\\remote-store\\1.0.0\\entry.js',
];

describe('the address of an entry', () => {
  it.each(foreign)('is a file of its own version, never %s', (url) => {
    const field = 'microFrontends.remote-store.0.url';
    expect(() => parseRegistry(broken(registry, field, url))).toThrow(`The registry is wrong at '${field}'`);
    const fallback = 'microFrontends.remote-store.0.fallbackUrl';
    expect(() => parseRegistry(broken(registry, fallback, url))).toThrow(fallback);
    expect(() => parseComposition(broken(composition, 'remotes.0.url', url))).toThrow("'remotes.0.url'");
    expect(() => parseComposition(broken(composition, 'remotes.0.lastGood.url', url))).toThrow(
      "'remotes.0.lastGood'",
    );
    const rest = { url, integrity };
    expect(() => parseComposition({ ...composition, rest })).toThrow("'rest.url'");
  });

  it('is refused under a name that no package can have', () => {
    const [entry] = registry.microFrontends['remote-store'] ?? [];
    const microFrontends = { '../evil': [{ ...entry, url: '/assets/../evil/1.0.0/entry.js' }] };
    expect(() => parseRegistry({ ...registry, microFrontends })).toThrow('The registry is wrong at');
  });
});

describe('parseComposition', () => {
  it('reads a composition, and one without any remote', () => {
    expect(parseComposition(composition)).toEqual(composition);
    expect(parseComposition({ ...composition, remotes: [] }).remotes).toEqual([]);
  });

  it.each([
    ['id', 7],
    ['shell.version', null],
    ['remotes.0.url', undefined],
    ['remotes.0.integrity', ''],
    ['remotes.0.contract.built', '1'],
    ['remotes.0.addresses.0', 'https://evil.example'],
    ['remotes.0.lastGood.integrity', 'none'],
  ])('names %s when it is %j', (path, value) => {
    expect(() => parseComposition(broken(composition, path, value))).toThrow(
      `The page's composition is wrong at '${path}'`,
    );
  });
});

it.each([
  ['The registry', parseRegistry, registry],
  ["The page's composition", parseComposition, composition],
] as const)(
  '%s: anything gives a value that parses again, or an error that says where',
  (what, parse, sample) => {
    const mutated = fc.tuple(fc.constantFrom(...pathsOf(sample)), fc.anything());
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          mutated.map(([path, value]) => broken(sample, path, value)),
        ),
        (value) => {
          try {
            const parsed = parse(value);
            expect(parse(JSON.parse(JSON.stringify(parsed)))).toEqual(JSON.parse(JSON.stringify(parsed)));
          } catch (error) {
            expect((error as Error).message).toContain(`${what} is wrong at '`);
          }
        },
      ),
    );
  },
);

function pathsOf(value: object, before = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) => [
    before + key,
    ...(typeof inner === 'object' && inner !== null ? pathsOf(inner, `${before}${key}.`) : []),
  ]);
}
