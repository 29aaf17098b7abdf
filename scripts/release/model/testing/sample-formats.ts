import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { PublishedExtras } from '@little-arches/build/model/published-version';
import type { Composition } from '@little-arches/contracts/formats';
import { sampleConfig as config, sampleAddress } from '../../testing/sample-build';
import type { Registry } from '../registry';
import type { SiteManifest } from '../site';

/** A well-formed hash. */
export const integrity = `sha384-${'A'.repeat(64)}`;
const contract = { built: '1.0', needs: '1.0' };

const extras: PublishedExtras = {
  handshake: { contract, runtime: '2.9.2', singletons: { react: '19.3.1' } },
  addresses: [sampleAddress('/store', 'store')],
  panels: ['cart'],
  files: [{ path: 'store.js', size: 10, integrity }],
};

/** A channel with one live version. */
export const registry: Registry = {
  schema: 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json',
  microFrontends: {
    'remote-store': [
      {
        url: '/assets/remote-store/1.0.0/entry.js',
        metadata: { integrity, version: '1.0.0' },
        deployment: { traffic: 100, default: true },
        extras,
      },
    ],
  },
};

/** A composition with a later version of the sample remote. */
export const composition: Composition = {
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

const page = {
  status: 200,
  content: '0123456789abcdef'.repeat(4),
  listed: true,
  owner: 'remote-store',
} as const;

/** A site of two pages. */
export const site: Omit<SiteManifest, 'id'> = {
  composition,
  config,
  pages: [
    {
      ...page,
      pattern: '/store',
      file: '/store.html',
      style: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    },
    { ...page, pattern: '/checkout', file: '/checkout.html' },
  ],
  unrendered: [],
};

/** The descriptor of a build of the store. */
export const descriptor: Descriptor = {
  name: 'remote-store',
  version: '1.0.0',
  entry: { path: 'entry.js', integrity },
  styles: [],
  fonts: [],
  node: [{ path: 'node/routes.mjs', size: 10, integrity }],
  extras,
};

/** Returns the value with the field at `path` replaced. */
export function broken<T>(value: T, path: string, replacement: unknown): T {
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

/** Returns the paths of all fields of a value. */
export function pathsOf(value: object, before = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) => [
    before + key,
    ...(typeof inner === 'object' && inner !== null ? pathsOf(inner, `${before}${key}.`) : []),
  ]);
}

/** Addresses that do not belong to a file of remote-store 1.0.0 or 1.1.0. */
export const foreignUrls = [
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
