import { messageThat, partsOf, type SeededChange } from './seeded-change';
import type { Verdict } from './verdict';

/** Tools read the contract once in a process, and are tools: a change of either has them start anew. */
export const isOfTools = ({ edits }: SeededChange) =>
  edits.some(({ file }) => /^(shared-contracts\/src\/(?!ui\/)|scripts\/)/.test(file));

/**
 * Changes in groups that one build and one check can tell about, as a release holds several: those of the
 * same packages that do no harm, and those that do and are reported in words of their own. What ends a build
 * is alone.
 */
export function groupChanges(changes: readonly SeededChange[]): SeededChange[][] {
  const groups: SeededChange[][] = [];
  for (const change of changes) {
    const group = groups.find((others) => others.every((other) => canMeet(change, other)));
    if (group) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

function canMeet(one: SeededChange, other: SeededChange): boolean {
  const mustBeAlone = ({ isAlone, refused }: SeededChange) => isAlone || refused?.rule === 'build';
  if (mustBeAlone(one) || mustBeAlone(other) || isOfTools(one) !== isOfTools(other)) return false;
  if (one.packages.join() !== other.packages.join() || one.isRehearsed !== other.isRehearsed) return false;
  const files = new Set(one.edits.map(({ file }) => file));
  if (other.edits.some(({ file }) => files.has(file))) return false;
  if (!one.refused || !other.refused) return one.refused === other.refused;
  return !covers(one.refused.says, other.refused.says) && !covers(other.refused.says, one.refused.says);
}

/** Whether a message that says the one thing would pass for the other. */
function covers(one: string, other: string): boolean {
  return partsOf(other).every((part) => partsOf(one).some((whole) => whole.includes(part)));
}

/** Two halves of a group whose verdict is open; none for an empty group. */
export function halved(changes: readonly SeededChange[]): SeededChange[][] {
  const middle = Math.ceil(changes.length / 2);
  return [changes.slice(0, middle), changes.slice(middle)].filter(({ length }) => length > 0);
}

/** Whether there is a verdict that says of a change what it must. */
export function isRight({ refused }: SeededChange, verdict: Verdict | undefined): boolean {
  if (!verdict || verdict.ended) return false;
  const errors = verdict.findings.filter(({ severity }) => severity === 'error');
  if (!refused) return errors.length === 0;
  return errors.some(({ rule, message }) => rule === refused.rule && messageThat(refused.says).test(message));
}
