import { findAddress } from 'shared-contracts/routes';
import type { Registry } from '../model/registry';
import type { ComposedSite, StoredPage } from '../model/site';
import { livesOf } from '../store/live-versions';

/** A page that is loaded, and where. */
export interface Chosen {
  readonly path: string;
  readonly owner: string;
  readonly page: StoredPage;
}

/** What is chosen from. */
export interface Choice {
  readonly site: ComposedSite<StoredPage>;
  readonly registry: Registry;
  readonly moving: ReadonlySet<string>;
  /**
   * The pages that the release makes other ones; where a package has none of them, its first one represents
   * all.
   */
  readonly changed: ReadonlySet<StoredPage>;
}

/**
 * One changed page for each address of the packages that move, or of all when the shell does, by turns: those that
 * move come first. `others` are the addresses that are more than `most`.
 */
export function choosePages(
  { site, registry, moving, changed }: Choice,
  most: number,
): { chosen: Chosen[]; others: string[] } {
  const concerned = livesOf(registry).filter(({ name }) => moving.has(name) || moving.has('shell'));
  const byPackage = concerned.map(({ name, extras }) => {
    const patterns = extras.addresses.map(({ path }) => path);
    const own = site.pages.filter(({ owner }) => owner === name);
    const candidates = own.some((page) => changed.has(page))
      ? own.filter((page) => changed.has(page))
      : own.slice(0, 1);
    return patterns.flatMap((pattern): Chosen[] => {
      const pages = candidates.filter((page) => findAddress(patterns, page.pattern) === pattern);
      // A page that shows something tells more than the frame for everything else.
      const page = pages.find((one) => !one.pattern.includes(':')) ?? pages[0];
      return page ? [{ path: page.pattern.replace(/:\w+/g, '-'), owner: name, page }] : [];
    });
  });
  const longest = Math.max(0, ...byPackage.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    byPackage.flatMap((pages) => pages[turn] ?? []),
  ).flat();
  const ordered = turns.sort((a, b) => Number(moving.has(b.owner)) - Number(moving.has(a.owner)));
  return { chosen: ordered.slice(0, most), others: ordered.slice(most).map(({ path }) => path) };
}
