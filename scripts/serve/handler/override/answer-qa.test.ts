import { createHash } from 'node:crypto';
import { EXTRAS_FORMAT } from '@little-arches/build/model/published-version';
import type { SiteConfig } from '@little-arches/contracts/config';
import { integrityOf } from '@little-arches/kit/integrity';
import { renderDocument } from '@little-arches/release/compose/document/document';
import { sampleConfig } from '@little-arches/release/testing/sample-build';
import { sampleDocument } from '@little-arches/release/testing/sample-document';
import * as v from 'valibot';
import { createSiteHandler } from '../site-handler';
import { createEarlierSites } from '../source/earlier-sites';
import { createStoreSource } from '../source/store-source';

const allowing: SiteConfig = { ...sampleConfig, overrides: ['http://localhost:*'] };
const shellOf = (version: string) => ({ id: `composition-${version}`, shell: { version }, remotes: [] });
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns a version of the shell in a registry; `tools` is true when it has the panel. */
function listed(version: string, tools = true, more = {}) {
  const files = tools ? ['qa.0123abcdef.js', 'qa.0123abcdef.css', 'override.0123abcdef.js'] : [];
  return {
    url: `/assets/shell/${version}/main.js`,
    metadata: { version, integrity: integrityOf(version) },
    deployment: { traffic: version === '2.0.0' ? 100 : 0, default: version === '2.0.0' },
    extras: {
      format: EXTRAS_FORMAT,
      handshake: { contract: { built: '1.2', needs: '1.0' }, runtime: '3', singletons: {} },
      addresses: [],
      panels: [],
      files: files.map((path) => ({ path, size: 1, integrity: integrityOf(path) })),
      ...more,
    },
  };
}

/**
 * Returns a store on which these sites were live one after the other, the last one now, with the log of their
 * compositions.
 */
function storeWith(shells: readonly ReturnType<typeof listed>[], config = allowing) {
  const files = new Map<string, string>();
  const sites = ['1.0.0', '2.0.0'].map((version) => {
    const composition = shellOf(version);
    const text = `Page of ${version}`;
    const html = renderDocument({
      ...sampleDocument,
      config,
      composition,
      content: { html: text, hydration: {} },
    });
    files.set(`pages/${hash(html)}.html`, html);
    const page = { pattern: '/store', status: 200, content: hash(html), listed: true };
    const manifest = JSON.stringify({ format: 2, config, composition, pages: [page], unrendered: [] });
    files.set(`sites/${hash(manifest)}.json`, manifest);
    return { id: composition.id, at: `2026-11-2${version[0]}T10:00:00.000Z`, site: hash(manifest) };
  });
  const [first, last] = sites;
  files.set('composed/production.json', JSON.stringify({ format: 1, compositions: sites.toReversed() }));
  files.set(
    'channels/production.json',
    JSON.stringify({ schema: '', microFrontends: { shell: shells }, site: last?.site }),
  );
  const get = async (key: string) => {
    const text = files.get(key);
    return text === undefined ? undefined : new TextEncoder().encode(text);
  };
  const placeOf = async (frame: string, version = '') => `a place of ${frame} in ${version}`;
  const handler = createSiteHandler(createStoreSource({ files: { get }, channel: 'production' }), {
    placeOf,
  });
  const ask = async (target: string) => {
    const { status, headers, body } = await handler({ method: 'GET', target, header: () => undefined });
    const text = new TextDecoder().decode(body);
    const [, json = 'null'] = /id="qa-page">([^<]*)</.exec(text) ?? [];
    const page: unknown = JSON.parse(json);
    return { status, headers, text, page };
  };
  return { ask, get, files, earlier: first?.site ?? '', live: last?.site ?? '' };
}

const both = [
  listed('2.0.0'),
  listed('1.0.0', true, { release: { id: 'r', at: '2026-11-21T10:00:00Z', by: 'Ada', action: 'publish' } }),
];
const panel = [/qa\.0123abcdef\.css/, /<script src="[^"]*\/qa\.0123abcdef\.js"[^>]* defer>/];

it('loads the panel before anything else of the page, which is not cached and may be profiled', async () => {
  const { status, headers, text } = await storeWith(both).ask('/store?qa');
  expect(status).toBe(200);
  for (const part of panel) expect(text).toMatch(part);
  expect(text.indexOf('qa.0123abcdef.js')).toBeLessThan(text.indexOf('main.js'));
  expect(text).toContain('Page of 2.0.0');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'document-policy': 'js-profiling',
  });
});

