import type { Descriptor } from '@little-arches/build/model/descriptor';
import { compress } from '@little-arches/kit/http/compression';
import { integrityOf } from '@little-arches/kit/integrity';
import type { ComposedPage, ComposedSite } from '@little-arches/release/model/site';
import { storeSite } from '@little-arches/release/site/stored-site';
import { changeRegistry } from '@little-arches/release/store/channel-registry';
import { releasedKey } from '@little-arches/release/store/released-file';
import { createDirectoryStore } from '@little-arches/release/store/store';
import { descriptorKey } from '@little-arches/release/store/store-keys';
import { makeLive, sampleConfig, sampleFile } from '@little-arches/release/testing/sample-build';

const style = `'sha256-${'A'.repeat(43)}='` as const;

/** Returns a page with enough text to be compressed, whose title is its pattern. */
function page(pattern: string, more: Partial<ComposedPage> = {}): ComposedPage {
  const html = `<!doctype html><title>${pattern}</title>${'<p>text</p>'.repeat(50)}`;
  return { pattern, status: 200, html, listed: !pattern.includes(':'), ...more };
}

function missing(pattern: string): ComposedPage {
  return { ...page(`Nothing is at ${pattern}`), pattern, status: 404, listed: false };
}

const remote = {
  name: 'remote-store',
  version: '1.0.0',
  contract: { built: '1.0', needs: '1.0' },
  runtime: '2.9.2',
};

/** The site that every server is tested with. */
export const sampleSite: ComposedSite = {
  composition: {
    id: 'composition-1',
    shell: { version: '1.0.0' },
    remotes: [
      {
        ...remote,
        url: '/assets/remote-store/1.0.0/entry.js',
        integrity: integrityOf('entry'),
        addresses: ['/store'],
        panels: [],
      },
    ],
  },
  config: sampleConfig,
  pages: [
    page('/'),
    page('/store', { style }),
    page('/store/rocket'),
    page('/store/:productSlug', { laterPaths: { function: 'getProducts', fields: { productSlug: 'slug' } } }),
    missing('/store/:productSlug'),
    page('/team/ada'),
    page('/team/:name', { laterPaths: 'none' }),
    missing('/team/:name'),
    page('/lost/:thing', { laterPaths: { function: 'getLost', fields: { thing: 'name' } } }),
    missing('/lost/:thing'),
    page('/scans/:scanId'),
    page('/404', { status: 404, listed: false }),
  ],
  unrendered: [],
  recalled: ['remote-store 0.9.0'],
  notices: 'Terms of react',
};

const files: Readonly<Record<string, string>> = {
  'main.0123.js': `/* main */${' '.repeat(500)}`,
  'font.woff2': 'wOF2',
  'film.mp4': '0123456789',
  // Another team's bundler may name its chunks so.
  'static/js/chunk.4567.js': '/* chunk */',
};

/** Writes the site into the store of a directory with the same code as releases, its pointer last. */
export async function writeSampleStore(directory: string, site = sampleSite): Promise<void> {
  const store = createDirectoryStore(directory);
  const { composition } = site;
  const writeCompressed = async (key: string, content: string) => {
    await store.putOnce(`${key}.br`, await compress(Buffer.from(content), 'thoroughly'));
    await store.putOnce(`${key}.gz`, await compress(Buffer.from(content), 'thoroughly', 'gzip'));
    await store.putOnce(key, Buffer.from(content));
  };
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('.js')) await writeCompressed(`shell/1.0.0/${name}`, content);
    else await store.putOnce(`shell/1.0.0/${name}`, Buffer.from(content));
  }
  // Also beside its script, where only a person can have put it.
  for (const key of [releasedKey(shellDescriptor(), map.path), `shell/1.0.0/${map.path}`])
    await writeCompressed(key, 'the sources');
  await store.putOnce(descriptorKey('shell', '1.0.0'), Buffer.from(JSON.stringify(shellDescriptor())));
  await store.putOnce(descriptorKey('remote-store', '1.0.0'), Buffer.from(JSON.stringify(storeDescriptor())));
  await writeCompressed(`composition/${composition.id}/composition.json`, JSON.stringify(composition));
  await store.putOnce('sites/site-1/site.json', Buffer.from('{}'));
  await makeLive(store, 'production', shellDescriptor());
  const { id } = await storeSite(store, site);
  await changeRegistry(store, 'production', (registry) => ({ ...registry, site: id }));
}

const map = sampleFile('main.0123.js.map', 'the sources');
/** Address of the source map of the shell's script in the store. */
export const mapAddress = `/assets/${releasedKey(shellDescriptor(), map.path)}`;

/** Returns the descriptor in which the export looks up the shell's files. */
function shellDescriptor(): Descriptor {
  return {
    name: 'shell',
    version: '1.0.0',
    entry: { path: 'main.0123.js', integrity: integrityOf(files['main.0123.js'] ?? '') },
    styles: [],
    fonts: [],
    node: [],
    maps: [map],
    extras: {
      handshake: { contract: { built: '1.0', needs: '1.0' }, runtime: '2.9.2', singletons: {} },
      addresses: [],
      panels: [],
      files: Object.entries(files).map(([name, content]) => sampleFile(name, content)),
    },
  };
}

function storeDescriptor(): Descriptor {
  const { name, version, ...numbers } = remote;
  return {
    ...shellDescriptor(),
    name,
    version,
    extras: { handshake: { ...numbers, singletons: {} }, addresses: [], panels: [], files: [] },
  };
}
