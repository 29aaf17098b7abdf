import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from '@scripts/kit/compression';
import { replaceFile } from '@scripts/kit/files/write-file';
import { integrityOf } from '@scripts/kit/integrity';
import { sampleConfig, sampleFile } from '@scripts/release/testing/sample-build';
import type { Descriptor } from 'shared-contracts/formats/descriptor';
import type { ComposedPage, ComposedSite } from 'shared-contracts/formats/site';
import { pageKey } from '../handler/site-source';

const style = `'sha256-${'A'.repeat(43)}='` as const;

/** A page with enough text to be compressed, whose title is its pattern. */
function page(pattern: string, more: Partial<ComposedPage> = {}): ComposedPage {
  const html = `<!doctype html><title>${pattern}</title>${'<p>text</p>'.repeat(50)}`;
  return { pattern, status: 200, html, listed: !pattern.includes(':'), ...more };
}

/** The site that every server is asked about. */
export const sampleSite: ComposedSite = {
  composition: { id: 'composition-1', shell: { version: '1.0.0' }, remotes: [] },
  config: sampleConfig,
  pages: [
    page('/'),
    page('/store', { style }),
    page('/store/rocket'),
    page('/store/:productSlug'),
    page('/404', { status: 404, listed: false }),
  ],
  unrendered: [],
  notices: 'Terms of react',
};

const files: Readonly<Record<string, string>> = {
  'main.0123.js': `/* main */${' '.repeat(500)}`,
  'font.woff2': 'wOF2',
  'film.mp4': '0123456789',
};

/** Writes the site into the store of a directory as releases leave it there, pointer last. */
export async function writeSampleStore(directory: string, id = 'site-1', site = sampleSite): Promise<void> {
  const { composition, config, pages, notices = '' } = site;
  const write = (key: string, content: string | Buffer) => {
    const file = path.join(directory, key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const writeCompressed = async (key: string, content: string) => {
    write(key, content);
    write(`${key}.br`, await compress(Buffer.from(content), 'thoroughly'));
    write(`${key}.gz`, await compress(Buffer.from(content), 'thoroughly', 'gzip'));
  };
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('.js')) await writeCompressed(`shell/1.0.0/${name}`, content);
    else write(`shell/1.0.0/${name}`, content);
  }
  write('shell/1.0.0/descriptor.json', JSON.stringify(shellDescriptor()));
  for (const key of [`compositions/${composition.id}.json`, `composition/${composition.id}/composition.json`])
    await writeCompressed(key, JSON.stringify(composition));
  const stored = await Promise.all(
    pages.map(async ({ html, ...rest }) => {
      const content = createHash('sha256').update(html).digest('hex');
      await writeCompressed(pageKey(content), html);
      return { ...rest, content };
    }),
  );
  write('notices.txt', notices);
  const manifest = {
    format: 1,
    id,
    config,
    composition: composition.id,
    pages: stored,
    notices: 'notices.txt',
  };
  write(`sites/${id}.json`, JSON.stringify(manifest));
  mkdirSync(path.join(directory, 'channels'), { recursive: true });
  replaceFile(path.join(directory, 'channels/production.json'), JSON.stringify({ site: id }));
}

/** What the export looks up to know which files the shell has. */
function shellDescriptor(): Descriptor {
  return {
    name: 'shell',
    version: '1.0.0',
    entry: { path: 'main.0123.js', integrity: integrityOf(files['main.0123.js'] ?? '') },
    styles: [],
    fonts: [],
    node: [],
    extras: {
      contract: { built: '1.0', needs: '1.0' },
      runtime: '2.9.2',
      singletons: {},
      addresses: [],
      panels: [],
      files: Object.entries(files).map(([name, content]) => sampleFile(name, content)),
    },
  };
}
