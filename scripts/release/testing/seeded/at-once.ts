import { type Edits, messageThat, partsOf, type SeededChange } from './seeded-change';
import type { Verdict } from './verdict';

/**
 * A change of the contract changes the tools too, which are built with it: they have to start with it. What it draws
 * no tool loads.
 */
export const isOfContract = ({ edits }: SeededChange) =>
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
  if (mustBeAlone(one) || mustBeAlone(other) || isOfContract(one) !== isOfContract(other)) return false;
  if (one.packages.join() !== other.packages.join() || one.isRehearsed !== other.isRehearsed) return false;
  if (!one.edits.every((edit) => other.edits.every((edited) => leaves(edit, edited) && leaves(edited, edit))))
    return false;
  if (!one.refused || !other.refused) return one.refused === other.refused;
  return !covers(one.refused.says, other.refused.says) && !covers(other.refused.says, one.refused.says);
}

/** Whether a message that says the one thing would pass for the other. */
function covers(one: string, other: string): boolean {
  return partsOf(other).every((part) => partsOf(one).some((whole) => whole.includes(part)));
}

/** Whether an edit leaves what another one looks for as often as it is. */
function leaves(edit: Edits[number], other: Edits[number]): boolean {
  if (edit.file !== other.file) return true;
  if ('content' in edit || 'content' in other) return false;
  const times = (text: string) => text.split(other.find).length;
  return times(edit.find) === times(edit.replace);
}

/** Two halves of a group whose verdict is open; none for an empty group. */
export function halved(changes: readonly SeededChange[]): SeededChange[][] {
  const middle = Math.ceil(changes.length / 2);
  return [changes.slice(0, middle), changes.slice(middle)].filter(({ length }) => length > 0);
}

/** One change that does what these do. */
export function together(changes: readonly SeededChange[]): SeededChange {
  const [first] = changes;
  if (!first) throw new Error('No change was named');
  return { ...first, edits: changes.flatMap(({ edits }) => edits) };
}

/** Whether there is a verdict that says of a change what it must. */
export function isRight({ refused }: SeededChange, verdict: Verdict | undefined): boolean {
  if (!verdict || verdict.ended) return false;
  const errors = verdict.findings.filter(({ severity }) => severity === 'error');
  if (!refused) return errors.length === 0;
  return errors.some(({ rule, message }) => rule === refused.rule && messageThat(refused.says).test(message));
}
