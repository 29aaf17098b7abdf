import { parseStored } from '@little-arches/contracts/formats/stored';
import * as v from 'valibot';
import { keyId, sha256 } from '../hashes';

/** The newest format that this module reads, and the one that `storedKnownStores` writes. */
const KNOWN_STORES_FORMAT = 1;

/** The known state of a package's owners. */
export interface KnownPackage {
  /** Number of statements; 0 when the package had no owners yet. */
  readonly statements: number;
  /** Id of the key that the chain of owners began with. */
  readonly first?: string | undefined;
  /** Hash of the last statement. */
  readonly last?: string | undefined;
}

/** The last seen state of a release store, with which replaced owners and outdated pointers are detected. */
export interface KnownStore {
  readonly packages: Readonly<Record<string, KnownPackage>>;
  /** Time at which the last pointer of each channel was signed. */
  readonly channels: Readonly<Record<string, string>>;
}

/** The known state of release stores, by location. */
export type KnownStores = Readonly<Record<string, KnownStore>>;

const knownPackage = v.object({
  statements: v.number(),
  first: v.optional(keyId),
  last: v.optional(sha256),
});
const knownStore = v.object({
  packages: v.record(v.string(), knownPackage),
  channels: v.record(v.string(), v.string()),
});
const knownStores = v.object({ stores: v.record(v.string(), knownStore) });

/** Parses the known state of stores. Throws an Error that names `where` and the wrong field. */
export function parseKnownStores(value: unknown, where: string): KnownStores {
  const about = { what: where, format: KNOWN_STORES_FORMAT, reader: 'this checkout' };
  return parseStored(knownStores, value, about).stores;
}

/** Returns the known state of stores in its stored format. */
export function storedKnownStores(stores: KnownStores): unknown {
  return { format: KNOWN_STORES_FORMAT, stores };
}
