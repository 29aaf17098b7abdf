import type { Rule } from '../../check/findings';

/** A change of sources: a text that stands once in a file becomes another one. */
export interface Edit {
  /** Below the checkout. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A file that is added: its text, or how many bytes of noise, which no compression makes smaller. */
export interface AddedFile {
  readonly file: string;
  readonly content: string | number;
}

/** A change of real sources that somebody wants to release, and what the check must say. */
export interface SeededChange {
  readonly name: string;
  /** What is released. */
  readonly packages: readonly string[];
  readonly edits: readonly (Edit | AddedFile)[];
  /** The rule that refuses it and words of its message, among them the place; undefined where it does no harm. */
  readonly refused?: { readonly rule: Rule | 'build'; readonly says: string } | undefined;
}

type Edits = readonly (Edit | AddedFile)[];

/** `find` becomes `replace` in `file`. */
export function edit(file: string, find: string, replace: string): Edit {
  return { file, find, replace };
}

/** A new file; see `AddedFile`. */
export function added(file: string, content: string | number): AddedFile {
  return { file, content };
}

/** A change that breaks something. `packages` are separated by spaces. */
export function breaks(
  name: string,
  packages: string,
  edits: Edits,
  rule: Rule | 'build',
  says: string,
): SeededChange {
  return { name, packages: packages.split(' '), edits, refused: { rule, says } };
}

/** A change that does no harm. */
export function passes(name: string, packages: string, edits: Edits): SeededChange {
  return { name, packages: packages.split(' '), edits };
}
