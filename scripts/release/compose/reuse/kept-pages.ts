import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition } from '@little-arches/contracts/formats/page';
import type { KeptPages, SiteManifest, UnrenderedPage } from '../../model/site';
import { prerenderedSlots } from '../../model/slot-fillers';

/** Pages that are reused without rendering. */
export interface Kept extends KeptPages {
  readonly unrendered: readonly UnrenderedPage[];
  /** Id of the composition that the pages name; undefined when it was not recorded. */
  readonly composition?: string;
  /** The configuration that the pages were made for, if it belongs to another site. */
  readonly config?: SiteConfig;
}

/**
 * Returns the pages to reuse: those of the same version in the same shell, from the first of `sites` that has them
 * now or had them before its last release. Returns none for a full composition, so that no page is older than the
 * pages around it. Pages of a site with another address, such as staging, are moved when it shows the same backend.
 * `earlier` is what a rollback may need.
 */
export function keepPages(
  sites: readonly SiteManifest[],
  composition: Composition,
  config: SiteConfig,
): {
  kept: ReadonlyMap<string, Kept>;
  earlier: Readonly<Record<string, KeptPages>>;
} {
  const kept = new Map<string, Kept>();
  const earlier: Record<string, KeptPages> = {};
  const usable = sites.filter((site) => isDeepStrictEqual(site.config, config));
  const movable = sites.filter((site) => !usable.includes(site) && canMove(site.config, config));
  for (const name of ['shell', ...composition.remotes.map((remote) => remote.name)]) {
    const wanted = versionsOf(composition, name);
    const known = usable.flatMap((site) => [servedPages(site, name), earlierPages(site, name)]);
    const found =
      known.find((pages) => pages?.versions === wanted) ??
      movable.map((site) => movedPages(site, name)).find((pages) => pages?.versions === wanted);
    if (found) kept.set(name, found);
    const other = known.find((pages) => pages && pages.versions !== wanted);
    if (other) earlier[name] = { versions: other.versions, pages: other.pages };
  }
  return { kept, earlier };
}

/** Returns whether both sites show the same backend, so that `movePage` can move pages from one to the other. */
export function canMove(from: SiteConfig, to: SiteConfig): boolean {
  const shown = shownBy(from);
  // An address of the backend must not be mistaken for one of the site.
  return isDeepStrictEqual(shown, shownBy(to)) && !JSON.stringify(shown).includes(from.siteUrl);
}

/** Returns the settings that affect a page's content, without those that name its location. */
function shownBy({ siteUrl: _, channel: __, reportUrl: ___, ...shown }: SiteConfig) {
  return shown;
}

/**
 * Returns what a package's pages are rendered with: its own version, the shell's, and those of the remotes that
 * fill prerendered slots of its pages.
 */
export function versionsOf(composition: Composition, name: string): string {
  const { shell, remotes } = composition;
  const own = remotes.find((remote) => remote.name === name);
  const fillers = prerenderedSlots(composition, own?.shows).map(
    ({ filler }) => `${filler.name} ${filler.version}`,
  );
  return [`${own?.version ?? ''} in ${shell.version}`, ...fillers].join(' with ');
}

/**
 * Returns a package's pages on a site; undefined without any. Includes pages that failed to render with these
 * versions, so that the release of another package does not retry them.
 */
function servedPages(site: SiteManifest, name: string): Kept | undefined {
  const pages = site.pages.filter(({ owner }) => owner === name);
  const versions = versionsOf(site.composition, name);
  const unrendered = site.unrendered.filter((page) => page.owner === name && page.versions === versions);
  const isTried = unrendered.length > 0 || pages.every(({ rendered }) => rendered === versions);
  const { id } = site.composition;
  return pages.length > 0 && isTried ? { versions, pages, unrendered, composition: id } : undefined;
}

/** Returns a package's pages on a site with another address; undefined unless all of them were rendered. */
function movedPages(site: SiteManifest, name: string): Kept | undefined {
  const served = servedPages(site, name);
  const isWhole = served?.unrendered.length === 0 && served.pages.every((page) => !page.composition);
  return isWhole ? { ...served, config: site.config } : undefined;
}

function earlierPages({ earlier }: SiteManifest, name: string): Kept | undefined {
  const kept = earlier?.[name];
  return kept && { ...kept, unrendered: [] };
}
