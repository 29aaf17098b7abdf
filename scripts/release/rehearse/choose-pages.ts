import type { Registry } from 'shared-contracts/formats/registry';
import type { ComposedPage, ComposedSite, StoredPage } from 'shared-contracts/formats/site';
import { findAddress } from 'shared-contracts/routes';
import { livesOf } from '../store/live-versions';

/** A page that is loaded, and where. */
export interface Chosen {
  readonly path: string;
  readonly owner: string;
  readonly page: ComposedPage | StoredPage;
}

/**
 * One page for each address of the packages that move, or of all when the shell does, by turns: those that move come
 * first. `others` are the addresses that are too many.
 */
export function choosePages(
  site: ComposedSite<ComposedPage | StoredPage>,
  registry: Registry,
  moving: ReadonlySet<string>,
  most: number,
): { chosen: Chosen[]; others: string[] } {
  const concerned = livesOf(registry).filter(({ name }) => moving.has(name) || moving.has('shell'));
  const byPackage = concerned.map(({ name, extras }) => {
    const patterns = extras.addresses.map(({ path }) => path);
    return patterns.flatMap((pattern): Chosen[] => {
      const pages = site.pages.filter(
        ({ owner, pattern: own }) => owner === name && findAddress(patterns, own) === pattern,
      );
      // A page that shows something tells more than the frame for everything else.
      const page = pages.find(({ pattern: own }) => !own.includes(':')) ?? pages[0];
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
