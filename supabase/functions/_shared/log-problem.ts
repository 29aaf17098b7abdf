import { escapeUnprintable } from 'shared-contracts/input';

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
