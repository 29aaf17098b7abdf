import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@scripts/kit/integrity';
import { parseComposition } from 'shared-contracts/formats/composition';
import type { Prerenderer } from 'shared-contracts/formats/prerender';
import type { ComposedSite } from 'shared-contracts/formats/site';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import {
  createSampleCheckout,
  makeLive,
  type SampleBuild,
  sampleAddress,
  sampleConfig,
  sampleFile,
} from '../testing/sample-build';
import { compose } from './compose';
import { sourceOf } from './style-sheets';

const mockBuilds = jest.fn();
// Node builds are ES modules, which Jest can't import; the site's own prerenderer has its journeys.
jest.mock('./node-builds', () => ({ importNodeBuild: (...args: unknown[]) => mockBuilds(...args) }));

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;
let prerenderer: Prerenderer;
let definitions: ReadonlyMap<string, unknown>;

beforeEach(() => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  prerenderer = {
    entries: async () => [],
    page: async (_, address) => ({
      html: `<h1>${address}</h1>`,
      hydration: { loaderData: {} },
      title: `Page ${address}`,
      description: '',
    }),
    frame: async () => '<main>Loading</main>',
  };
  mockBuilds.mockReset().mockImplementation(async (_store, { name }: { name: string }) =>
    name === 'shell'
      ? {
          createPrerenderer: (_config: unknown, _composition: unknown, given: typeof definitions) => {
            definitions = given;
            return prerenderer;
          },
        }
      : { default: { name } },
  );
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
  return await compose(store, 'production', sampleConfig);
}

const pageAt = ({ pages }: ComposedSite, pattern: string) => pages.find((page) => page.pattern === pattern);

it('needs a shell', async () => {
  await expect(composed(storeBuild)).rejects.toThrow(
    "Channel 'production' has no shell: publish the shell first",
  );
});

it('composes every address of what is live; /404 alone has status 404', async () => {
  const site = await composed(shell, storeBuild);
  expect(site.pages.map(({ pattern, status }) => [pattern, status])).toEqual([
    ['/404', 404],
    ['/store', 200],
    ['/store/:productSlug', 200],
  ]);
  expect(site.unrendered).toEqual([]);
});

