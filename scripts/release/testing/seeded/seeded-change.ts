import { escapePattern } from '@little-arches/kit/escape-pattern';
import type { Rule } from '../../check/findings';
import type { World } from './fixture/world';

/** A change of a source by its structure. */
export interface Edit {
  /** Path below the checkout. */
  readonly file: string;
  /** Returns the changed text of the file. Throws when the text has no such place. */
  readonly change: (text: string) => string;
}

/** A change to release, and the expected result of the check. */
export interface SeededChange {
  readonly name: string;
  /** The package that is released. */
  readonly by: string;
  /** Changes of sources in the checkout. */
  readonly edits: readonly Edit[];
  /** The change of the fixture remote in the copy of the checkout. */
  readonly make?: (world: World) => void;
  /**
   * The refusing rule, and the expected words of its message including the place, with ' … ' for omitted words;
   * undefined for a harmless change.
   */
  readonly refused?: { readonly rule: Rule | 'build'; readonly says: string };
  /** Whether only its pages show the effect; they are then rendered and loaded in a browser. */
  readonly isRehearsed?: boolean;
  /** Whether the change hides other reports about the same pages or the build, so that it must be checked alone. */
  readonly isAlone?: boolean;
}

/** Returns the parts of an expected message, in order. */
export function partsOf(says: string): string[] {
  return says.split(' … ');
}

/** Returns an expression that matches the expected message. */
export function messageThat(says: string): RegExp {
  const parts = partsOf(says).map(escapePattern);
  return new RegExp(parts.join('.*'), 's');
}

type Work = readonly Edit[] | ((world: World) => void);

const workOf = (work: Work) => (typeof work === 'function' ? { edits: [], make: work } : { edits: work });

/** Creates changes that break something: name, package, change, refusing rule, message. */
export function breaking(
  rows: readonly (readonly [name: string, by: string, work: Work, rule: Rule | 'build', says: string])[],
): SeededChange[] {
  return rows.map(([name, by, work, rule, says]) => ({
    name,
    by,
    ...workOf(work),
    refused: { rule, says },
  }));
}

/** Creates harmless changes: name, package, change. */
export function harmless(rows: readonly (readonly [name: string, by: string, work: Work])[]): SeededChange[] {
  return rows.map(([name, by, work]) => ({ name, by, ...workOf(work) }));
}

/** Returns the changes, marked as checked one by one. */
export function alone(changes: readonly SeededChange[]): SeededChange[] {
  return changes.map((change) => ({ ...change, isAlone: true }));
}

/** Returns the changes, marked as checked by rendering their pages. */
export function rehearsed(changes: readonly SeededChange[]): SeededChange[] {
  return changes.map((change) => ({ ...change, isRehearsed: true }));
}
