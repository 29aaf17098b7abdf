import type { Rule } from '../../check/findings';
import type { World } from './fixture/world';

/** A change to release, and the expected result of the check. */
export interface StaticChange {
  readonly name: string;
  /** Makes the change in a world of its own. */
  readonly make: (world: World) => void;
  /** The expected rule and words of its message, with ' … ' for omitted words; undefined for a harmless change. */
  readonly said?: {
    readonly rule: Rule | 'build';
    readonly severity: 'error' | 'warning';
    readonly says: string;
  };
}

type Row = readonly [name: string, make: (world: World) => void, rule: Rule | 'build', says: string];

/** Creates changes that break something: name, change, refusing rule, words of the message. */
export function breaking(...rows: readonly Row[]): StaticChange[] {
  return rows.map(([name, make, rule, says]) => ({ name, make, said: { rule, severity: 'error', says } }));
}

/** Creates changes that a person should review: name, change, warning rule, words of the message. */
export function doubtful(...rows: readonly Row[]): StaticChange[] {
  return rows.map(([name, make, rule, says]) => ({ name, make, said: { rule, severity: 'warning', says } }));
}

/** Creates harmless changes: name, change. */
export function harmless(
  ...rows: readonly (readonly [name: string, make: (world: World) => void])[]
): StaticChange[] {
  return rows.map(([name, make]) => ({ name, make }));
}
