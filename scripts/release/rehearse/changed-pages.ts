import type { PublishedExtras } from '@little-arches/build/model/published-version';
import { withoutVersion } from '@little-arches/build/model/version-names';
import { findAddress } from '@little-arches/contracts/routes';
import type { Compared } from '../compose/compose-candidate';
import type { RegistryVersion } from '../model/registry';
import type { ComposedPage, SiteManifest } from '../model/site';
import { prerenderedSlots } from '../model/slot-fillers';
import { readPage } from '../site/stored-site';
import { liveVersion } from '../store/live-versions';

/**
 * Returns the pages that a release changes: in their content, in the files they load, in code that all pages of
 * their package need, or in what fills their slots. Ignores the version, which is part of every page. When the shell or the
 * site's configuration changes, every page counts as changed.
 */
export async function changedPages(compared: Compared): Promise<ReadonlySet<ComposedPage>> {
  const { site, live, moving } = compared;
  const filled = pagesFilledBy(moving, compared);
  const pages = site.pages.filter(({ owner = '' }) => moving.has(owner) || moving.has('shell'));
  if (!live || moving.has('shell') || JSON.stringify(live.config) !== JSON.stringify(site.config))
    return new Set([...pages, ...filled]);
  const changed = await Promise.all([...moving].map((name) => changedOf(name, live, compared)));
  return new Set([...changed.flat(), ...filled]);
}

/** Returns the pages of other packages whose HTML contains slots that the moving packages fill. */
function pagesFilledBy(moving: ReadonlySet<string>, { site, registry }: Compared): ComposedPage[] {
  return site.pages.filter(({ owner = '', pattern }) => {
    const { slots } = addressAt(pattern, liveVersion(registry, owner)?.extras) ?? {};
    const isFilled = prerenderedSlots(site.composition, slots).some(({ filler }) => moving.has(filler.name));
    return isFilled && !moving.has(owner);
  });
}

async function changedOf(
  name: string,
  live: SiteManifest,
  { store, registry, site }: Compared,
): Promise<ComposedPage[]> {
  const pages = site.pages.filter(({ owner }) => owner === name);
  const now = liveVersion(registry, name);
  const number = live.composition.remotes.find((remote) => remote.name === name)?.version;
  const before = registry.microFrontends[name]?.find(({ metadata }) => metadata.version === number);
  if (!now || !before || isFoundationChanged(before, now)) return pages;
  const isSame = pages.map(async (page) => {
    const { pattern, status } = page;
    const shown = live.pages.find(
      (other) => other.owner === name && other.pattern === pattern && other.status === status,
    );
    if (!shown || addressOf(before, pattern) !== addressOf(now, pattern)) return false;
    const earlier = await readPage(store, live, shown).catch(() => undefined);
    return whatIsShown(page.html, name, now) === (earlier && whatIsShown(earlier.html, name, before));
  });
  const same = await Promise.all(isSame);
  return pages.filter((_, index) => !same[index]);
}

/** Returns a version's entry for an address, and the code of its page. */
function addressOf({ extras }: RegistryVersion, pattern: string): string {
  const { files: _, ...address } = addressAt(pattern, extras) ?? { page: '' };
  return JSON.stringify([address, extras.code?.pages[address.page]]);
}

/** Returns the address that serves a path: that of a pattern for a fixed page, such as that of a product. */
function addressAt(path: string, { addresses }: Pick<PublishedExtras, 'addresses'> = { addresses: [] }) {
  const patterns = addresses.map((address) => address.path);
  return addresses.find((address) => address.path === findAddress(patterns, path));
}

/** Returns a page's text and initial data, without file names and versions. */
function whatIsShown(html: string, name: string, { metadata }: RegistryVersion): string {
  const text = html.replaceAll(
    /<(script|style)\b(?! type="application\/json" id="hydration")[^>]*>[^<]*<\/\1>|<link [^>]*>/g,
    '',
  );
  return withoutVersion(text, name, metadata.version);
}

/** Returns whether something changed that every page needs or may load on demand. */
function isFoundationChanged(before: RegistryVersion, now: RegistryVersion): boolean {
  const [earlier, later] = [before, now].map(foundationOf);
  return later === undefined || earlier !== later;
}

/** Returns what every page of a version needs; undefined when it was not recorded, as in another bundler's build. */
function foundationOf({ extras }: RegistryVersion): string | undefined {
  const { handshake, panels, code } = extras;
  return code && JSON.stringify([handshake, panels, code.foundation]);
}
