import { withoutVersion } from '@scripts/build/version-names';
import { eachAtMost } from '@scripts/kit/each-at-most';
import { findAddress } from 'shared-contracts/routes';
import type { Registry, RegistryVersion } from '../model/registry';
import type { ComposedSite, SiteManifest, StoredPage } from '../model/site';
import { PAGES_AT_ONCE, readPage } from '../site/stored-site';
import { type Live, liveVersion } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';

/** A site that would be live, and what is. */
export interface Compared {
  readonly store: ReleaseStore;
  readonly registry: Registry;
  readonly site: ComposedSite<StoredPage>;
  /** Undefined where nothing is live. */
  readonly live: SiteManifest | undefined;
  readonly moving: ReadonlySet<string>;
}

/**
 * The pages that a release changes: in what they show, in the files they load, or
 * because of what every page of their package needs. The version, which is in all of it, counts for nothing.
 * Where the shell moves, or the site's configuration, each page is another one.
 */
export async function changedPages(compared: Compared): Promise<ReadonlySet<StoredPage>> {
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
): Promise<StoredPage[]> {
  const pages = site.pages.filter(({ owner }) => owner === name);
  const now = liveVersion(registry, name);
  const number = live.composition.remotes.find((remote) => remote.name === name)?.version;
  const before = registry.microFrontends[name]?.find(({ metadata }) => metadata.version === number);
  if (!now || !before || isFoundationChanged(before, now)) return pages;
  const isSame = await eachAtMost(PAGES_AT_ONCE, pages, async (page) => {
    const { pattern, status } = page;
    const shown = live.pages.find(
      (other) => other.owner === name && other.pattern === pattern && other.status === status,
    );
    if (!shown || addressOf(before, pattern) !== addressOf(now, pattern)) return false;
    const { html } = await readPage(store, page);
    const earlier = await readPage(store, shown).catch(() => undefined);
    return whatIsShown(html, name, now) === (earlier && whatIsShown(earlier.html, name, before));
  });
  return pages.filter((_, index) => !isSame[index]);
}

/** What a version says of an address, and what the page there is made of. */
function addressOf({ extras: { addresses, code } }: RegistryVersion, pattern: string): string | undefined {
  // A page of its own, such as that of a product, loads the files of the pattern that it belongs to.
  const own = findAddress(
    addresses.map(({ path }) => path),
    pattern,
  );
  const { files: _, ...address } = addresses.find(({ path }) => path === own) ?? { page: '' };
  return JSON.stringify([address, code?.pages[address.page]]);
}

/** The text of a page and the data it starts with, without what only names files and versions. */
function whatIsShown(html: string, name: string, { metadata }: RegistryVersion): string {
  const text = html.replaceAll(
    /<(script|style)\b(?! type="application\/json" id="hydration")[^>]*>[^<]*<\/\1>|<link [^>]*>/g,
    '',
  );
  return withoutVersion(text, name, metadata.version);
}

/** Whether something changed that every page needs, or may load on demand. */
function isFoundationChanged(before: RegistryVersion, now: RegistryVersion): boolean {
  const [earlier, later] = [before, now].map(foundationOf);
  return later === undefined || earlier !== later;
}

/** What every page of a version needs; undefined where no one noted it, as of another bundler's build. */
function foundationOf({ extras }: RegistryVersion): string | undefined {
  const { contract, runtime, singletons, panels, code } = extras;
  return code && JSON.stringify([contract, runtime, singletons, panels, code.foundation]);
}

/** What a page with this HTML shows and runs, whatever its version is called; with the version where that is all that is known. */
export function shownOf(html: string, live: Live, pattern: string): string {
  const foundation = foundationOf(live) ?? JSON.stringify(live.metadata);
  return JSON.stringify([foundation, addressOf(live, pattern), whatIsShown(html, live.name, live)]);
}
