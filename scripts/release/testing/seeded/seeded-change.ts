import { escapePattern } from '@scripts/kit/escape-pattern';
import type { Rule } from '../../check/findings';

/** A change of sources: a text becomes another one. */
export interface Edit {
  /** Below the checkout. */
  readonly file: string;
  /** A text that is in the file once, or everywhere it is. */
  readonly find: string;
  readonly replace: string;
  readonly everywhere?: boolean;
}

/** A file that is added: its text, or how many bytes of noise, which no compression makes smaller. */
export interface AddedFile {
  readonly file: string;
  readonly content: string | number;
}

export type Edits = readonly (Edit | AddedFile)[];

/** What refuses a change: a rule of the check, or its build. */
type Refuser = Rule | 'build';

/** A change of real sources that someone wants to release, and what the check must say. */
export interface SeededChange {
  readonly name: string;
  /** What is released. */
  readonly packages: readonly string[];
  readonly edits: Edits;
  /**
   * What refuses it, and words of its message, among them the place, with ' … ' for what is between them;
   * undefined where it does no harm.
   */
  readonly refused?: { readonly rule: Refuser; readonly says: string };
  /** Whether only its pages can show what it does: they are rendered, and loaded in a browser. */
  readonly isRehearsed?: boolean;
  /** Whether nothing else can be reported the pages that it breaks, or of the build. */
  readonly isAlone?: boolean;
}

/** The parts of what a refusal says, in their order. */
export function partsOf(says: string): string[] {
  return says.split(' … ');
}

/** Matches a message that says so. */
export function messageThat(says: string): RegExp {
  const parts = partsOf(says).map(escapePattern);
  return new RegExp(parts.join('.*'), 's');
}

/** `find`, which stands once in `file`, becomes `replace`. */
export function edit(file: string, find: string, replace: string): Edit {
  return { file, find, replace };
}

/** Every `find` in `file` becomes `replace`. */
export function rename(file: string, find: string, replace: string): Edit {
  return { file, find, replace, everywhere: true };
}

/** `more` comes before `find`, which stands once in `file`. */
export function insert(file: string, find: string, more: string): Edit {
  return { file, find, replace: more + find };
}

/** A new file; see `AddedFile`. */
export function added(file: string, content: string | number): AddedFile {
  return { file, content };
}

/** Changes that break something: what is done, by whom (separated by spaces), how, what refuses it, its words. */
export function breaking(
  rows: readonly (readonly [name: string, packages: string, edits: Edits, rule: Refuser, says: string])[],
): SeededChange[] {
  return rows.map(([name, packages, edits, rule, says]) => ({
    name,
    packages: packages.split(' '),
    edits,
    refused: { rule, says },
  }));
}

/** Changes that do no harm: what is done, by whom, how. */
export function harmless(
  rows: readonly (readonly [name: string, packages: string, edits: Edits])[],
): SeededChange[] {
  return rows.map(([name, packages, edits]) => ({ name, packages: packages.split(' '), edits }));
}

/** The same changes, each of which has to be looked at on its own. */
export function alone(changes: readonly SeededChange[]): SeededChange[] {
  return changes.map((change) => ({ ...change, isAlone: true }));
}

/** The same changes, whose pages have to be looked at. */
export function rehearsed(changes: readonly SeededChange[]): SeededChange[] {
  return changes.map((change) => ({ ...change, isRehearsed: true }));
}
