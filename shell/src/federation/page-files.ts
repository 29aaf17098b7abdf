import type { ComposedRemote } from '@little-arches/contracts/formats';
import { findAddress } from '@little-arches/contracts/routes';

/** Milliseconds that a prefetched file may take. The page itself requests a missing file again. */
const PATIENCE = 8000;

/** Fetches the chunks and style sheets of the page at `pathname` into the browser's cache, if they are known. */
export type FetchPageFiles = (remote: ComposedRemote, pathname: string) => void;

/**
 * Creates the function that fetches a page's files in parallel, each once, while its entry is loading: otherwise
 * they would be discovered one after the other. Reports no failure and runs nothing: the page requests a missing
 * file again, by its hash.
 */
export function createPageFiles(): FetchPageFiles {
  const asked = new Set<string>();
  return ({ addresses, files = [], url }, pathname) => {
    const names = files[addresses.indexOf(findAddress(addresses, pathname) ?? '')] ?? [];
    for (const name of names) {
      const { href } = new URL(name, new URL(url, window.location.href));
      if (asked.has(href)) continue;
      asked.add(href);
      // Only a completely read file is cached.
      fetch(href, { signal: AbortSignal.timeout(PATIENCE) })
        .then((response) => response.arrayBuffer())
        .catch(() => {});
    }
  };
}
