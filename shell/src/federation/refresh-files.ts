import type { LoadableVersion } from '@little-arches/contracts/formats';

/** Milliseconds a file may take. A server that doesn't answer is not tried again. */
const PATIENCE = 3000;

/**
 * Fetches the files of a version that this page has requested again. Browsers cache them by address without expiry,
 * so a broken copy would fail its integrity check until the cache is emptied.
 */
export async function refreshFiles({ url }: Pick<LoadableVersion, 'url'>): Promise<void> {
  // Files that several versions share are beside this version's folder.
  const folder = new URL('..', new URL(url, window.location.href)).href;
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = new Set(asked.filter((name) => name.startsWith(folder)));
  await Promise.allSettled([...files].map(refresh));
}

async function refresh(file: string): Promise<void> {
  const response = await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) });
  // Only a completely read answer replaces the cached one.
  await response.arrayBuffer();
}
