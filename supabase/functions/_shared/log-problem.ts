import { escapeUnprintable } from '@little-arches/contracts/input';

/**
 * Writes a problem to the functions' log. Unprintable characters are escaped, so that a text from outside can't
 * forge a log line.
 */
export function logProblem(what: string, error?: unknown): void {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(
    [
      escapeUnprintable(what),
      ...(error === undefined ? [] : [escapeUnprintable(words, { lines: true })]),
    ].join(' '),
  );
}

/** Writes one line about an answered call of a page. `trace` is a valid trace id, so no part comes from outside. */
export function logAnswer(name: string, status: number, milliseconds: number, trace: string): void {
  console.info(`${name} answered ${status} in ${Math.round(milliseconds)} ms, trace ${trace}`);
}
