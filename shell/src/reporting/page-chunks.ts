import { type ComposedRemote, chunksGlobalOf, releasedPlace } from '@little-arches/contracts/formats';
import { takeFailure } from './report-error';

/**
 * Reports chunks of the page that failed before the window's listeners were added: they run as they arrive,
 * possibly before the shell. Call while the shell's script runs, before the entry. The window's listeners report
 * later ones.
 */
export function watchPageChunks(
  chunks: readonly HTMLScriptElement[],
  hasRun: (chunk: HTMLScriptElement) => boolean,
): void {
  const later = new Set<HTMLScriptElement>();
  for (const chunk of chunks)
    for (const end of ['load', 'error']) chunk.addEventListener(end, () => later.add(chunk));
  const ready = chunks.map(hasRun);
  const report = () => {
    for (const [index, chunk] of chunks.entries())
      if (!later.has(chunk) && !ready[index])
        takeFailure({ kind: hasArrived(chunk.src) ? 'script' : 'load', file: chunk.src });
  };
  window.addEventListener('load', report, { once: true });
}

/**
 * Returns a function that returns true when a chunk of the page has run: until its entry runs, the chunk waits in
 * the list of its version on `globalThis`. Chunks of remotes from another build have lists with other names and are
 * not found.
 */
export function chunksRun(remotes: readonly ComposedRemote[]): (chunk: HTMLScriptElement) => boolean {
  return ({ src }) => {
    const { remote: name } = releasedPlace(src, window.location.origin) ?? {};
    const remote = remotes.find((one) => one.name === name);
    if (!remote || remote.container) return true;
    const list: unknown = Reflect.get(globalThis, chunksGlobalOf(remote.name, remote.version));
    return Array.isArray(list) && list.length > 0;
  };
}

function hasArrived(address: string): boolean {
  const [entry] = performance.getEntriesByName(address, 'resource');
  return entry !== undefined && Reflect.get(entry, 'responseStatus') === 200;
}
