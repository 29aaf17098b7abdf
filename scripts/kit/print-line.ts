import { escapeUnprintable } from 'shared-contracts/input';

/** Prints one line, whatever it holds of other people's texts: they move no cursor and begin no line. */
export function printLine(line: string): void {
  console.log(escapeUnprintable(line));
}

/** Prints a line to stderr. */
export function printProblem(line: string): void {
  console.error(escapeUnprintable(line));
}
