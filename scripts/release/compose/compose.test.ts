import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PublishedAddress } from '@little-arches/build/model/published-version';
import { parseComposition } from '@little-arches/contracts/formats';
import { integrityOf } from '@little-arches/kit/integrity';
import type { ComposedSite } from '../model/site';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { composeLive } from '../testing/compose-live';
import {
  createSampleCheckout,
  makeLive,
  type SampleBuild,
  sampleAddress,
  sampleFile,
} from '../testing/sample-build';
import { sourceOf } from './document/style-sheets';
import type { PrerenderProcess } from './render/start-prerenderer';

// real-pages.test.ts renders for real; here the content does not matter.
jest.mock('./render/node-builds', () => ({ layOutNodeBuild: async () => '' }));
jest.mock('./render/start-prerenderer', () => ({
  startPrerenderer: async () => {
    mockProcesses.most = Math.max(mockProcesses.most, ++mockProcesses.running);
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    return mockPrerenderer;
  },
}));
const mockProcesses = { running: 0, most: 0 };
const mockPrerenderer: PrerenderProcess = {
  stop: async () => void mockProcesses.running--,
  entries: async () => [],
  page: async (_, address) => ({
    html: `<h1>${address}</h1>`,
    hydration: { loaderData: {} },
    title: `Page ${address}`,
    description: '',
  }),
  missing: async () => Promise.reject(new Error('Shells of earlier releases have it not')),
  frame: async () => '<main>Loading</main>',
};

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;

beforeEach(() => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
});
afterEach(() => checkout.remove());

const shell = {
  name: 'shell',
  version: '1.0.0',
  addresses: [sampleAddress('/404', 'not-found', { index: false, files: [] })],
};
const storeBuild = {
  name: 'remote-store',
  version: '1.1.0',
  addresses: [sampleAddress('/store', 'store'), sampleAddress('/store/:productSlug', 'product')],
};

async function composed(...builds: SampleBuild[]): Promise<ComposedSite> {
  for (const build of builds) await makeLive(store, 'production', checkout.build(build));
  return await composeLive(store);
}

const pageAt = ({ pages }: ComposedSite, pattern: string) => pages.find((page) => page.pattern === pattern);

it('requires a shell', async () => {
  await expect(composed(storeBuild)).rejects.toThrow(
    "Channel 'production' has no shell: publish the shell first",
  );
});

it('composes every live address; only /404 has status 404', async () => {
  const site = await composed(shell, storeBuild);
  expect(site.pages.map(({ pattern, status }) => [pattern, status])).toEqual([
    ['/404', 404],
    ['/store', 200],
    ['/store/:productSlug', 200],
  ]);
  expect(site.unrendered).toEqual([]);
});

describe('a pattern whose existing paths servers can determine', () => {
  const listed = { function: 'getProducts', fields: { productSlug: 'slug' } };
  const withProducts = (laterPaths: PublishedAddress['laterPaths']) => ({
    ...storeBuild,
    addresses: [sampleAddress('/store/:productSlug', 'product', { laterPaths })],
  });
  const patternOf = ({ pages }: ComposedSite) =>
    pages
      .filter(({ pattern }) => pattern === '/store/:productSlug')
      .map(({ status, laterPaths, html }) => [status, laterPaths, html.includes('content="noindex"')]);

  it.each(['none', listed] as const)('gets a page for all other paths (%j)', async (laterPaths) => {
    const site = await composed(shell, withProducts(laterPaths));
    // Earlier shells can't render the missing page, so it is the frame.
    expect(patternOf(site)).toEqual([
      [200, laterPaths, false],
      [404, undefined, true],
    ]);
  });

  it('states no list of paths when a page could not be rendered, or no function lists the paths', async () => {
    const entries = jest.spyOn(mockPrerenderer, 'entries').mockResolvedValue([{ productSlug: 'rocket' }]);
    const page = jest.spyOn(mockPrerenderer, 'page').mockRejectedValue(new Error('Broken'));
    expect(patternOf(await composed(shell, withProducts('none')))).toEqual([[200, undefined, false]]);
    page.mockRestore();
    entries.mockRejectedValue(new Error('The backend is down'));
    expect(patternOf(await composeLive(store))).toEqual([[200, undefined, false]]);
    entries.mockRestore();
  });
});

it('starts few processes in parallel, whatever the number of packages', async () => {
  mockProcesses.most = 0;
  const names = Array.from({ length: 20 }, (_, index) => `remote-${String.fromCharCode(97 + index)}`);
  const remotes = names.map((name) => ({
    name,
    version: '1.0.0',
    addresses: [sampleAddress(`/${name}`, 'page')],
  }));
  const { pages } = await composed(shell, ...remotes);
  expect(names.filter((name) => !pages.some(({ pattern }) => pattern === `/${name}`))).toEqual([]);
  expect(mockProcesses.running).toBe(0);
  expect(mockProcesses.most).toBeLessThanOrEqual(Math.max(6, availableParallelism()));
});

