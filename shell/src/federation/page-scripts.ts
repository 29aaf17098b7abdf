import type { ComposedRemote } from '@little-arches/contracts/formats';
import { chunksRun, watchPageChunks } from '../reporting/page-chunks';

/** Milliseconds that an entry waits for the page's chunks after it has run; then it requests the missing ones. */
const PATIENCE = 3000;

/**
 * Waits for the entry and the chunks that a page names beside the shell, so that they load with it. Call while the
 * shell's own script runs, which is before the entry runs. Returns, by address as the page writes it, the script
 * element once it has run and the chunks have arrived: requested earlier, they would be transferred twice. Rejects
 * when the file did not arrive or did not match its hash.
 */
export function takePageScripts(
  remotes: readonly ComposedRemote[],
): ReadonlyMap<string, Promise<HTMLScriptElement>> {
  const named = (attribute: 'async' | 'defer') =>
    [...document.querySelectorAll<HTMLScriptElement>(`script[${attribute}][src]`)].filter(
      (script) => script !== document.currentScript,
    );
  // Removed, because a later request for a failed chunk would wait for its dead element. They still run. The
  // recorder of early presses, in the head, is no chunk and is not awaited.
  const chunks = named('async').filter((script) => !document.head.contains(script));
  const hasRun = chunksRun(remotes);
  watchPageChunks(chunks, hasRun);
  for (const chunk of chunks) chunk.remove();
  const arrived = arrivalOf(chunks.filter((chunk) => !hasRun(chunk)));
  return new Map(
    named('defer').map((entry) => {
      const end = endOf(entry).then(async (script) => {
        await arrived;
        return script;
      });
      // Code that awaits this promise gets the failure; otherwise it must not count as unhandled.
      end.catch(() => {});
      return [entry.getAttribute('src') ?? '', end];
    }),
  );
}

/**
 * Settles when each chunk has run, failed or timed out. `load` also covers scripts that failed before we listened.
 */
function arrivalOf(chunks: readonly HTMLScriptElement[]): Promise<unknown> {
  const ends = chunks.map((chunk) => endOf(chunk).catch(() => {}));
  return Promise.race([
    Promise.all(ends),
    new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, PATIENCE);
    }),
  ]);
}

function endOf(script: HTMLScriptElement): Promise<HTMLScriptElement> {
  return new Promise<HTMLScriptElement>((resolve, reject) => {
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => reject(new Error(`${script.src} could not be loaded`)));
  }).finally(() => script.remove());
}
