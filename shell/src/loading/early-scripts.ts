import { watchEarlyChunks } from '../reporting/early-chunks';

/**
 * A page names the entry and the chunks it needs beside the shell, so that they arrive and run with it. To be
 * called while the shell's own script runs, which is before the entry's turn: gives, by address as the page
 * writes it, the element once its script has run. It rejects when the file did not come or was not what its
 * hash says.
 */
export function takeEarlyScripts(): ReadonlyMap<string, Promise<HTMLScriptElement>> {
  const named = (attribute: 'async' | 'defer') =>
    [...document.querySelectorAll<HTMLScriptElement>(`script[${attribute}][src]`)].filter(
      (script) => script !== document.currentScript,
    );
  // Removed, because a later request for a chunk that failed would wait for its dead element. They run all the same.
  const chunks = named('async');
  watchEarlyChunks(chunks);
  for (const chunk of chunks) chunk.remove();
  return new Map(named('defer').map((entry) => [entry.getAttribute('src') ?? '', endOf(entry)]));
}

function endOf(script: HTMLScriptElement): Promise<HTMLScriptElement> {
  const end = new Promise<HTMLScriptElement>((resolve, reject) => {
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => reject(new Error(`${script.src} could not be loaded`)));
  }).finally(() => script.remove());
  // Whoever waits for this promise sees the failure; without a waiter it must not count as unhandled.
  end.catch(() => {});
  return end;
}
