import { packageName, parseStored } from '@little-arches/contracts/formats/stored';
import * as v from 'valibot';
import { keyId, sha256 } from '../hashes';
import { type Envelope, envelope } from './envelope';

/** The newest format that this module reads, and the one that `storedOwners` writes. */
const OWNERS_FORMAT = 1;

/** Payload type of a link in a chain of owners. */
export const OWNERS_TYPE = 'application/vnd.little-arches.owners+json';

/** The owners of a package as stored: a chain of signed statements, oldest first. */
export interface OwnersFile {
  readonly package: string;
  /** The package that admitted this package's first key; absent for the initial packages. */
  readonly admittedBy?: string | undefined;
  readonly links: readonly Envelope[];
}

/** The content of a link in a chain of owners. */
export interface OwnersStatement {
  readonly package: string;
  /** sha256 of the previous statement, hexadecimal; undefined in the first statement only. */
  readonly previous?: string | undefined;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly change: OwnersChange;
}

/**
 * A change of owners: adds an owner's key, retires a key, or admits another package, whose chain must begin with
 * the named key.
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

/**
 * Parses the owners of a package, completely or not at all. Throws an Error that names `where` and the wrong field.
 */
export function parseOwners(value: unknown, where: string): OwnersFile {
  return parseStored(ownersSchema, value, { what: where, format: OWNERS_FORMAT, reader: 'this checkout' });
}

/** Returns owners in their stored format. */
export function storedOwners(owners: OwnersFile): unknown {
  return { format: OWNERS_FORMAT, ...owners };
}

/** Parses the content of a link. Throws an Error that names `where` and the wrong field. */
export function parseOwnersStatement(value: unknown, where: string): OwnersStatement {
  return parseStored(statementSchema, value, { what: where, format: 1, reader: 'this checkout' });
}
