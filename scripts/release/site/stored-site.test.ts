import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '@little-arches/build/testing/scratch-folder';
import type { ComposedSite } from '../model/site';
import { createDirectoryStore } from '../store/store';
import { sampleConfig } from '../testing/sample-build';
import { sampleComposition } from '../testing/sample-document';
import { readManifest, readPages, storeSite } from './stored-site';

const scratch = scratchFolder();

const page = (pattern: string) =>
  ({ pattern, status: 200, html: `<h1>${pattern}</h1>`, listed: true }) as const;
const site: ComposedSite = {
  composition: sampleComposition,
  config: sampleConfig,
  pages: [page('/'), page('/store'), page('/store/:productSlug')],
  unrendered: [],
  notices: 'Terms of react',
};

it('stores a site in a folder of its own, as a web server serves it', async () => {
  const store = createDirectoryStore(scratch.path);
  const { id } = await storeSite(store, site);
  const forms = (file: string) => [file, `${file}.br`, `${file}.gz`];
  const pages = ['index.html', 'store.html', 'store/_productSlug.html'].flatMap(forms);
  const keys = (await store.list('')).map(({ key }) => key);
  expect(keys).toEqual(['notices.txt', ...pages, 'site.json'].map((file) => `sites/${id}/${file}`).sort());
  const manifest = await readManifest(store, id);
  expect(manifest && (await readPages(store, manifest))).toEqual(site);
  expect((await storeSite(store, site)).id).toBe(id);
});

it.each(['store.html', 'store.html.br', 'site.json'])(
  'replaces %s where it was changed, when the same site is stored again',
  async (file) => {
    const store = createDirectoryStore(scratch.path);
    const { id } = await storeSite(store, site);
    const place = path.join(scratch.path, 'sites', id, file);
    const before = readFileSync(place);
    writeFileSync(place, 'changed');
    await storeSite(store, site);
    expect(readFileSync(place)).toEqual(before);
  },
);

it('leaves no empty folder where its files are removed', async () => {
  const store = createDirectoryStore(scratch.path);
  const { id } = await storeSite(store, site);
  for (const { key } of await store.list(`sites/${id}`)) await store.remove(key);
  expect(existsSync(path.join(scratch.path, 'sites'))).toBe(false);
  expect(existsSync(scratch.path)).toBe(true);
});
