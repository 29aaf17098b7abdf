import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@scripts/kit/files/read-json';
import type { ContractRange } from 'shared-contracts/remote';
import * as v from 'valibot';
import type { EventUses, Uses } from '../model/published-version';
import type { OwnContract } from './own-contract';

/** File of a contract that says since which version it has what. */
export const SINCE_FILE = 'since.json';

export const sinceSchema = v.object({
  /** The version that has everything that is not named. */
  from: v.string(),
  /** By version what came with it: `host print`, `events story/read`, `tokens --moon`. */
  added: v.record(v.string(), v.array(v.string())),
});

/** Since which version a contract has what. */
export type Since = v.InferOutput<typeof sinceSchema>;

/** What of the shell comes and goes with a contract's version. */
const kinds = ['host', 'session', 'tokens', 'classes'] as const;

/**
 * The contract versions of a remote: built with that of its copy, and needing the lowest that has all it uses. A remote
 * that states to need more is believed. Copies from before that was recorded need what the remote states.
 */
export function neededContract(
  { folder }: Pick<OwnContract, 'folder'>,
  { built, needs }: ContractRange,
  uses: Uses,
  events: EventUses,
): ContractRange {
  const file = path.join(folder, SINCE_FILE);
  if (!existsSync(file)) return { built, needs };
  const { from, added } = readJson(file, sinceSchema);
  if (numbersOf(from)[0] !== numbersOf(built)[0]) return { built, needs };
  const used = new Set([
    ...kinds.flatMap((kind) => Object.keys(uses[kind] ?? {}).map((name) => `${kind} ${name}`)),
    ...Object.keys({ ...events.published, ...events.heard }).map((name) => `events ${name}`),
  ]);
  const found = Object.entries(added).flatMap(([version, names]) =>
    names.some((name) => used.has(name)) ? version : [],
  );
  // A remote that states nothing needs what it was built with.
  const stated = needs === built ? [] : [needs];
  return { built, needs: highest([from, ...found, ...stated]) };
}

/** The highest of some versions, `major.minor`. */
export function highest(versions: readonly string[]): string {
  const [first = '0.0'] = [...versions].sort((a, b) => {
    const [[major, minor], [otherMajor, otherMinor]] = [numbersOf(a), numbersOf(b)];
    return otherMajor - major || otherMinor - minor;
  });
  return first;
}

function numbersOf(version: string): [number, number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
