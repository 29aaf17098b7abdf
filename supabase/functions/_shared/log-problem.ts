import { escapeUnprintable } from 'shared-contracts/input';

/** Writes what went wrong into the functions' log. Texts of other people in it begin no line and move no cursor. */
export function logProblem(what: string, error?: unknown): void {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(
    [
      escapeUnprintable(what),
      ...(error === undefined ? [] : [escapeUnprintable(words, { lines: true })]),
    ].join(' '),
  );
}
