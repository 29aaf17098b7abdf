import type { LoadableVersion } from 'shared-contracts/formats/page';

/** Milliseconds a file may take; a server that hangs is not waited for twice. */
const PATIENCE = 3000;

/**
 * Fetches the files of a version anew that this page has requested. They are kept for ever by their address,
 * so one that arrived broken would fail its integrity check until someone empties the browser's cache.
 */
export async function refreshFiles({ url }: Pick<LoadableVersion, 'url'>): Promise<void> {
  // Files that several versions have in common are beside the folder of this one.
  const folder = new URL('..', new URL(url, window.location.href)).href;
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = new Set(asked.filter((name) => name.startsWith(folder)));
  await Promise.allSettled([...files].map(refresh));
}

async function refresh(file: string): Promise<void> {
  const response = await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) });
  // Only what was read to its end replaces what the cache holds.
  await response.arrayBuffer();
}
