import { scopeOf } from '@little-arches/build/model/version-names';
import { slots as terms } from '@little-arches/contracts/formats';
import type { Compared } from '../compose/compose-candidate';
import { composeRemotes } from '../compose/compose-remotes';
import type { ComposedSite, SiteManifest } from '../model/site';
import { publish } from '../publish';
import { storeSite } from '../site/stored-site';
import { liveVersionsOf } from '../store/live-versions';
import { type SampleBuild, sampleAddress, sampleConfig } from '../testing/sample-build';
import { by, sampleReleases } from '../testing/sample-releases';
import { changedPages } from './changed-pages';

// No slot of the contract is for everyone, and only those are prerendered.
Object.assign(terms['due-for-rescan'], { access: 'anyone' });

const { current } = sampleReleases();

const code = { foundation: 'f1', pages: { store: 's1', product: 'p1' } };
/** Parts of a release; missing ones are as before. */
interface Release extends Partial<SampleBuild> {
  readonly data?: string;
  readonly siteUrl?: string;
}

/** Creates a release of remote-store and its comparison with the live site. */
async function release(version: string, live: SiteManifest | undefined, parts: Release = {}) {
  const { store, checkout } = current();
  const { data = '[]', siteUrl, ...more } = parts;
  const artefact = checkout.build({
    name: 'remote-store',
    version,
    addresses: [sampleAddress('/store', 'store'), sampleAddress('/store/:slug', 'product')],
    code,
    ...more,
  });
  const html = (text: string) =>
    `<link href="/assets/remote-store/${version}/a.css"><p class="${scopeOf('remote-store', version)}-aB3_d-text">${text}</p><script type="application/json" id="hydration">${data}</script><script src="/assets/remote-store/${version}/entry.js"></script>`;
  let compared: Compared | undefined;
  let manifest: SiteManifest | undefined;
  await publish(store, 'production', [artefact], {
    by,
    compose: async ({ registry, moving }) => {
      const page = { status: 200, listed: true, owner: 'remote-store' } as const;
      const shell = liveVersionsOf(registry).find(({ name }) => name === 'shell');
      if (!shell) throw new Error('The sample has a shell');
      const site: ComposedSite = {
        config: { ...sampleConfig, ...(siteUrl && { siteUrl }) },
        composition: { ...composeRemotes(registry, shell), id: version },
        unrendered: [],
        pages: [
          { ...page, pattern: '/store', html: html('All') },
          { ...page, pattern: '/store/comet', html: html('Comet') },
          { ...page, owner: 'shell', pattern: '/404', html: '' },
        ],
      };
      manifest = await storeSite(store, site);
      compared = { store, registry, site, live, moving };
      return manifest.id;
    },
  });
  if (!compared || !manifest) throw new Error('Nothing was composed');
  return { compared, manifest };
}

async function changed(parts: Release, more: Partial<Compared> = {}): Promise<string[]> {
  const { manifest } = await release('1.0.0', undefined);
  const { compared } = await release('1.1.0', manifest, parts);
  return [...(await changedPages({ ...compared, ...more }))].map(({ pattern }) => pattern);
}

it.each<[what: string, parts: Release, pages: string[]]>([
  ['another version', {}, []],
  ['a page’s own code', { code: { ...code, pages: { ...code.pages, product: 'p2' } } }, ['/store/comet']],
  ['the initial data of the pages', { data: '[1]' }, ['/store', '/store/comet']],
  ['code that every page needs', { code: { ...code, foundation: 'f2' } }, ['/store', '/store/comet']],
  ['the configuration', { siteUrl: 'https://other.example' }, ['/store', '/store/comet']],
])('returns the changed pages for %s: %j', async (_, parts, pages) => {
  expect(await changed(parts)).toEqual(pages);
});

it('returns the page of another package whose slot a release fills', async () => {
  const { manifest } = await release('1.0.0', undefined);
  const { compared } = await release('1.1.0', manifest);
  const shown = { ...sampleAddress('/concept', 'concept'), slots: ['due-for-rescan'] };
  const [store] = compared.registry.microFrontends['remote-store'] ?? [];
  if (!store) throw new Error('The sample has a store');
  const marketing = {
    ...store,
    extras: { ...store.extras, addresses: [shown, sampleAddress('/faqs', 'faqs')] },
  };
  const page = { status: 200, listed: true, owner: 'remote-marketing', html: 'a' } as const;
  const { composition } = compared.site;
  const found = await changedPages({
    ...compared,
    registry: {
      ...compared.registry,
      microFrontends: { ...compared.registry.microFrontends, 'remote-marketing': [marketing] },
    },
    site: {
      ...compared.site,
      composition: {
        ...composition,
        remotes: composition.remotes.map((remote) => ({ ...remote, fills: ['due-for-rescan'] })),
      },
      pages: [...compared.site.pages, { ...page, pattern: '/concept' }, { ...page, pattern: '/faqs' }],
    },
  });
  expect([...found].map(({ pattern }) => pattern)).toEqual(['/concept']);
});

it('returns every page when the libraries of a build change', async () => {
  const { manifest } = await release('1.0.0', undefined);
  const { compared } = await release('1.1.0', manifest);
  const [now] = compared.registry.microFrontends['remote-store'] ?? [];
  Object.assign(now?.extras.handshake.singletons ?? {}, { react: '19.9.9' });
  expect((await changedPages(compared)).size).toBe(2);
});

it('returns every page when the shell changes, and when nothing is live', async () => {
  expect(await changed({}, { moving: new Set(['shell']) })).toEqual(['/store', '/store/comet', '/404']);
  expect(await changed({}, { live: undefined })).toEqual(['/store', '/store/comet']);
});