it('has each page carry its own remote and name the file that has the rest, with its hash', async () => {
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

it('names the shell, the entry and the files of the page itself, not of the others', async () => {
  const html = pageAt(await composed(shell, storeBuild), '/store')?.html ?? '';
  const scripts = [...html.matchAll(/<script src="([^"]*)" integrity="([^"]*)"/g)];
  expect(scripts.map(([, href]) => href)).toEqual([
    '/assets/shell/1.0.0/entry.js',
    '/assets/remote-store/1.1.0/entry.js',
    '/assets/remote-store/1.1.0/store.js',
  ]);
  expect(scripts[2]?.[2]).toBe(integrityOf('/* store of remote-store 1.1.0 */'));
});

it('carries its styles, and names them for the policy', async () => {
  for (const name of ['shell/1.0.0', 'remote-store/1.1.0'])
    await store.putOnce(`${name}/main.css`, Buffer.from('a{}'));
  const page = pageAt(
    await composed(shell, {
      ...storeBuild,
      addresses: [sampleAddress('/store', 'store', { files: ['main.css', 'store.js'] })],
    }),
    '/store',
  );
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page?.html ?? '') ?? [];
  expect(style).toBe('a{}\na{}');
  expect(page?.style).toBe(sourceOf(style));
});

it('links the styles of a page whose sheet is not what was built', async () => {
  await store.putOnce('shell/1.0.0/main.css', Buffer.from('b{}'));
  const page = pageAt(await composed(shell, storeBuild), '/store');
  expect(page?.html).toContain(
    `<link rel="stylesheet" href="/assets/shell/1.0.0/main.css" integrity="${integrityOf('a{}')}"`,
  );
  expect(page?.html).not.toContain('<style>');
  expect(page).not.toHaveProperty('style');
});

it('changes its id with whatever changes in it, and only then', async () => {
  const first = (await composed(shell, storeBuild)).composition.id;
  expect((await compose(store, 'production', sampleConfig)).composition.id).toBe(first);
  expect((await composed({ ...storeBuild, version: '1.2.0' })).composition.id).not.toBe(first);
});

describe('the fallback version', () => {
  const lastGood = ({ composition }: ComposedSite) =>
    composition.remotes.find(({ name }) => name === 'remote-store')?.lastGood?.version;

  it('is the one before', async () => {
    const site = await composed(shell, { ...storeBuild, version: '1.0.0' }, storeBuild);
    expect(lastGood(site)).toBe('1.0.0');
  });

  it('is none for a first version', async () => {
    expect(lastGood(await composed(shell, storeBuild))).toBeUndefined();
  });

  it.each([
    ['contract', { contract: '2.0' }],
    ['federation runtime', { runtime: '3.0.0' }],
  ])('is not one whose %s the live shell does not offer', async (_, misfit) => {
    const site = await composed(
      shell,
      { ...storeBuild, version: '0.9.0' },
      { ...storeBuild, version: '1.0.0', ...misfit },
      storeBuild,
    );
    expect(lastGood(site)).toBe('0.9.0');
  });

  it("follows the live shell's contract, not this checkout's", async () => {
    const site = await composed(
      { ...shell, contract: '2.0' },
      { ...storeBuild, version: '1.0.0', contract: '2.0' },
      { ...storeBuild, contract: '2.0' },
    );
    expect(lastGood(site)).toBe('1.0.0');
  });
});

describe('prerendering', () => {
  it("takes the page's own title, its canonical address and its data", async () => {
    const html = pageAt(await composed(shell, storeBuild), '/store')?.html;
    expect(html).toContain('<title>Page /store · Little Arches</title>');
    expect(html).toContain('<h1>/store</h1>');
    expect(html).toContain('<link rel="canonical" href="https://www.littlearches.example/store">');
    expect(html).toContain('id="hydration"');
  });

  it('gives listed pages, and only them, the card of the live shell', async () => {
    const site = await composed(shell, storeBuild);
    const named = 'content="https://www.littlearches.example/assets/shell/1.0.0/social-card.png"';
    expect(site.pages.filter(({ html }) => html.includes(named)).map(({ pattern }) => pattern)).toEqual([
      '/store',
    ]);
  });

  it('gives every entry of a page with parameters an address of its own, before the pattern', async () => {
    prerenderer = {
      ...prerenderer,
      entries: async (_, page) =>
        page === 'product' ? [{ productSlug: 'rocket' }, { productSlug: 'a b' }] : [],
    };
    const site = await composed(shell, storeBuild);
    expect(site.pages.map(({ pattern }) => pattern)).toEqual([
      '/404',
      '/store',
      '/store/rocket',
      '/store/a%20b',
      '/store/:productSlug',
    ]);
    expect(pageAt(site, '/store/:productSlug')?.html).toContain('data-prerendered="frame"');
    expect(pageAt(site, '/store/:productSlug')?.html).not.toContain('rel="canonical"');
  });

  it('never renders a page of the signed-in', async () => {
    const page = jest.spyOn(prerenderer, 'page');
    const site = await composed(shell, {
      name: 'remote-account',
      version: '1.0.0',
      addresses: [sampleAddress('/profile', 'profile', { access: 'signed-in', index: false })],
    });
    expect(page.mock.calls.map(([, address]) => address)).toEqual(['/404']);
    expect(pageAt(site, '/profile')?.html).toContain('<main>Loading</main>');
    expect(pageAt(site, '/profile')?.html).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    ['throws', () => Promise.reject(new Error('Down')), 'Down'],
    [
      'holds what the policy forbids',
      async () => ({
        html: '<p style="color:red">',
        hydration: { loaderData: {} },
        title: '',
        description: '',
      }),
      `Its HTML holds 'style="', which the content security policy forbids`,
    ],
  ])('leaves a page that %s to the browser, and says so', async (_, page, reason) => {
    const { page: normal } = prerenderer;
    prerenderer = {
      ...prerenderer,
      page: (remote, address) => (address === '/store' ? page() : normal(remote, address)),
    };
    const site = await composed(shell, storeBuild);
    expect(site.unrendered).toEqual([{ path: '/store', reason, owner: 'remote-store' }]);
    expect(pageAt(site, '/store')).toMatchObject({ status: 200 });
    expect(pageAt(site, '/store')?.html).toContain('<main>Loading</main>');
    expect(pageAt(site, '/404')?.html).toContain('<h1>/404</h1>');
  });

  it.each([
    ['changed', 'process.exit()', 'is not the file that was built: publish another version'],
    ['missing', undefined, 'is not in the store: publish it again'],
  ])('leaves a remote whose stored Node build is %s to the browser', async (_, content, fault) => {
    const normal = mockBuilds.getMockImplementation();
    const { importNodeBuild } = jest.requireActual<typeof import('./node-builds')>('./node-builds');
    mockBuilds.mockImplementation((...args: Parameters<typeof importNodeBuild>) =>
      args[1].name === 'remote-store' ? importNodeBuild(...args) : normal?.(...args),
    );
    if (content) await store.putOnce('remote-store/1.1.0/node/routes.mjs', Buffer.from(content));
    const { page } = prerenderer;
    prerenderer = {
      ...prerenderer,
      page: async (remote, address) => {
        if (remote && !definitions.has(remote)) throw new Error(`${remote} is not there`);
        return await page(remote, address);
      },
    };
    const site = await composed(shell, storeBuild, {
      name: 'remote-account',
      version: '1.0.0',
      addresses: [sampleAddress('/auth/sign-in', 'sign-in')],
    });
    expect(site.unrendered).toContainEqual({
      path: 'remote-store',
      reason: `node/routes.mjs of remote-store 1.1.0 ${fault}`,
      owner: 'remote-store',
    });
    expect(site.unrendered.filter(({ owner }) => owner !== 'remote-store')).toEqual([]);
    expect(pageAt(site, '/store')?.html).toContain('<main>Loading</main>');
    expect(pageAt(site, '/auth/sign-in')?.html).toContain('<h1>/auth/sign-in</h1>');
  });

  it('runs nothing of a Node build that was replaced together with the descriptor that holds its hash', async () => {
    const artefact = checkout.build(storeBuild);
    for (const build of [checkout.build(shell), artefact]) await makeLive(store, 'production', build);
    const attack = 'process.exit()';
    const forged = { ...artefact, node: [sampleFile('node/routes.mjs', attack)] };
    const folder = path.join(checkout.releases, 'remote-store/1.1.0');
    await store.putOnce('remote-store/1.1.0/node/routes.mjs', Buffer.from(attack));
    writeFileSync(path.join(folder, 'descriptor.json'), JSON.stringify(forged));
    const site = await compose(store, 'production', sampleConfig);
    expect(mockBuilds.mock.calls.map(([, { name }]) => name)).not.toContain('remote-store');
    expect(site.unrendered).toContainEqual({
      path: 'remote-store',
      owner: 'remote-store',
      reason:
        'The descriptor of remote-store 1.1.0 in the store is not the one that was published: publish remote-store in another version',
    });
  });

  it('goes on without the Node build of one remote', async () => {
    const normal = mockBuilds.getMockImplementation();
    mockBuilds.mockImplementation(async (...args) => {
      if (args[1].name === 'remote-store') throw new Error('window is not defined');
      return await normal?.(...args);
    });
    const site = await composed(shell, storeBuild, { name: 'remote-account', version: '1.0.0' });
    expect([...definitions.keys()]).toEqual(['remote-account']);
    expect(site.unrendered).toEqual([
      { path: 'remote-store', reason: 'window is not defined', owner: 'remote-store' },
    ]);
  });
});
