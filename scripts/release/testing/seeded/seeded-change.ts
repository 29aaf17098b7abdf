import { escapePattern } from '@scripts/kit/escape-pattern';
import type { Rule } from '../../check/findings';
import type { World } from './fixture/world';

/** A change of a source, by its structure. */
export interface Edit {
  /** Below the checkout. */
  readonly file: string;
  /** Returns the text of the file as it becomes. Throws where it has no place. */
  readonly change: (text: string) => string;
}

/** A change that someone wants to release, and what the check must say. */
export interface SeededChange {
  readonly name: string;
  /** What is released. */
  readonly packages: readonly string[];
  /** What is done to sources of the checkout. */
  readonly edits: readonly Edit[];
  /** What is done to the fixture remote that is in the checkout with them. */
  readonly make?: (world: World) => void;
  /**
   * What refuses it, and words of its message, among them the place, with ' … ' for what is between them;
   * undefined where it does no harm.
   */
  readonly refused?: { readonly rule: Rule | 'build'; readonly says: string };
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

type Work = readonly Edit[] | ((world: World) => void);

const workOf = (work: Work) => (typeof work === 'function' ? { edits: [], make: work } : { edits: work });

/** Changes that break something: what is done, by whom, how, what refuses it, its words. */
export function breaking(
  rows: readonly (readonly [name: string, by: string, work: Work, rule: Rule | 'build', says: string])[],
): SeededChange[] {
  return rows.map(([name, by, work, rule, says]) => ({
    name,
    packages: [by],
    ...workOf(work),
    refused: { rule, says },
  }));
}

/** Changes that do no harm: what is done, by whom, how. */
export function harmless(rows: readonly (readonly [name: string, by: string, work: Work])[]): SeededChange[] {
  return rows.map(([name, by, work]) => ({ name, packages: [by], ...workOf(work) }));
}

/** The same changes, each of which has to be looked at on its own. */
export function alone(changes: readonly SeededChange[]): SeededChange[] {
  return changes.map((change) => ({ ...change, isAlone: true }));
}

/** The same changes, whose pages have to be looked at. */
export function rehearsed(changes: readonly SeededChange[]): SeededChange[] {
  return changes.map((change) => ({ ...change, isRehearsed: true }));
}
