import { packageName, parseStored } from 'shared-contracts/formats/stored';
import * as v from 'valibot';
import { sha256, siteId } from '../hashes';
import { type Envelope, envelope } from './envelope';

/** What a package's part of a registry is signed as. */
export const PART_TYPE = 'application/vnd.little-arches.part+json';

/** What a registry as a whole is signed as. */
export const POINTER_TYPE = 'application/vnd.little-arches.pointer+json';

/** What an owner states of the package: these are its versions on a channel, and this one is live. */
export interface PartStatement {
  readonly package: string;
  readonly channel: string;
  /** sha256 of `partContent`, hexadecimal. */
  readonly content: string;
}

/** What is stated of all that is live on a channel, and of the site composed of it. */
export interface PointerStatement {
  readonly channel: string;
  /** The package that the signer owns. */
  readonly package: string;
  /** ISO 8601, UTC; later than that of the pointer before. */
  readonly at: string;
  /** sha256 of `pointerContent`, hexadecimal. */
  readonly content: string;
  /** Id of the site that visitors get: it is known also where the registry was changed afterwards. */
  readonly site?: string | undefined;
  /** Ids of the sites that were live before, the last one first: their pages may be kept. */
  readonly earlierSites: readonly string[];
}

/** A registry as it is stored, before anything in it is believed. */
interface SignedRegistry {
  readonly parts: ReadonlyMap<string, readonly unknown[]>;
  readonly site?: string | undefined;
  readonly signature?: Envelope | undefined;
}

const registrySchema = v.object({
  microFrontends: v.fallback(v.record(v.string(), v.fallback(v.array(v.unknown()), [])), {}),
  site: v.fallback(v.optional(v.string()), undefined),
  signature: v.fallback(v.optional(envelope), undefined),
});

/** Splits a stored registry into its parts, even when it has other errors. */
export function partsOf(value: unknown): SignedRegistry {
  const { microFrontends, ...rest } = v.parse(v.fallback(registrySchema, { microFrontends: {} }), value);
  // A part without versions says nothing.
  const parts = Object.entries(microFrontends).filter(([, versions]) => versions.length > 0);
  return { ...rest, parts: new Map(parts) };
}

/** What is signed of a package's part: its versions, without the signature that is in the first one. */
export function partContent(versions: readonly unknown[]): string {
  return JSON.stringify(
    versions.map((version) => withExtras(version, ({ signature: _, ...extras }) => extras)),
  );
}

/** The signature of a package's part; undefined when it is unsigned. */
export function partSignature([first]: readonly unknown[]): Envelope | undefined {
  return v.parse(v.fallback(signedSchema, undefined), first)?.extras.signature;
}

const signedSchema = v.optional(v.object({ extras: v.object({ signature: envelope }) }));

/** A part with its signature in it, in `extras`: the public schema has no other place. */
export function withPartSignature(versions: readonly unknown[], signature: Envelope): readonly unknown[] {
  return versions.map((version, index) =>
    withExtras(version, ({ signature: _, ...extras }) => (index === 0 ? { ...extras, signature } : extras)),
  );
}

function withExtras(version: unknown, change: (extras: Record<string, unknown>) => unknown): unknown {
  if (typeof version !== 'object' || version === null || !('extras' in version)) return version;
  const { extras } = version;
  if (typeof extras !== 'object' || extras === null) return version;
  return { ...version, extras: change({ ...extras }) };
}

/** What is signed of a registry: all of it, without that signature. */
export function pointerContent(value: object): string {
  return JSON.stringify({ ...value, signature: undefined });
}

const partSchema = v.object({ package: packageName, channel: v.string(), content: sha256 });
const pointerSchema = v.object({
  channel: v.string(),
  package: packageName,
  at: v.pipe(v.string(), v.isoTimestamp()),
  content: sha256,
  site: v.optional(siteId),
  earlierSites: v.array(siteId),
});
const about = { format: 1, reader: 'this checkout' };

/** Reads what is stated of a part. Throws an Error that names `where` and the wrong field. */
export function parsePartStatement(value: unknown, where: string): PartStatement {
  return parseStored(partSchema, value, { ...about, what: where });
}

/** Reads what is stated of a registry. Throws an Error that names `where` and the wrong field. */
export function parsePointerStatement(value: unknown, where: string): PointerStatement {
  return parseStored(pointerSchema, value, { ...about, what: where });
}
