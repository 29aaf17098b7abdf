import { isPageBundle } from '@scripts/build/page-bundles';
import type { Registry, RegistryVersion } from 'shared-contracts/formats/registry';
import type { ComposedPage, ComposedSite, SiteManifest, StoredPage } from 'shared-contracts/formats/site';
import { findAddress } from 'shared-contracts/routes';
import { readPage } from '../site/stored-site';
import { liveVersion } from '../store/live-versions';
import { type Released, releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';

type Page = ComposedPage | StoredPage;

/** A site that would be live, and what is. */
export interface Compared {
  readonly store: ReleaseStore;
  readonly registry: Registry;
  readonly site: ComposedSite<Page>;
  /** Undefined where nothing is live. */
  readonly live: SiteManifest | undefined;
  readonly moving: ReadonlySet<string>;
}

/**
 * The pages that a release makes others than visitors get now: in what they show, in the files they load, or because
 * of what every page of their package needs. The version, which stands in all of it, counts for nothing. Where the
 * shell moves, or the site's configuration, each page is another one.
 */
export async function changedPages(compared: Compared): Promise<ReadonlySet<Page>> {
  const { site, live, moving } = compared;
  const pages = site.pages.filter(({ owner = '' }) => moving.has(owner) || moving.has('shell'));
  if (!live || moving.has('shell') || JSON.stringify(live.config) !== JSON.stringify(site.config))
    return new Set(pages);
  const changed = await Promise.all([...moving].map((name) => changedOf(name, live, compared)));
  return new Set(changed.flat());
}

async function changedOf(
  name: string,
  live: SiteManifest,
  { store, registry, site }: Compared,
): Promise<Page[]> {
  const pages = site.pages.filter(({ owner }) => owner === name);
  const now = liveVersion(registry, name);
  const number = live.composition.remotes.find((remote) => remote.name === name)?.version;
  const before = registry.microFrontends[name]?.find(({ metadata }) => metadata.version === number);
  if (!now || !before || (await isFoundationChanged(store, name, before, now))) return pages;
  const isSame = await Promise.all(
    pages.map(async (page) => {
      const { pattern, status } = page;
      const shown = live.pages.find(
        (other) => other.owner === name && other.pattern === pattern && other.status === status,
      );
      if (!shown || addressOf(before, pattern) !== addressOf(now, pattern)) return false;
      const html = 'html' in page ? page.html : (await readPage(store, page)).html;
      const earlier = await readPage(store, shown).catch(() => undefined);
      return whatIsShown(html, now) === (earlier && whatIsShown(earlier.html, before));
    }),
  );
  return pages.filter((_, index) => !isSame[index]);
}

/** What a version says of an address, its files among it. */
function addressOf({ extras: { addresses } }: RegistryVersion, pattern: string): string | undefined {
  // A page of its own, such as that of a product, loads the files of the pattern that it belongs to.
  const own = findAddress(
    addresses.map(({ path }) => path),
    pattern,
  );
  return JSON.stringify(addresses.find(({ path }) => path === own));
}

/** The text of a page and the data it starts with, without what only names files and versions. */
function whatIsShown(html: string, { metadata }: RegistryVersion): string {
  return html
    .replaceAll(
      /<(script|style)\b(?! type="application\/json" id="hydration")[^>]*>[^<]*<\/\1>|<link [^>]*>/g,
      '',
    )
    .replaceAll(metadata.version, '');
}

/** Whether something changed that no page names: what the entry is built against, or code that is loaded on demand. */
async function isFoundationChanged(
  store: ReleaseStore,
  name: string,
  before: RegistryVersion,
  now: RegistryVersion,
): Promise<boolean> {
  const builtAgainst = ({ extras: { contract, runtime, singletons, panels } }: RegistryVersion) =>
    JSON.stringify([contract, runtime, singletons, panels]);
  if (builtAgainst(before) !== builtAgainst(now)) return true;
  const known = new Set(before.extras.files.map(({ path }) => path));
  const ofPages = [...new Set(now.extras.addresses.flatMap(({ files }) => files))];
  const others = now.extras.files
    .map(({ path }) => path)
    .filter((path) => /\.(?:js|css)$/.test(path) && !known.has(path) && !ofPages.includes(path))
    // It names every other file.
    .filter((path) => !now.url.endsWith(`/${path}`));
  if (others.length === 0) return false;
  const { extras, metadata } = now;
  const released: Released = { name, version: metadata.version, extras };
  const read = async (path: string) =>
    (await store.get(releasedKey(released, path)))?.content.toString() ?? '';
  const bundles = await Promise.all(ofPages.filter(isPageBundle).map(read));
  const texts = await Promise.all(others.map(read));
  return texts.some((text) => !bundles.some((bundle) => bundle.includes(text)));
}
