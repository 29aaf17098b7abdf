import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compress, decompress } from '@little-arches/kit/http/compression';
import { putCompressedExactly } from './put-compressed';
import { createDirectoryStore, type ReleaseStore } from './store';

const content = Buffer.from('<p>text</p>'.repeat(50));
let directory = '';
let store: ReleaseStore;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'little-arches-compressed-'));
  store = createDirectoryStore(directory);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const stored = async (key: string) => (await store.get(key))?.content;

it('keeps a compressed form with the same content, and returns it', async () => {
  const other = await compress(content, 'thoroughly');
  await store.putOnce('pages/a.html.br', other);
  const { br, gz } = await putCompressedExactly(store, 'pages/a.html', content);
  expect([br, await stored('pages/a.html.br')]).toEqual([other, other]);
  expect(await stored('pages/a.html.gz')).toEqual(gz);
  expect(await stored('pages/a.html')).toEqual(content);
});

it.each(['other words', undefined])('replaces a compressed form with other content: %s', async (words) => {
  const planted = words === undefined ? Buffer.from('no brotli') : await compress(Buffer.from(words));
  await store.putOnce('pages/a.html.br', planted);
  const { br } = await putCompressedExactly(store, 'pages/a.html', content);
  expect(await decompress(br, 'br')).toEqual(content);
  expect(await stored('pages/a.html.br')).toEqual(br);
});
