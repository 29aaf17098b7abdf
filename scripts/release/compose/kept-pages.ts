import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from 'shared-contracts/config';
import type { Composition } from 'shared-contracts/formats/composition';
import type { ComposedPage, ComposedSite, KeptPages } from 'shared-contracts/formats/site';

/**
 * What need not be rendered again: pages of the same version in the same shell, as they are served now or as
 * they were before the last release. A composition of every page starts anew, with none of them; so they are
 * never older than the content of the pages around them.
 */
export function keepPages(
  previous: ComposedSite | undefined,
  composition: Composition,
  config: SiteConfig,
): { kept: ReadonlyMap<string, readonly ComposedPage[]>; earlier: Readonly<Record<string, KeptPages>> } {
  const kept = new Map<string, readonly ComposedPage[]>();
  const earlier: Record<string, KeptPages> = {};
  if (!previous || !isDeepStrictEqual(previous.config, config)) return { kept, earlier };
  for (const name of ['shell', ...composition.remotes.map((remote) => remote.name)]) {
    const served = servedPages(previous, name);
    const before = previous.earlier?.[name];
    const wanted = versionsOf(composition, name);
    const found = [served, before].find((pages) => pages?.versions === wanted);
    if (found) kept.set(name, found.pages);
    const other = found && found === served ? before : served;
    if (other) earlier[name] = other;
  }
  return { kept, earlier };
}

/** A package's pages on the site; undefined when it has none or one of them is to be tried again. */
function servedPages({ composition, pages, unrendered }: ComposedSite, name: string): KeptPages | undefined {
  const own = pages.filter(({ owner }) => owner === name);
  if (own.length === 0 || unrendered.some(({ owner }) => owner === name)) return undefined;
  return { versions: versionsOf(composition, name), pages: own };
}

function versionsOf({ shell, remotes }: Composition, name: string): string {
  const version = remotes.find((remote) => remote.name === name)?.version ?? '';
  return `${version} in ${shell.version}`;
}
