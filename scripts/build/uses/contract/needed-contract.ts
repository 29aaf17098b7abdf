import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContractRange } from '@little-arches/contracts/remote';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import type { EventUses, Uses } from '../../model/published-version';
import type { OwnContract } from './own-contract';

/** File of a contract with the version since which each part exists. */
export const SINCE_FILE = 'since.json';

export const sinceSchema = v.object({
  /** The version with all parts that are not listed. */
  from: v.string(),
  /** New parts by version: `host print`, `events story/read`, `tokens --moon`. */
  added: v.record(v.string(), v.array(v.string())),
});

/** The contract versions since which parts exist. */
export type Since = v.InferOutput<typeof sinceSchema>;

/** Kinds of parts of the shell that a contract version adds or removes. */
const kinds = ['host', 'session', 'tokens', 'classes'] as const;

/**
 * Returns the contract versions of a remote: the version of its copy, and the lowest version with all parts that it
 * uses. A higher version that the remote states is accepted. Older copies without this record need the version that
 * the remote states.
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
  // A remote that states no version needs the one it was built with.
  const stated = needs === built ? [] : [needs];
  return { built, needs: highest([from, ...found, ...stated]) };
}

/** Returns the highest of several versions, `major.minor`. */
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
