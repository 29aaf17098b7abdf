import { EXTRAS_FORMAT } from '@little-arches/build/model/published-version';
import type { SiteConfig } from '@little-arches/contracts/config';
import { integrityOf } from '@little-arches/kit/integrity';
import { renderDocument } from '@little-arches/release/compose/document/document';
import type { Registry, RegistryVersion } from '@little-arches/release/model/registry';
import { sampleConfig } from '@little-arches/release/testing/sample-build';
import { createSiteHandler, type SiteHandlerOptions } from '../site-handler';
import type { ServedSite } from '../source/site-source';

const file = (path: string) => ({ path, size: 1, integrity: integrityOf(path) });
const contract = { built: '1.2', needs: '1.0' };

/** Returns a version in a registry. */
function listed(name: string, version: string, files: string[] = [], more = {}): RegistryVersion {
  return {
    url: `/assets/${name}/${version}/entry.js`,
    metadata: { version, integrity: integrityOf(`${name} ${version}`) },
    extras: {
      format: EXTRAS_FORMAT,
      handshake: { contract, runtime: '3', singletons: {} },
      addresses: [],
      panels: [],
      files: files.map(file),
      ...more,
    },
  };
}

const registry: Registry = {
  schema: '',
  microFrontends: {
    shell: [
      listed('shell', '2.0.0', [
        'main.0.js',
        'override.0123abcdef.js',
        'qa.0123abcdef.js',
        'qa.0123abcdef.css',
      ]),
    ],
    'remote-store': [
      listed('remote-store', '2.0.0'),
      listed('remote-store', '1.0.0'),
      listed('remote-store', '0.9.0', [], { recalled: true }),
    ],
  },
};
const loadable = (name: string) => ({
  name,
  version: '2.0.0',
  url: `/assets/${name}/2.0.0/entry.js`,
  integrity: integrityOf(`${name} 2.0.0`),
  contract,
  runtime: '3',
  addresses: ['/store'],
  panels: [],
  lastGood: { version: '1.0.0', url: '', integrity: '', contract, runtime: '3' },
});
const composition = {
  id: 'abc',
  shell: { version: '2.0.0' },
  remotes: [loadable('remote-store'), loadable('remote-account')],
  rest: { url: '/assets/composition/abc/composition.json', integrity: integrityOf('') },
};

/** The composition of a canary's visitors. */
const newer = { ...composition, id: 'def' };

const ofShell = (name: string) => ({
  href: `/assets/shell/2.0.0/${name}`,
  integrity: integrityOf(name),
});
const html = renderDocument({
  config: sampleConfig,
  composition,
  title: 'Page not found',
  description: '',
  index: false,
  canonical: undefined,
  icon: undefined,
  fonts: [],
  styles: [{ ...ofShell('main.css'), text: 'body{margin:0}' }],
  early: ofShell('early.js'),
  vendor: ofShell('vendor.js'),
  main: ofShell('main.js'),
  entry: { href: '/assets/remote-store/2.0.0/entry.js', integrity: integrityOf('e') },
  chunks: [{ href: '/assets/remote-store/2.0.0/chunk.js', integrity: integrityOf('c') }],
  content: { html: '<main><h1>Prerendered</h1></main>', hydration: { loaderData: { page: 'released' } } },
});

const style = `'sha256-${'A'.repeat(43)}='` as const;

function setUp(
  config: Partial<SiteConfig>,
  options: SiteHandlerOptions = {},
  now = registry,
  share?: number,
) {
  const merged = { ...sampleConfig, ...config };
  const page = { status: 200 as const, listed: true, style, content: '1'.repeat(64) };
  const live: ServedSite = {
    id: 'site',
    config: merged,
    composition: composition.id,
    pages: [
      { ...page, pattern: '/404', status: 404 },
      { ...page, pattern: '/store' },
    ],
    ...(merged.overrides?.length && { overridable: () => ({ composition, registry: now }) }),
  };
  const overridable = live.overridable && (() => ({ composition: newer, registry: now }));
  const candidate: ServedSite = { ...live, id: 'candidate', composition: newer.id, overridable };
  const canary = { version: 'remote-store/3.0.0', share: share ?? 0, isSecure: false, site: candidate };
  const site: ServedSite = share === undefined ? live : { ...live, canary };
  const source = { site: async () => site, file: async () => new TextEncoder().encode(html) };
  const handler = createSiteHandler(source, options);
  return async (target: string, method = 'GET') => {
    const { status, headers, body } = await handler({ method, target, header: () => undefined });
    const text = new TextDecoder().decode(body);
    const policy = headers['content-security-policy'] ?? '';
    const [, json = 'null'] = /id="override">([^<]*)</.exec(text) ?? [];
    const data: unknown = JSON.parse(json);
    return { status, headers, policy, text, data };
  };
}

const allowing = { overrides: ['http://localhost:*'] };
const DEV = 'remote-store@http://localhost:3002';

