import type { Rule } from '../../../check/findings';
import type { World } from '../fixture/world';

/** A change that someone wants to release, and what the check must say. */
export interface StaticChange {
  readonly name: string;
  /** Makes it in a world of its own. */
  readonly make: (world: World) => void;
  /**
   * What the check says of it, and words of its message, with ' … ' for what is between them; undefined where it does
   * no harm.
   */
  readonly said?: {
    readonly rule: Rule | 'build';
    readonly severity: 'error' | 'warning';
    readonly says: string;
  };
}

type Row = readonly [name: string, make: (world: World) => void, rule: Rule | 'build', says: string];

/** Changes that break something: what is done, how, what refuses it, words of its message. */
export function breaking(...rows: readonly Row[]): StaticChange[] {
  return rows.map(([name, make, rule, says]) => ({ name, make, said: { rule, severity: 'error', says } }));
}

/** Changes that a person should look at: what is done, how, which rule says so, words of its message. */
export function doubtful(...rows: readonly Row[]): StaticChange[] {
  return rows.map(([name, make, rule, says]) => ({ name, make, said: { rule, severity: 'warning', says } }));
}

/** Changes that do no harm: what is done, how. */
export function harmless(
  ...rows: readonly (readonly [name: string, make: (world: World) => void])[]
): StaticChange[] {
  return rows.map(([name, make]) => ({ name, make }));
}