it('passes the listed and earlier versions of the channel to the panel', async () => {
  const { ask, earlier, live } = storeWith(both);
  const { page } = await ask('/store?qa');
  const contract = { built: '1.2', needs: '1.0' };
  expect(page).toEqual({
    format: 1,
    packages: {
      shell: [
        { version: '2.0.0', state: 'live', contract, runtime: '3' },
        { version: '1.0.0', state: 'listed', contract, runtime: '3', at: '2026-11-21T10:00:00Z' },
      ],
    },
    compositions: [
      { id: 'composition-2.0.0', at: '2026-11-22T10:00:00.000Z', site: live, opens: false },
      { id: 'composition-1.0.0', at: '2026-11-21T10:00:00.000Z', site: earlier, opens: true },
    ],
  });
});

it('returns the source positions of up to ten frames', async () => {
  const { ask } = storeWith(both);
  const frames = 'frame=a:1:2&frame=b'.concat('&frame=c'.repeat(20));
  const { status, headers, text } = await ask(`/qa/places?version=2.0.0&${frames}`);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/json',
    'no-store',
  ]);
  const { places } = v.parse(v.object({ places: v.array(v.string()) }), JSON.parse(text));
  expect(places).toHaveLength(10);
  expect(places.slice(0, 2)).toEqual(['a place of a:1:2 in 2.0.0', 'a place of b in 2.0.0']);
});

it('returns no positions when the channel allows no tools', async () => {
  const { status, headers } = await storeWith(both, sampleConfig).ask('/qa/places?frame=a:1:2');
  expect([status, headers.location]).toEqual([302, '/404']);
});

it('returns a page as it was on an earlier site, with the panel of that site’s shell', async () => {
  const { ask, earlier } = storeWith(both);
  const { status, headers, text, page } = await ask(`/store?qa&site=${earlier}`);
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  expect(text).toContain('Page of 1.0.0');
  expect(text).toContain('/assets/shell/1.0.0/qa.0123abcdef.js');
  expect(page).toMatchObject({ earlierSite: earlier });
});

it.each([
  ['one that the channel never had', both, () => 'f'.repeat(64), /no such site/],
  ['an invalid name', both, () => '../channels/production', /no such site/],
  [
    'one with a version that was recalled',
    [listed('2.0.0'), listed('1.0.0', true, { recalled: true })],
    undefined,
    /shell 1.0.0, which was recalled/,
  ],
  [
    'one whose shell is too old for the panel',
    [listed('2.0.0'), listed('1.0.0', false)],
    undefined,
    /no panel to say/,
  ],
])('refuses %s', async (_, shells, other, sentence) => {
  const { ask, earlier } = storeWith(shells);
  const { status, text } = await ask(`/store?qa&site=${other?.() ?? earlier}`);
  expect(status).toBe(404);
  expect(text).toMatch(sentence);
});

it('refuses a changed page, and a site that the channel’s owners did not sign', async () => {
  const { get, files, earlier } = storeWith(both);
  const sites = (vouched: string[] | undefined) =>
    createEarlierSites({
      get,
      channel: 'production',
      live: () => ({ id: 'live', pointer: { schema: '', microFrontends: {} }, vouched }),
      async mustBeManifest(id, manifest) {
        if (hash(new TextDecoder().decode(manifest)) !== id) throw new Error('was changed');
      },
      log: () => {},
    });
  expect(await sites(undefined).site(earlier)).toMatchObject({ id: earlier });
  expect(await sites([earlier]).site(earlier)).toMatchObject({ id: earlier });
  expect(await sites([]).site(earlier)).toBeUndefined();
  expect(await sites([]).compositions()).toContainEqual(
    expect.objectContaining({ site: earlier, opens: false }),
  );
  files.set(`sites/${earlier}.json`, '{}');
  await expect(sites([earlier]).site(earlier)).rejects.toThrow('was changed');
});

it('loads no panel when the channel allows no tools, or the shell has none', async () => {
  for (const { ask } of [storeWith(both, sampleConfig), storeWith([listed('2.0.0', false)])]) {
    const [asked, plain] = [await ask('/store?qa'), await ask('/store')];
    expect(asked.text).toBe(plain.text);
  }
});
