import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import { openTrust } from '@little-arches/release/sign/open-signing';
import { createMemory } from '@little-arches/release/sign/trust';
import { openAs, type Releaser } from '@little-arches/release/testing/signed-store';
import * as v from 'valibot';
import { createDirectoryFiles, createDirectorySource } from '../node/directory-source';
import { sampleSite, writeSampleStore } from '../testing/sample-store';
import type { Answer } from './answer';
import { failureAnswer } from './fetch-handler';
import { createSiteHandler } from './site-handler';
import type { SiteSource } from './source/site-source';
import { createStoreSource } from './source/store-source';

let folder = '';
let releases = '';
let ada: Releaser;
let said: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-signed-'));
  releases = path.join(folder, 'releases');
  ada = openAs('Ada', releases);
  said = [];
  jest.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)));
  await releaseAs(ada, 'first');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Releases the sample site with a text on its first page. */
async function releaseAs({ store }: Releaser, text: string): Promise<void> {
  const pages = sampleSite.pages.map((page) => ({ ...page, html: page.html.replace('text', text) }));
  await writeSampleStore(releases, { ...sampleSite, pages }, store.signing);
}

const fileOf = (key: string) => path.join(releases, key);
const siteSchema = v.looseObject({ site: v.string() });
const pointer = () => readJson(fileOf('channels/production.json'), siteSchema);

/** Returns the text of the first page, or the status of the refusal. */
async function shown(source: SiteSource, accepted = 'identity'): Promise<string | number> {
  const header = (name: string) => (name === 'accept-encoding' ? accepted : undefined);
  const asked = { method: 'GET', target: '/', header };
  const given: Answer = await createSiteHandler(source)(asked).catch((error) =>
    failureAnswer('GET /', error),
  );
  const [, text] = /<p>(\w+)<\/p>/.exec(new TextDecoder().decode(given.body)) ?? [];
  return given.status === 200 ? (text ?? given.headers['content-encoding'] ?? '') : given.status;
}

const reader = (anchor?: string) =>
  createDirectorySource(
    releases,
    'production',
    openTrust(path.join(folder, 'reader'), releases, new Map(anchor ? [['shell', anchor]] : [])),
  );

function editPointer(from: string, to: string): void {
  const file = fileOf('channels/production.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

const tampered: Record<string, [string, () => void | Promise<void>]> = {
  'another site': ['was changed after it was signed', () => editPointer(pointer().site, 'f'.repeat(64))],
  'an edited entry': ['was changed after it was signed', () => editPointer('"2.9.2"', '"2.9.3"')],
  'no signature': [
    'is not signed',
    () => editPointer('"signature": {\n    "payload"', '"unsigned": {\n    "payload"'),
  ],
  'another manifest under its name': [
    'was changed: npm run release',
    async () => {
      await releaseAs(ada, 'second');
      writeFileSync(fileOf(`sites/${pointer().site}.json`), '{}');
    },
  ],
  'a swapped descriptor': [
    'The descriptor of shell 1.0.0 in the store is not the one that was published',
    async () => {
      await releaseAs(ada, 'second');
      const file = fileOf('shell/1.0.0/descriptor.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('2.9.2', '2.9.3'));
    },
  ],
  'a release of a stranger with owners of her own': [
    'The owners of shell in the release store begin with the key',
    async () => {
      rmSync(fileOf('keys'), { recursive: true });
      rmSync(fileOf('channels'), { recursive: true });
      await releaseAs(openAs('Eve', releases), 'evil');
    },
  ],
  'a release without owners': [
    'The owners of shell in the release store are gone',
    async () => {
      rmSync(fileOf('keys'), { recursive: true });
      editPointer('"signature"', '"unsigned"');
      editPointer(pointer().site, 'f'.repeat(64));
    },
  ],
};

describe.each(Object.keys(tampered))('a signed store with %s', (name) => {
  const [reason, tamper] = tampered[name] ?? ['', () => {}];

  it('keeps the verified site in a running server, and logs it once', async () => {
    const source = reader();
    expect(await shown(source)).toBe('first');
    await tamper();
    if (name === 'a swapped descriptor') return expect(await shown(source)).toBe('second');
    for (let times = 0; times < 3; times++) expect(await shown(source)).toBe('first');
    expect(said).toEqual([expect.stringContaining('The site before goes on being served: ')]);
    expect(said[0]).toContain(reason);
  });

  it('shows nothing in a newly started server', async () => {
    await shown(reader());
    await tamper();
    for (const source of [reader(), reader(ada.key.id)]) {
      said = [];
      for (let times = 0; times < 3; times++) expect(await shown(source)).toBe(503);
      expect(said).toEqual([expect.stringContaining('There is no site to serve: ')]);
      expect(said[0]).toContain(reason);
    }
  });
});

it('shows no site older than the latest one in a server that has seen a later release', async () => {
  const earlier = readFileSync(fileOf('channels/production.json'));
  await releaseAs(ada, 'second');
  const source = reader();
  expect(await shown(source)).toBe('second');
  writeFileSync(fileOf('channels/production.json'), earlier);
  expect(await shown(source)).toBe('second');
  expect(await shown(reader())).toBe(503);
});

it('shows no pointer older than the configured time in a server without memory', async () => {
  const earlier = readFileSync(fileOf('channels/production.json'));
  await releaseAs(ada, 'second');
  const at = new Date().toISOString();
  const begun = (notBefore?: ReadonlyMap<string, string>) => {
    const trust = { anchors: new Map([['shell', ada.key.id]]), notBefore, memory: createMemory() };
    return createDirectorySource(releases, 'production', trust);
  };
  expect(await shown(begun(new Map([['production', '2026-01-01T00:00:00.000Z']])))).toBe('second');
  writeFileSync(fileOf('channels/production.json'), earlier);
  expect(await shown(begun())).toBe('first');
  expect(await shown(begun(new Map([['staging', at]])))).toBe('first');
  said = [];
  expect(await shown(begun(new Map([['production', at]])))).toBe(503);
  expect(said[0]).toContain(`RELEASE_NOT_BEFORE lets none through from before ${at}`);
});

it('shows no changed page, in any of its forms', async () => {
  const { pages } = readJson(
    fileOf(`sites/${pointer().site}.json`),
    v.object({ pages: v.array(v.object({ content: v.string() })) }),
  );
  const [{ content = '' } = {}] = pages;
  for (const form of ['br', 'gz']) writeFileSync(fileOf(`pages/${content}.html.${form}`), 'evil');
  const source = reader();
  // Compressed from the page itself.
  expect(await shown(source, 'br, gzip')).toBe('gzip');
  expect(await shown(source)).toBe('first');
  writeFileSync(fileOf(`pages/${content}.html`), '<p>evil</p>');
  expect(await shown(source)).toBe('first');
  expect(await shown(reader())).toBe(503);
});

it('has the same result with the checks of the web and of Node', async () => {
  const onWeb = () => createStoreSource({ files: createDirectoryFiles(releases), channel: 'production' });
  expect(await shown(onWeb())).toBe('first');
  editPointer('"2.9.2"', '"2.9.3"');
  expect(await shown(onWeb())).toBe(503);
});
