import { escapeUnprintable } from '@little-arches/contracts/input';

/** Prints one line and escapes control characters of untrusted texts: they can't move the cursor or begin a line. */
export function printLine(line: string): void {
  console.log(escapeUnprintable(line));
}

/** Prints a line to stderr. */
export function printProblem(line: string): void {
  console.error(escapeUnprintable(line));
}
