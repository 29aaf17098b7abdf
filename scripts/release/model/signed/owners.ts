import { packageName, parseStored } from 'shared-contracts/formats/stored';
import * as v from 'valibot';
import { keyId, sha256 } from '../hashes';
import { type Envelope, envelope } from './envelope';

/** The newest format that this module reads, and what `storedOwners` writes. */
const OWNERS_FORMAT = 1;

/** What the links of a chain are signed as. */
export const OWNERS_TYPE = 'application/vnd.little-arches.owners+json';

/** Who owns a package, as it is stored: a chain of signed statements, the first one first. */
export interface OwnersFile {
  readonly package: string;
  /** The package that admitted this package's first key; absent for the initial packages. */
  readonly admittedBy?: string | undefined;
  readonly links: readonly Envelope[];
}

/** What a link of a chain states. */
export interface OwnersStatement {
  readonly package: string;
  /** sha256 of the statement before, hexadecimal; absent in the first one only. */
  readonly previous?: string | undefined;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly change: OwnersChange;
}

/**
 * A key becomes an owner's, an owner's key is retired, or another package is admitted, whose chain must begin
 * with the key that is named.
 */
export type OwnersChange =
  | { readonly action: 'add'; readonly key: string; readonly name: string }
  | { readonly action: 'retire'; readonly id: string }
  | { readonly action: 'admit'; readonly package: string; readonly id: string };

const ownersSchema = v.object({
  package: packageName,
  admittedBy: v.optional(packageName),
  links: v.pipe(v.array(envelope), v.minLength(1), v.maxLength(1000)),
});

const statementSchema = v.object({
  package: packageName,
  previous: v.optional(sha256),
  at: v.string(),
  change: v.variant('action', [
    v.object({ action: v.literal('add'), key: v.string(), name: v.string() }),
    v.object({ action: v.literal('retire'), id: keyId }),
    v.object({ action: v.literal('admit'), package: packageName, id: keyId }),
  ]),
});

/** Reads who owns a package, whole or not at all. Throws an Error that names `where` and the wrong field. */
export function parseOwners(value: unknown, where: string): OwnersFile {
  return parseStored(ownersSchema, value, { what: where, format: OWNERS_FORMAT, reader: 'this checkout' });
}

/** Owners as they are stored. */
export function storedOwners(owners: OwnersFile): unknown {
  return { format: OWNERS_FORMAT, ...owners };
}

/** Reads what a link states. Throws an Error that names `where` and the wrong field. */
export function parseOwnersStatement(value: unknown, where: string): OwnersStatement {
  return parseStored(statementSchema, value, { what: where, format: 1, reader: 'this checkout' });
}