it('returns a page without any content of remotes, whose policy allows scripts from the requested origin', async () => {
  const ask = setUp(allowing);
  const { status, headers, policy, text, data } = await ask(`/store?size=27&override=${DEV}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(policy).toMatch(/script-src [^;]* http:\/\/localhost:3002;/);
  expect(policy).toContain('ws://localhost:3002');
  expect(policy).toContain(
    'trusted-types little-arches default little-arches-override little-arches-override#remote-store',
  );

  expect(text).not.toMatch(/Prerendered|hydration|loaderData|id="composition"/);
  expect(text).toContain('<div id="root"></div>');
  expect(text).toContain('id="config"');
  const scripts = [...text.matchAll(/<script src="([^"]*)"/g)].map(([, src]) => src);
  expect(scripts).toEqual(['/assets/shell/2.0.0/early.js', '/assets/shell/2.0.0/override.0123abcdef.js']);
  expect(data).toMatchObject({
    composition: { id: 'abc-override', remotes: [{ name: 'remote-account' }] },
    served: [{ name: 'remote-store', origin: 'http://localhost:3002' }],
    scripts: [ofShell('vendor.js'), ofShell('main.js')],
  });
  expect(data).not.toHaveProperty('composition.rest');
  expect(text).toContain('remote-store from http://localhost:3002.');
  expect(text).toContain('href="/store?size=27"');
});

it('accepts another version that the channel lists, without its fallback version and from no other origin', async () => {
  const ask = setUp(allowing);
  const { data, policy, text } = await ask('/store?override=remote-store@1.0.0');
  expect(data).toMatchObject({
    served: [],
    composition: {
      remotes: [
        { version: '1.0.0', integrity: integrityOf('remote-store 1.0.0') },
        { name: 'remote-account', version: '2.0.0' },
      ],
    },
  });
  expect(data).not.toHaveProperty('composition.remotes.0.lastGood');
  expect(policy).not.toContain('localhost');
  expect(text).toContain('remote-store 1.0.0.');
});

it('answers addresses that only the other version has', async () => {
  const ask = setUp(allowing);
  expect((await ask(`/store/new-page?override=${DEV}`)).status).toBe(200);
  expect(await ask('/store/new-page')).toMatchObject({ status: 302 });
  expect(await ask(`//evil.example/?override=${DEV}`)).toMatchObject({
    status: 308,
    headers: { location: `/evil.example?override=${DEV}` },
  });
});

it('returns the usual page when the channel allows no overrides, and when none is requested', async () => {
  const plain = await setUp({})('/store');
  for (const config of [{}, { overrides: [] }])
    expect(await setUp(config)(`/store?override=${DEV}`)).toEqual(plain);
  for (const query of ['?overrides=x', '?Override=remote-store@http://localhost:3002', '?x=override'])
    expect((await setUp(allowing)(`/store${query}`)).policy).toBe(plain.policy);
});

it.each([
  ['a foreign origin', 'remote-store@https://evil.example', 'It takes them from: http://localhost:*.'],
  ['a version that is not listed', 'remote-store@3.0.0', 'It lists: 2.0.0, 1.0.0, 0.9.0.'],
  ['a version that was recalled', 'remote-store@0.9.0', 'was recalled because it does harm'],
  ['no remote', '__proto__@http://localhost:3002', 'It has: remote-store, remote-account.'],
])('refuses %s with a sentence, under the policy of every page', async (_, override, sentence) => {
  const ask = setUp(allowing);
  const { status, headers, text, policy } = await ask(`/store?override=${override}`);
  expect(status).toBe(400);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(sentence);
  expect(text).not.toContain('evil');
  expect(policy).toBe((await ask('/store')).policy.replace(` ${style}`, ''));
});

it('reports a shell that is too old for overrides', async () => {
  const { microFrontends } = registry;
  const before = { ...registry, microFrontends: { ...microFrontends, shell: [listed('shell', '2.0.0')] } };
  const { status, text } = await setUp(allowing, {}, before)(`/store?override=${DEV}`);
  expect([status, text]).toEqual([400, expect.stringContaining('release it anew')]);
});

it('answers HEAD without the page', async () => {
  const { status, text, policy } = await setUp(allowing)(`/store?override=${DEV}`, 'HEAD');
  expect([status, text]).toEqual([200, '']);
  expect(policy).toContain('http://localhost:3002');
});

it('loads the QA panel too when it is requested', async () => {
  const { text, headers } = await setUp(allowing)(`/store?qa&override=${DEV}`);
  expect(text).toMatch(/<script src="[^"]*\/qa\.0123abcdef\.js"[^>]* defer>/);
  expect(text).toContain('id="qa-page"');
  expect(headers).toMatchObject({ 'document-policy': 'js-profiling' });
});

describe('overrides with a canary', () => {
  it('show everyone the same, whichever side they are on, and choose no side', async () => {
    const plain = await setUp(allowing)('/store?override=remote-store@1.0.0');
    const onCanary = setUp(allowing, {}, registry, 100);
    expect((await onCanary('/store')).headers['set-cookie']).toContain('canary=remote-store/3.0.0/new');
    expect(await onCanary('/store?override=remote-store@1.0.0')).toEqual(plain);
    expect(plain.data).toMatchObject({ composition: { id: 'abc-override' } });
  });

  it('do not affect the sides when the channel allows no overrides', async () => {
    const { headers } = await setUp({}, {}, registry, 100)('/store?override=remote-store@1.0.0');
    expect(headers['set-cookie']).toContain('/new');
  });

  it('show the visitor’s side in the QA panel', async () => {
    const { headers, text } = await setUp(allowing, {}, registry, 100)('/store?qa');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('cookie') });
    expect(headers['set-cookie']).toContain('/new');
    expect(text).toContain('id="qa-page"');
  });
});
