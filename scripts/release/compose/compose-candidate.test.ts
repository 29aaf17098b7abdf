import { checkSite } from '../check/check-site';
import { RefusedError } from '../model/findings';
import { publish } from '../publish';
import { rollback } from '../rollback';
import { readLiveManifest, readLiveSite } from '../site/stored-site';
import { createDryRunStore } from '../store/dry-run-store';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { createSampleCheckout, sampleAddress, sampleConfig } from '../testing/sample-build';
import { createComposer } from './compose-candidate';
import type { PrerenderProcess, PrerenderSubject } from './render/start-prerenderer';

// real-pages.test.ts renders for real; here each page contains the versions that rendered it.
jest.mock('./render/node-builds', () => ({
  layOutNodeBuild: async (_: unknown, { name, version }: { name: string; version: string }) =>
    `${name} ${version}`,
}));
const mockStart = jest.fn<Promise<PrerenderProcess>, [PrerenderSubject]>();
jest.mock('./render/start-prerenderer', () => ({
  startPrerenderer: (subject: PrerenderSubject) => mockStart(subject),
}));

/** Paths that currently can't be rendered. */
const broken = new Set<string>();
const rendered: string[] = [];

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;

beforeEach(async () => {
  mockStart.mockImplementation(async ({ remote, shell, config: { siteUrl } }) => ({
    entries: async () => {
      if (broken.has('entries')) throw new Error('The backend is down');
      return [{ productSlug: 'rocket' }];
    },
    page: async (_, path) => {
      if (broken.has(path)) throw new Error('It throws.');
      rendered.push(path);
      const html = `<h1>${path} of ${remote?.folder ?? shell} in ${shell}</h1>`;
      const hydration = { loaderData: { address: `${siteUrl}${path}` } };
      return { html, hydration, title: path, description: '' };
    },
    missing: async () => Promise.reject(new Error('Shells of earlier releases have it not')),
    frame: async () => '<main>Loading</main>',
    stop: async () => {},
  }));
  broken.clear();
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  await release('shell', '1.0.0', [sampleAddress('/404', 'not-found')]);
  await release('remote-store', '1.0.0');
  rendered.splice(0);
});
afterEach(() => checkout.remove());

const storePages = [sampleAddress('/store', 'store'), sampleAddress('/store/:productSlug', 'product')];
const composer = () => createComposer({ store, channel: 'production', config: sampleConfig });
const release = (name: string, version: string, addresses = storePages) =>
  publish(store, 'production', [checkout.build({ name, version, addresses })], {
    by: 'tester',
    compose: composer().compose,
  });
const account = [sampleAddress('/profile', 'profile')];
const pageAt = async (pattern: string) =>
  (await readLiveSite(store, 'production'))?.pages.find((page) => page.pattern === pattern);

it('refuses the release of a package whose page can’t be rendered, and names the page and the reason', async () => {
  const before = await store.get('channels/production.json');
  broken.add('/store');
  const released = release('remote-store', '1.1.0');
  await expect(released).rejects.toThrow(RefusedError);
  await expect(released).rejects.toThrow("/store can't be rendered: It throws.");
  expect(await store.get('channels/production.json')).toEqual(before);
});

it.each([
  ['a page', '/store'],
  ['the list of its pages', 'entries'],
])(
  'only warns in a dry run when the backend does not answer at all, and %s can’t be read',
  async (_, what) => {
    broken.add(what);
    const trial = createDryRunStore(store);
    const config = { ...sampleConfig, backend: { ...sampleConfig.backend, url: 'http://127.0.0.1:1' } };
    const tried = createComposer({
      store: trial,
      channel: 'production',
      config,
      check: (compared) => checkSite(compared, undefined, () => {}),
    });
    const artefact = checkout.build({ name: 'remote-store', version: '1.1.0', addresses: storePages });
    await publish(trial, 'production', [artefact], { by: 'tester', compose: tried.compose });
    expect(tried.warnings()).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringMatching(/^The backend at http:..127.0.0.1:1 does not answer/),
      },
      { rule: 'render', severity: 'warning' },
    ]);
  },
);

it("refuses a release when the list of its pages can't be read, instead of going live with fewer pages", async () => {
  broken.add('entries');
  await expect(release('remote-store', '1.1.0')).rejects.toThrow('The backend is down');
  expect((await pageAt('/store/rocket'))?.html).toContain('of remote-store 1.0.0');
});

it('renders every page at every release', async () => {
  await release('remote-account', '1.0.0', account);
  expect(rendered.sort()).toEqual(['/404', '/profile', '/store', '/store/rocket']);
});

it('keeps another package’s page byte for byte while it can’t be rendered, and names it with the reason', async () => {
  const before = await pageAt('/store');
  broken.add('/store');
  await release('shell', '1.1.0', [sampleAddress('/404', 'not-found')]);
  expect(await pageAt('/store')).toEqual({ ...before, composition: expect.any(String) });
  expect((await pageAt('/store/rocket'))?.html).toContain('in shell 1.1.0');
  expect((await readLiveManifest(store, 'production'))?.unrendered).toEqual([
    { owner: 'remote-store', path: '/store', reason: 'It throws.' },
  ]);
  broken.clear();
  await release('remote-account', '1.0.0', account);
  expect((await pageAt('/store'))?.html).toContain('in shell 1.1.0');
});

it("keeps all pages of another package while the list of its pages can't be read", async () => {
  broken.add('entries');
  await release('shell', '1.1.0', [sampleAddress('/404', 'not-found')]);
  const { pages = [] } = (await readLiveManifest(store, 'production')) ?? {};
  expect(pages.map(({ pattern }) => pattern).sort()).toEqual([
    '/404',
    '/store',
    '/store/:productSlug',
    '/store/rocket',
  ]);
});

it('moves the pointer of a rollback to the site of before, and renders nothing', async () => {
  const { id, pages } = (await readLiveManifest(store, 'production')) ?? {};
  for (const version of ['1.1.0', '1.2.0']) await release('remote-store', version);
  rendered.splice(0);
  for (const page of ['/404', '/store', 'entries']) broken.add(page);
  for (const _ of ['1.1.0', '1.0.0'])
    await rollback(store, 'production', { name: 'remote-store', by: 'tester', compose: composer().compose });
  expect(rendered).toEqual([]);
  expect(await readLiveManifest(store, 'production')).toMatchObject({ id, pages });
});

it('renders the pages of a rollback that recalls a version, which the site of before does not name', async () => {
  await release('remote-store', '1.1.0');
  rendered.splice(0);
  const recalling = { name: 'remote-store', recall: true, by: 'tester', compose: composer().compose };
  await rollback(store, 'production', recalling);
  expect(rendered).toContain('/store');
  expect((await readLiveManifest(store, 'production'))?.recalled).toEqual(['remote-store 1.1.0']);
});

it('allows a rollback whose pages can’t be rendered, without the replaced page', async () => {
  await release('remote-store', '1.1.0');
  for (const { key } of await store.list('sites')) if (!key.includes(await liveId())) await store.remove(key);
  broken.add('/store');
  await rollback(store, 'production', { name: 'remote-store', by: 'tester', compose: composer().compose });
  expect((await pageAt('/store'))?.html).toContain('data-prerendered="frame"');
  expect((await pageAt('/store/rocket'))?.html).toContain('of remote-store 1.0.0');
});

/** Returns the id of the live site. */
async function liveId(): Promise<string> {
  return (await readLiveManifest(store, 'production'))?.id ?? '';
}
