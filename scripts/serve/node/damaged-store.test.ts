import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startCommand } from '@little-arches/kit/processes/start-process';
import { readSettings } from '@little-arches/kit/settings/settings';
import { rawRequest } from '@little-arches/release/export/testing/raw-request';
import * as v from 'valibot';
import { writeSampleStore } from '../testing/sample-store';
import { serveStore } from './serve-store';

const pointerSchema = v.looseObject({ site: v.string() });

let folder: string;
let store: string;
let pointer: string;
let whole: string;
let manifest: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-damaged-'));
  await writeSampleStore(path.join(folder, 'sound'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  store = mkdtempSync(path.join(folder, 'store-'));
  rmSync(store, { recursive: true });
  // Files never change, so hard links make an independent store.
  copy(path.join(folder, 'sound'), store);
  pointer = path.join(store, 'channels', 'production.json');
  whole = readFileSync(pointer, 'utf8');
  manifest = path.join(store, 'sites', v.parse(pointerSchema, JSON.parse(whole)).site, 'site.json');
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copy(source, target);
    else writeFileSync(target, readFileSync(source));
  }
}

const texts: Readonly<Record<string, (text: string) => string | Buffer>> = {
  'is empty': () => '',
  'is a space': () => ' ',
  'is null': () => 'null',
  'is true': () => 'true',
  'is a number': () => '0',
  'is a text': () => '"site"',
  'is a list': () => '[]',
  'is an empty object': () => '{}',
  'is a list of objects': () => '[{}]',
  'ends early': (text) => text.slice(0, text.length / 2),
  'lacks its last brace': (text) => text.trimEnd().slice(0, -1),
  'goes on after its end': (text) => `${text}}`,
  'is there twice': (text) => text + text,
  'is a page': () => '<!doctype html><title>Bad gateway</title>',
  'is words': () => 'Access denied',
  'is zero bytes': (text) => Buffer.alloc(text.length),
  'is random bytes': () => Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 137) % 256)),
  'is of another width': (text) => Buffer.from(text, 'utf16le'),
  'is compressed': () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
  'is deeply nested': () => '['.repeat(20_000),
  'is a conflict of merging': (text) => `<<<<<<< ours\n${text}=======\n${text}>>>>>>> theirs\n`,
};
const fields: Readonly<Record<string, object>> = {
  'names no site': { site: undefined },
  'names null': { site: null },
  'names a number': { site: 7 },
  'names a list': { site: ['a'] },
  'names an object': { site: {} },
  'names nothing': { site: '' },
  'names a path': { site: '../../etc/passwd' },
  'names a long site': { site: 'a'.repeat(5000) },
  'names a site that is gone': { site: '0123456789abcdef' },
  'names a site with a zero byte': { site: 'a\u0000b' },
};
const places: Readonly<Record<string, () => void>> = {
  'is missing': () => rmSync(pointer),
  'is a folder': () => {
    rmSync(pointer);
    mkdirSync(pointer);
  },
  'is a link': () => {
    renameSync(pointer, `${pointer}.real`);
    symlinkSync(`${pointer}.real`, pointer);
  },
  'is a link to itself': () => {
    rmSync(pointer);
    symlinkSync(pointer, pointer);
  },
  'lies in a folder that is a file': () => {
    rmSync(path.dirname(pointer), { recursive: true });
    writeFileSync(path.dirname(pointer), '');
  },
};
const manifests: Readonly<Record<string, (text: string) => string>> = {
  'is missing': () => '',
  'is null': () => 'null',
  'is an empty object': () => '{}',
  'ends early': (text) => text.slice(0, text.length / 2),
  'is of a newer format': (text) => text.replace(/"format": ?\d+/, '"format":99'),
  'lacks its pages': (text) => text.replace('"pages"', '"sides"'),
  'lacks its configuration': (text) => text.replace('"config"', '"settings"'),
};

const damages: readonly (readonly [string, () => void])[] = [
  ...Object.entries(texts).map(
    ([name, change]) => [`pointer ${name}`, () => writeFileSync(pointer, change(whole))] as const,
  ),
  ...Object.entries(fields).map(
    ([name, change]) =>
      [
        `pointer ${name}`,
        () =>
          writeFileSync(pointer, JSON.stringify({ ...v.parse(pointerSchema, JSON.parse(whole)), ...change })),
      ] as const,
  ),
  ...Object.entries(places).map(([name, change]) => [`pointer ${name}`, change] as const),
  ...Object.entries(manifests).map(
    ([name, change]) =>
      [
        `manifest ${name}`,
        () => {
          const text = change(readFileSync(manifest, 'utf8'));
          if (text) writeFileSync(manifest, text);
          else rmSync(manifest);
        },
      ] as const,
  ),
];

const settingsFor = async () =>
  readSettings({ PORT: String(await freePort()), DATA_DIR: path.join(store, '..', 'reader') });

it.each(damages)('starts and answers 503 with retry-after when the %s', async (_, damage) => {
  damage();
  const settings = await settingsFor();
  const { site, stop } = await serveStore(store, settings);
  try {
    for (const target of ['/', '/store', '/assets/shell/1.0.0/main.0123.js']) {
      const { status, headers } = await rawRequest(`http://127.0.0.1:${settings.port}`, target);
      expect([target, status, headers['retry-after']]).toEqual([target, 503, '5']);
    }
  } finally {
    await stop();
  }
  expect(await site).toBeUndefined();
});

it('tries enough kinds of damage', () => expect(damages.length).toBeGreaterThanOrEqual(42));

it('shows the site as soon as the pointer is repaired', async () => {
  writeFileSync(pointer, whole.slice(0, 20));
  const port = await freePort();
  const serving = startCommand(['serve', '--store', store], {
    env: { PORT: String(port), DATA_DIR: path.join(folder, 'other-reader') },
  });
  try {
    await serving.says('Ready: ');
    expect((await rawRequest(`http://127.0.0.1:${port}`, '/store')).status).toBe(503);
    writeFileSync(pointer, whole);
    await serving.says('Serving ');
    expect((await rawRequest(`http://127.0.0.1:${port}`, '/store')).status).toBe(200);
  } finally {
    await serving.stop();
  }
});
