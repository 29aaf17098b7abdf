import { messageThat, partsOf, type SeededChange } from './seeded-change';
import type { Verdict } from './verdict';

/**
 * Returns whether a change affects the tools or the contract, which a process reads once: the tools must then
 * restart.
 */
export const isOfTools = ({ edits }: SeededChange) =>
  edits.some(({ file }) => /^(shared-contracts\/src\/(?!ui\/)|scripts\/)/.test(file));

/**
 * Groups changes that one build and one check can judge together, like a release with several changes. Combines
 * harmless changes of the same package with harmful ones that have different messages. A change that ends the build
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
  if (one.by !== other.by || one.isRehearsed !== other.isRehearsed) return false;
  const files = new Set(one.edits.map(({ file }) => file));
  if (other.edits.some(({ file }) => files.has(file))) return false;
  if (!one.refused || !other.refused) return one.refused === other.refused;
  return !covers(one.refused.says, other.refused.says) && !covers(other.refused.says, one.refused.says);
}

/** Returns whether a message with the text `one` would also match the text `other`. */
function covers(one: string, other: string): boolean {
  return partsOf(other).every((part) => partsOf(one).some((whole) => whole.includes(part)));
}

/** Splits a group without a verdict into halves; returns none for an empty group. */
export function halved(changes: readonly SeededChange[]): SeededChange[][] {
  const middle = Math.ceil(changes.length / 2);
  return [changes.slice(0, middle), changes.slice(middle)].filter(({ length }) => length > 0);
}

/** Returns whether a change has the expected verdict. */
export function isRight({ refused }: SeededChange, verdict: Verdict | undefined): boolean {
  if (!verdict || verdict.ended) return false;
  const errors = verdict.findings.filter(({ severity }) => severity === 'error');
  if (!refused) return errors.length === 0;
  return errors.some(({ rule, message }) => rule === refused.rule && messageThat(refused.says).test(message));
}
