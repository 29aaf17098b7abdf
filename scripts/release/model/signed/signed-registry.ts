import { packageName, parseStored } from '@little-arches/contracts/formats/stored';
import * as v from 'valibot';
import { sha256, siteId } from '../hashes';
import { type Envelope, envelope } from './envelope';

/** Payload type of a package's part of a registry. */
export const PART_TYPE = 'application/vnd.little-arches.part+json';

/** Payload type of a registry as a whole. */
export const POINTER_TYPE = 'application/vnd.little-arches.pointer+json';

/** An owner's statement about a package: its versions on a channel, and which one is live. */
export interface PartStatement {
  readonly package: string;
  readonly channel: string;
  /** sha256 of `partContent`, hexadecimal. */
  readonly content: string;
}

/** A statement about everything live on a channel, and about the site composed of it. */
export interface PointerStatement {
  readonly channel: string;
  /** The package that the signer owns. */
  readonly package: string;
  /** ISO 8601, UTC; later than that of the previous pointer. */
  readonly at: string;
  /** sha256 of `pointerContent`, hexadecimal. */
  readonly content: string;
  /** Id of the live site, which stays known when the registry is changed later. */
  readonly site?: string | undefined;
  /** Ids of the sites that were live before, newest first: their pages may be reused. */
  readonly earlierSites: readonly string[];
}

/** A stored registry before its signatures are verified. */
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
  // A part without versions has no content to sign.
  const parts = Object.entries(microFrontends).filter(([, versions]) => versions.length > 0);
  return { ...rest, parts: new Map(parts) };
}

/** Returns the signed content of a package's part: its versions, without the signature in the first one. */
export function partContent(versions: readonly unknown[]): string {
  return JSON.stringify(
    versions.map((version) => withExtras(version, ({ signature: _, ...extras }) => extras)),
  );
}

/** Returns the signature of a package's part; undefined when it is unsigned. */
export function partSignature([first]: readonly unknown[]): Envelope | undefined {
  return v.parse(v.fallback(signedSchema, undefined), first)?.extras.signature;
}

const signedSchema = v.optional(v.object({ extras: v.object({ signature: envelope }) }));

/** Returns a part with its signature in the first version's `extras`: the public schema has no other place for it. */
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

/** Returns the signed content of a registry: everything except that signature. */
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

/** Parses the statement about a part. Throws an Error that names `where` and the wrong field. */
export function parsePartStatement(value: unknown, where: string): PartStatement {
  return parseStored(partSchema, value, { ...about, what: where });
}

/** Parses the statement about a registry. Throws an Error that names `where` and the wrong field. */
export function parsePointerStatement(value: unknown, where: string): PointerStatement {
  return parseStored(pointerSchema, value, { ...about, what: where });
}
