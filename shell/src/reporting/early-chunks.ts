import { globalNameOf, lastingGlobalOf } from 'shared-contracts/formats/global-name';
import { releasedPlace } from 'shared-contracts/formats/reports/stack-frames';
import { takeFailure } from './report-error';

/**
 * Reports chunks of the page that failed before anybody listened: they run as they arrive, which may be before
 * the shell. To be called while the shell's script runs, so before the entry: until then what chunks lay ready is
 * in the list that the bundler's loader keeps for each remote on `globalThis`. Of those that run later the window
 * tells.
 */
export function watchEarlyChunks(chunks: readonly HTMLScriptElement[]): void {
  const later = new Set<HTMLScriptElement>();
  for (const chunk of chunks)
    for (const end of ['load', 'error']) chunk.addEventListener(end, () => later.add(chunk));
  const ready = chunks.map(laidReady);
  const tell = () => {
    for (const [index, chunk] of chunks.entries())
      if (!later.has(chunk) && !ready[index])
        takeFailure({ kind: hasArrived(chunk.src) ? 'script' : 'load', file: chunk.src });
  };
  window.addEventListener('load', tell, { once: true });
}

/** Whether a chunk of the page has run before. */
export function laidReady({ src }: HTMLScriptElement): boolean {
  const { remote, version } = releasedPlace(src, window.location.origin) ?? {};
  if (!remote || !version) return true;
  // Remotes of earlier tools keep a list for each version.
  const name = version.startsWith('file-') ? lastingGlobalOf(remote) : globalNameOf(remote, version);
  const list: unknown = Reflect.get(globalThis, `rspackChunk${name}`);
  return Array.isArray(list) && list.length > 0;
}

function hasArrived(address: string): boolean {
  const [entry] = performance.getEntriesByName(address, 'resource');
  return entry !== undefined && Reflect.get(entry, 'responseStatus') === 200;
}
