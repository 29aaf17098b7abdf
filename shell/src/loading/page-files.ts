import type { ComposedRemote } from 'shared-contracts/formats/page';
import { findAddress } from 'shared-contracts/routes';

/** Milliseconds that a file may take which is fetched ahead: what needs it requests it itself. */
const PATIENCE = 8000;

/** Fetches the chunks and style sheets of the page at `pathname` into the browser's cache, if they are known. */
export type FetchPageFiles = (remote: ComposedRemote, pathname: string) => void;

/**
 * Creates the function that fetches a page's files all at once, each of them once, while its entry is on its
 * way: what loads the page would find them out one after the other. A failure is not reported, and nothing
 * is run: who needs a file requests it again, by its hash.
 */
export function createPageFiles(): FetchPageFiles {
  const asked = new Set<string>();
  return ({ addresses, files = [], url }, pathname) => {
    const names = files[addresses.indexOf(findAddress(addresses, pathname) ?? '')] ?? [];
    for (const name of names) {
      const { href } = new URL(name, new URL(url, window.location.href));
      if (asked.has(href)) continue;
      asked.add(href);
      // Only what was read to its end is in the cache.
      fetch(href, { signal: AbortSignal.timeout(PATIENCE) })
        .then((response) => response.arrayBuffer())
        .catch(() => {});
    }
  };
}
