import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { Composition } from '@little-arches/contracts/formats';
import { integrityOf } from '@little-arches/kit/integrity';
import type { ComposedPage, SiteManifest } from '../model/site';
import { storeSite } from '../site/stored-site';
import { changeRegistry } from '../store/channel-registry';
import { putCompressed } from '../store/put-compressed';
import { releasedKey } from '../store/released-file';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { sampleConfig } from '../testing/sample-build';
import { exportSite } from './export-site';

let folder = '';
let to = '';
let store: ReleaseStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-export-'));
  to = path.join(folder, 'export');
  store = createDirectoryStore(path.join(folder, 'releases'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(to, file), 'utf8');
const has = (file: string) => existsSync(path.join(to, file));

/** Stores a version with one script, as publishing does. */
async function putVersion(name: string, version: string): Promise<void> {
  const script = `// ${name} ${version}\n`.repeat(50);
  await putCompressed(store, `${name}/${version}/entry.js`, Buffer.from(script), 'quickly');
  const entry = { path: 'entry.js', size: script.length, integrity: integrityOf(script) };
  const artefact: Descriptor = {
    name,
    version,
    entry: { path: 'entry.js', integrity: integrityOf(script) },
    styles: [],
    fonts: [],
    node: [],
    maps: [{ ...entry, path: 'entry.js.map' }],
    extras: {
      handshake: { contract: { built: '1.0', needs: '1.0' }, runtime: '2.9.2', singletons: {} },
      addresses: [],
      panels: [],
      files: [entry],
    },
  };
  await store.putOnce(releasedKey(artefact, 'entry.js.map'), Buffer.from(script));
  await store.putOnce(`${name}/${version}/descriptor.json`, Buffer.from(JSON.stringify(artefact)));
}

/** Stores a composition of the shell and a remote, and makes a site of it the live one. */
async function composed(id: string, version: string, lastGood?: string): Promise<Composition> {
  const loadable = (of: string) => ({
    version: of,
    url: `/assets/remote-store/${of}/entry.js`,
    integrity: integrityOf(''),
    contract: { built: '1.0', needs: '1.0' },
    runtime: '2.9.2',
  });
  const composition: Composition = {
    id,
    shell: { version: '1.0.0' },
    remotes: [
      {
        ...loadable(version),
        name: 'remote-store',
        addresses: ['/store'],
        panels: [],
        ...(lastGood && { lastGood: loadable(lastGood) }),
      },
    ],
  };
  await putVersion('shell', '1.0.0');
  for (const one of [version, lastGood]) if (one) await putVersion('remote-store', one);
  await putCompressed(
    store,
    `composition/${id}/composition.json`,
    Buffer.from(JSON.stringify(composition)),
    'quickly',
  );
  const { id: site } = await storeSite(store, {
    composition,
    config: sampleConfig,
    pages: [],
    unrendered: [],
  });
  await changeRegistry(store, 'production', (registry) => ({
    ...registry,
    site,
    earlierSites: [registry.site ?? [], registry.earlierSites ?? []].flat(),
  }));
  return composition;
}

function page(pattern: string, status: 200 | 404 = 200): ComposedPage {
  return { pattern, status, html: `<h1>${pattern}</h1>`.repeat(20), listed: !pattern.includes(':') };
}

async function siteOf(composition: Composition, ...patterns: string[]): Promise<SiteManifest> {
  const pages = [page('/404', 404), page('/'), ...patterns.map((pattern) => page(pattern))];
  return await storeSite(store, { composition, config: sampleConfig, pages, unrendered: [] });
}

it('writes pages and the files of live and fallback versions, with compressed forms', async () => {
  const site = await siteOf(
    await composed('one', '1.1.0', '1.0.0'),
    '/store',
    '/store/a',
    '/store/:productSlug',
  );
  expect(await exportSite({ site, store, to })).toEqual({ composition: 'one', pages: 5, assets: 4 });
  expect(read('site/index.html')).toContain('<h1>/</h1>');
  expect(read('site/store/_productSlug.html')).toContain('<h1>/store/:productSlug</h1>');
  expect(JSON.parse(read('site/composition.json'))).toEqual({ id: 'one' });
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
  await exportSite({ site: await siteOf(await composed('one', '1.1.0', '1.0.0')), store, to });
  expect((await store.list('shell')).filter(({ key }) => key.endsWith('.map'))).toHaveLength(1);
  const written = readdirSync(to, { recursive: true, encoding: 'utf8' });
  expect(written.filter((file) => /\.map\b|map-/.test(file))).toEqual([]);
});

it('keeps files that open tabs may load, in the same directory and in a new one', async () => {
  await exportSite({ site: await siteOf(await composed('one', '1.0.0'), '/store/gone'), store, to });
  const second = await siteOf(await composed('two', '2.0.0'), '/store');
  await exportSite({ site: second, store, to });
  expect(has('site/store/gone.html')).toBe(false);
  expect(has('site/store/gone.html.gz')).toBe(false);
  const elsewhere = path.join(folder, 'elsewhere');
  await exportSite({ site: second, store, to: elsewhere });
  for (const exported of [to, elsewhere])
    for (const file of ['remote-store/1.0.0/entry.js', 'composition/one/composition.json'])
      expect(existsSync(path.join(exported, 'site/assets', file))).toBe(true);
});

it('accepts missing files of earlier compositions after gc, but not of the current one', async () => {
  await composed('one', '1.0.0');
  const site = await siteOf(await composed('two', '2.0.0'));
  await store.remove('remote-store/1.0.0/entry.js');
  await store.remove('remote-store/1.0.0/descriptor.json');
  await exportSite({ site, store, to });
  await store.remove('remote-store/2.0.0/entry.js');
  await expect(exportSite({ site, store, to })).rejects.toThrow(
    'remote-store/2.0.0/entry.js is part of the site, but not in the store',
  );
});

it('leaves unchanged files alone, so that ETags derived from their time stay', async () => {
  const site = await siteOf(await composed('one', '1.0.0'), '/store');
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
  const site = await siteOf(await composed('one', '1.0.0'));
  await expect(exportSite({ site, store, to })).rejects.toThrow('holds files that no export wrote');
  expect(readdirSync(to)).toEqual(['letter.txt']);
});

it('removes nothing outside the directory, whatever its list of files contains', async () => {
  const site = await siteOf(await composed('one', '1.0.0'));
  await exportSite({ site, store, to });
  const letter = path.join(folder, 'letter.txt');
  writeFileSync(letter, 'Dear');
  const written = ['site/../../letter.txt', '../letter.txt', letter];
  writeFileSync(path.join(to, 'export.json'), JSON.stringify({ composition: 'one', written }));
  await exportSite({ site, store, to });
  expect(existsSync(letter)).toBe(true);
});