it('refuses a shell with an altered descriptor', async () => {
  await makeLive(store, 'production', checkout.build(shell));
  const file = path.join(checkout.releases, 'shell/1.0.0/descriptor.json');
  writeFileSync(file, `${readFileSync(file, 'utf8')} `);
  await expect(composeLive(store)).rejects.toThrow(
    'The descriptor of shell 1.0.0 in the store is not the one that was published',
  );
});

it('renders each page with its own remote and the hashed file of the whole composition', async () => {
  const site = await composed(shell, storeBuild, { name: 'remote-account', version: '1.0.0' });
  expect(site.composition.remotes.map(({ name }) => name).sort()).toEqual(['remote-account', 'remote-store']);
  const html = pageAt(site, '/store')?.html ?? '';
  const [, text] = /id="composition">(.*?)<\/script>/.exec(html) ?? [];
  const own = parseComposition(JSON.parse(text ?? ''));
  expect(own.remotes.map(({ name }) => name)).toEqual(['remote-store']);
  const content = readFileSync(
    path.join(checkout.releases, own.rest?.url.replace('/assets/', '') ?? ''),
    'utf8',
  );
  expect(own.rest?.integrity).toBe(integrityOf(content));
  expect(parseComposition(JSON.parse(content))).toEqual(site.composition);
});

it('lists in the composition file only what each page loads besides its entry', async () => {
  const site = await composed(shell, storeBuild);
  const published = checkout.build(storeBuild).extras.addresses;
  const [remote] = site.composition.remotes;
  expect(remote?.addresses).toEqual(published.map(({ path }) => path));
  expect(remote?.files).toEqual(published.map(({ files }) => files));
  expect(remote?.files?.flat()).not.toEqual([]);
  const [, text] = /id="composition">(.*?)<\/script>/.exec(pageAt(site, '/store')?.html ?? '') ?? [];
  expect(text).toContain('"addresses"');
  expect(text).not.toContain('"files"');
});

it('contains the licences of all third-party code in its packages', async () => {
  const notice = { name: 'react', version: '19.3.1', license: 'MIT', text: 'Terms of react' };
  const text = JSON.stringify([notice]);
  const artefact = checkout.build(shell);
  const files = [...artefact.extras.files, sampleFile('notices.1.json', text)];
  await store.putOnce('shell/1.0.0/notices.1.json', Buffer.from(text));
  await makeLive(store, 'production', {
    ...artefact,
    notices: 'notices.1.json',
    extras: { ...artefact.extras, files },
  });
  expect((await composeLive(store)).notices).toContain('Terms of react');
});

it('names the shell, the entry and the files of the page itself, not those of other pages', async () => {
  const html = pageAt(await composed(shell, storeBuild), '/store')?.html ?? '';
  const scripts = [...html.matchAll(/<script src="([^"]*)" integrity="([^"]*)"/g)];
  expect(scripts.map(([, href]) => href)).toEqual([
    '/assets/shell/1.0.0/early-events.js',
    expect.stringMatching(/^\/assets\/shell\/vendor-/),
    '/assets/shell/1.0.0/entry.js',
    '/assets/remote-store/1.1.0/entry.js',
    '/assets/remote-store/1.1.0/store.js',
  ]);
  expect(scripts[4]?.[2]).toBe(integrityOf('/* store of remote-store 1.1.0 */'));
});

it('leaves chunks of pages for signed-in users to the shell, which reads the session', async () => {
  const addresses = [
    sampleAddress('/store', 'store', { files: ['store.js'] }),
    sampleAddress('/store/own', 'own', { files: ['main.css', 'own.js'], access: 'signed-in' }),
  ];
  const site = await composed(shell, { ...storeBuild, addresses });
  const html = pageAt(site, '/store/own')?.html ?? '';
  expect(html).not.toMatch(/<script[^>]*own\.js/);
  expect(pageAt(site, '/store')?.html).toMatch(/<script[^>]*store\.js/);
});

it('inlines the styles of a page, and names them for the policy', async () => {
  await store.putOnce('shell/1.0.0/main.css', Buffer.from('a{}'));
  await store.putOnce('remote-store/1.1.0/main.css', Buffer.from('._a1b2-a{}'));
  const page = pageAt(
    await composed(shell, {
      ...storeBuild,
      addresses: [sampleAddress('/store', 'store', { files: ['main.css', 'store.js'] })],
    }),
    '/store',
  );
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page?.html ?? '') ?? [];
  expect(style).toBe('a{}\n._a1b2-a{}');
  expect(page?.style).toBe(sourceOf(style));
});

it("changes the composition's id with its content only", async () => {
  const first = (await composed(shell, storeBuild)).composition.id;
  expect((await composeLive(store)).composition.id).toBe(first);
  expect((await composed({ ...storeBuild, version: '1.2.0' })).composition.id).not.toBe(first);
});

it("names the live shell's card on listed pages only", async () => {
  const site = await composed(shell, storeBuild);
  const named = 'content="https://www.littlearches.example/assets/shell/1.0.0/social-card.png"';
  expect(site.pages.filter(({ html }) => html.includes(named)).map(({ pattern }) => pattern)).toEqual([
    '/store',
  ]);
});
