import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Composition } from '@little-arches/contracts/formats';
import type { ComposedPage, SiteManifest } from '../model/site';
import { readLiveManifest, storeSite } from '../site/stored-site';
import { composeSample } from '../testing/compose-sample';
import { sampleConfig } from '../testing/sample-build';
import { sampleReleases } from '../testing/sample-releases';
import { exportSite } from './export-site';

const { current, release } = sampleReleases();
const compose = composeSample(() => store);
let { store } = current();
let folder = '';
let to = '';

beforeEach(() => {
  store = current().store;
  folder = current().checkout.folder;
  to = path.join(folder, 'export');
});

const read = (file: string) => readFileSync(path.join(to, file), 'utf8');
const has = (file: string) => existsSync(path.join(to, file));

/** Releases a version of remote-store, and returns the live composition. */
async function released(version: string): Promise<Composition> {
  await release(version, { maps: { 'entry.js.map': '{}' } }, 'production', compose);
  const live = await readLiveManifest(store, 'production');
  if (!live) throw new Error('A release has a site');
  return live.composition;
}

function page(pattern: string, status: 200 | 404 = 200): ComposedPage {
  return { pattern, status, html: `<h1>${pattern}</h1>`.repeat(20), listed: !pattern.includes(':') };
}

async function siteOf(composition: Composition, ...patterns: string[]): Promise<SiteManifest> {
  const pages = [page('/404', 404), page('/'), ...patterns.map((pattern) => page(pattern))];
  return await storeSite(store, { composition, config: sampleConfig, pages, unrendered: [] });
}

it('writes pages and the files of live and fallback versions, with compressed forms', async () => {
  await released('1.0.0');
  const composition = await released('1.1.0');
  const site = await siteOf(composition, '/store', '/store/a', '/store/:productSlug');
  expect(await exportSite({ site, store, to })).toEqual({
    composition: composition.id,
    pages: 5,
    assets: 12,
  });
  expect(read('site/index.html')).toContain('<h1>/</h1>');
  expect(read('site/store/_productSlug.html')).toContain('<h1>/store/:productSlug</h1>');
  expect(JSON.parse(read('site/composition.json'))).toEqual({ id: composition.id });
  expect(read('site/robots.txt')).toContain('Sitemap: https://www.littlearches.example/sitemap.xml');
  for (const file of ['site/store.html', 'site/assets/remote-store/1.0.0/entry.js']) {
    const content = readFileSync(path.join(to, file));
    expect(gunzipSync(readFileSync(path.join(to, `${file}.gz`))).equals(content)).toBe(true);
    expect(brotliDecompressSync(readFileSync(path.join(to, `${file}.br`))).equals(content)).toBe(true);
  }
  expect(has('site/assets/remote-store/1.1.0/descriptor.json')).toBe(false);
  expect(has('site/payment-simulator')).toBe(false);
});

it('writes no source map', async () => {
  await exportSite({ site: await siteOf(await released('1.0.0')), store, to });
  expect((await store.list('remote-store')).filter(({ key }) => key.endsWith('.map'))).toHaveLength(1);
  const written = readdirSync(to, { recursive: true, encoding: 'utf8' });
  expect(written.filter((file) => /\.map\b|map-/.test(file))).toEqual([]);
});

it('keeps files that open tabs may load, in the same directory and in a new one', async () => {
  const first = await released('1.0.0');
  await exportSite({ site: await siteOf(first, '/store/gone'), store, to });
  // The fallback version of the next one, so that only open tabs load the first.
  await released('1.5.0');
  const second = await siteOf(await released('2.0.0'), '/store');
  await exportSite({ site: second, store, to });
  expect(has('site/store/gone.html')).toBe(false);
  expect(has('site/store/gone.html.gz')).toBe(false);
  const elsewhere = path.join(folder, 'elsewhere');
  await exportSite({ site: second, store, to: elsewhere });
  for (const exported of [to, elsewhere])
    for (const file of ['remote-store/1.0.0/entry.js', `composition/${first.id}/composition.json`])
      expect(existsSync(path.join(exported, 'site/assets', file))).toBe(true);
});

it('accepts missing files of earlier compositions after gc, but not of the current one', async () => {
  for (const version of ['1.0.0', '1.5.0']) await released(version);
  const site = await siteOf(await released('2.0.0'));
  await store.remove('remote-store/1.0.0/entry.js');
  await store.remove('remote-store/1.0.0/descriptor.json');
  await exportSite({ site, store, to });
  await store.remove('remote-store/2.0.0/entry.js');
  await expect(exportSite({ site, store, to })).rejects.toThrow(
    'remote-store/2.0.0/entry.js is part of the site, but not in the store',
  );
});

it('leaves unchanged files alone, so that ETags derived from their time stay', async () => {
  const site = await siteOf(await released('1.0.0'), '/store');
  await exportSite({ site, store, to });
  const times = () =>
    readdirSync(to, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file) && file !== 'export.json')
      .filter((file) => statSync(path.join(to, file)).isFile())
      .map((file) => [file, statSync(path.join(to, file)).mtimeMs]);
  const before = times();
  await exportSite({ site, store, to });
  expect(times()).toEqual(before);
});

it('refuses a directory with other content', async () => {
  mkdirSync(to);
  writeFileSync(path.join(to, 'letter.txt'), 'Dear');
  const site = await siteOf(await released('1.0.0'));
  await expect(exportSite({ site, store, to })).rejects.toThrow('holds files that no export wrote');
  expect(readdirSync(to)).toEqual(['letter.txt']);
});

it('removes nothing outside the directory, whatever its list of files contains', async () => {
  const site = await siteOf(await released('1.0.0'));
  await exportSite({ site, store, to });
  const letter = path.join(folder, 'letter.txt');
  writeFileSync(letter, 'Dear');
  const written = ['site/../../letter.txt', '../letter.txt', letter];
  writeFileSync(path.join(to, 'export.json'), JSON.stringify({ composition: 'one', written }));
  await exportSite({ site, store, to });
  expect(existsSync(letter)).toBe(true);
});
