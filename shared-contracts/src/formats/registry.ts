import * as v from 'valibot';
import type { ContractRange } from '../remote';
import { type Canaries, parseCanaries, storedCanaries } from './canary';
import { extrasEntries, publishedAddress } from './reading/extras';
import { foreignFile, integrity, isFileOf, version } from './reading/fields';
import { siteId } from './reading/hashes';
import { ItemError, parseItem, parseItems, parseStored } from './reading/parse-stored';
import type { Unreadable } from './reading/unreadable';

/** The newest format of `extras` that this module reads, and what builds write. */
export const EXTRAS_FORMAT = 3;

/** The public schema our registry follows. */
export const REGISTRY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/**
 * The registry of a channel, after the public frontend-discovery schema
 * (https://github.com/awslabs/frontend-discovery, v1-pre); our own data sits in `extras`.
 */
export interface Registry {
  readonly schema: string;
  /** The published versions by package, the live one first. */
  readonly microFrontends: Readonly<Record<string, readonly RegistryVersion[]>>;
  /** Id of the site that visitors get, composed of the live versions; absent where none was composed yet. */
  readonly site?: string | undefined;
  /** The version that a share of the visitors gets, and those that were tried so; absent where there are none. */
  readonly canaries?: Canaries | undefined;
  /** Ids of sites that were live before, as whoever signed the registry states; absent where nobody did. */
  readonly earlierSites?: readonly string[] | undefined;
  /** Versions that could not be read. They stay in the registry as they are; absent where there are none. */
  readonly unreadable?: readonly UnreadableVersion[];
}

/** A version in a registry that could not be read. */
export interface UnreadableVersion extends Unreadable {
  readonly package: string;
  /** As far as it can be told. */
  readonly version: string | undefined;
  /** Whether it is the one that visitors get, as far as it can be told. */
  readonly live: boolean;
}

/** One published version of a package in the registry. */
export interface RegistryVersion {
  /** Address of its entry on the site. */
  readonly url: string;
  readonly fallbackUrl?: string | undefined;
  readonly metadata: { readonly integrity: string; readonly version: string };
  /** Share of the visitors in percent, and whether it is the live one. */
  readonly deployment?: { readonly traffic: number; readonly default: boolean } | undefined;
  readonly extras: PublishedExtras;
  /** Addresses that could not be read. They stay in the registry as they are; absent where there are none. */
  readonly unreadable?: readonly Unreadable[];
}

/** What a published version says of itself beyond the public schema. Fields of newer tools are kept. */
export interface PublishedExtras {
  readonly [key: string]: unknown;
  /** Absent in what was built before it was recorded: 1. */
  readonly format?: number | undefined;
  readonly contract: ContractRange;
  /** Version of the Module Federation runtime the entry was built for; the shell must offer the same. */
  readonly runtime: string;
  /** Versions of the shared singletons the build was made against. */
  readonly singletons: Readonly<Record<string, string>>;
  readonly addresses: readonly PublishedAddress[];
  readonly panels: readonly string[];
  /** Panels it opens, whoever provides them. Absent in builds from before it was recorded. */
  readonly opens?: readonly string[] | undefined;
  readonly files: readonly PublishedFile[];
  /**
   * The entry of a remote for pages in which this version stands in for another one. Since format 3: a tool that passed
   * over it would have two versions meet. Absent in older builds, each of which has names of its own.
   */
  readonly fallback?: { readonly path: string; readonly integrity: string } | undefined;
  /**
   * Hash of the version's descriptor, which holds those of the Node build. Absent in builds from before it was
   * recorded.
   */
  readonly descriptor?: string | undefined;
  /** Absent in builds from before it was recorded. */
  readonly events?: EventUses | undefined;
  /** What a remote imports from the shared libraries: names by library, `*` is all of them. */
  readonly imports?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What the shell gives of the shared libraries. */
  readonly shares?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What the shell keeps of a library that it gives else as a whole. */
  readonly withholds?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What it needs of the shell and of others. Absent in builds from before it was recorded. */
  readonly uses?: Uses | undefined;
  /** What the shell gives to all. Absent in builds from before it was recorded. */
  readonly gives?: Gives | undefined;
  /** How this version last became the live one. */
  readonly release?: ReleaseRecord | undefined;
  /** Rolled back from: no longer a fallback version. */
  readonly withdrawn?: boolean | undefined;
  /** Rolled back from because it does harm: open tabs must not mount it any more. */
  readonly recalled?: boolean | undefined;
  /** Taken off the channel, with nothing in its place; it can be published again. */
  readonly retired?: RetireRecord | undefined;
  /** When a share of the visitors was sent to this version. It is withdrawn until it becomes the live one. */
  readonly canary?: CanaryRecord | undefined;
}

/** Who sent which share of the visitors to a version, and when. */
export interface CanaryRecord extends RetireRecord {
  /** In percent. */
  readonly share: number;
  /** The version that was live then. */
  readonly previous: string;
  readonly commit?: string | undefined;
}

/** Who took a package off a channel, and when. */
export interface RetireRecord {
  /** Names this in the history. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
}

/** A file of a published version. */
export interface PublishedFile {
  /** Below the version's folder, or in one named by its content; those of a Node build begin with `node/`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** sha384, as browsers check it. */
  readonly integrity: string;
}

/** An address a published version owns. */
export interface PublishedAddress {
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly access: 'anyone' | 'signed-in' | 'signed-out';
  /** Whether search engines may list it. */
  readonly index: boolean;
  /** Paths of the files this page needs beyond the entry, in `files`. */
  readonly files: readonly string[];
  /** Absent where a server can't tell, and in builds from before it was recorded. */
  readonly laterPaths?: PublishedLaterPaths | undefined;
}

/** `LaterPaths` of the contract, as it is stored: a later contract may have more functions. */
export type PublishedLaterPaths =
  | 'none'
  | { readonly function: string; readonly fields: Readonly<Record<string, string>> };

/**
 * The payload of an event as builds compare it: a hash for each field (optional ones end in `?`) and one for how
 * the event is kept. Builds with equal hashes understand each other.
 */
export type EventShape = Readonly<Record<string, string>>;

/** What a build publishes and hears, by the event's name; `carried` are those the shell's bus knows. */
export interface EventUses {
  readonly published: Readonly<Record<string, EventShape>>;
  readonly heard: Readonly<Record<string, EventShape>>;
  readonly carried?: Readonly<Record<string, EventShape>> | undefined;
  /**
   * What the fields of all these demand, as JSON, so that a change in the safe direction can be told from another.
   * Absent in builds from before it was recorded.
   */
  readonly rules?: Readonly<Record<string, EventShape>> | undefined;
}

/** What packages need of each other, beside panels, events and shared libraries. */
export type UseKind = 'host' | 'session' | 'tokens' | 'classes' | 'links';

/** By kind what a package uses, each with the source it stands in: the name, or the pattern of an address. */
export type Uses = Readonly<Partial<Record<UseKind, Readonly<Record<string, string>>>>>;

/** By kind what a shell gives. */
export type Gives = Readonly<Partial<Record<UseKind, readonly string[]>>>;

/** Who made a version live, when and how. */
export interface ReleaseRecord {
  /** Names this release in the history. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly action: 'publish' | 'promote' | 'rollback';
  /** The version that was live before, if there was one. */
  readonly previous?: string | undefined;
  /** What the version was built from; ends in `+` where the sources had uncommitted changes. */
  readonly commit?: string | undefined;
  /** The channel it was promoted from. */
  readonly from?: string | undefined;
  /** Whether it was rolled back because what was live does harm. */
  readonly recall?: boolean | undefined;
  /** Whether a share of the visitors had it before. */
  readonly canary?: boolean | undefined;
}

const registrySchema = v.object({
  schema: v.string(),
  microFrontends: v.record(v.string(), v.array(v.unknown())),
  // Without it the site is composed anew from the versions, which are what counts.
  site: v.fallback(v.optional(siteId), undefined),
  canary: v.optional(v.unknown()),
});

const versionSchema = v.object({
  url: v.string(),
  fallbackUrl: v.optional(v.string()),
  metadata: v.object({ integrity, version }),
  deployment: v.optional(
    v.object({ traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), default: v.boolean() }),
  ),
  extras: v.looseObject(extrasEntries),
});

/**
 * Reads a registry file, version by version: what can't be read is in `unreadable`. Throws an Error that names
 * the wrong field when the registry itself can't be read.
 */
export function parseRegistry(value: unknown): Registry {
  const about = { what: 'The registry', format: 1, reader: 'this checkout' };
  const { schema, microFrontends, site, canary } = parseStored(registrySchema, value, about);
  const canaries = parseCanaries(canary);
  const unreadable: UnreadableVersion[] = [];
  const readable = Object.entries(microFrontends).map(([name, versions]) => {
    const read = parseItems((item) => parseVersion(name, item), versions, `microFrontends.${name}`);
    const live = read.items.some(({ deployment }) => deployment?.default);
    for (const part of read.unreadable) {
      const { metadata, deployment } = v.parse(glimpseSchema, part.value);
      // Where no other version is live, it may be this one.
      const mayBeLive = deployment.default ?? !live;
      unreadable.push({ ...part, package: name, version: metadata.version, live: mayBeLive });
    }
    asStored.set(read.items, versions);
    return [name, read.items] as const;
  });
  return {
    schema,
    microFrontends: Object.fromEntries(readable),
    ...(site !== undefined && { site }),
    ...(canaries && { canaries }),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

/**
 * The parts of registries as they were stored. Who changes another one leaves it so, byte for byte: its owner signed
 * it, and an older tool would drop what it doesn't know.
 */
const asStored = new WeakMap<readonly RegistryVersion[], readonly unknown[]>();

/** A registry as it is stored, with everything in it that could not be read. */
export function storedRegistry(registry: Registry): StoredRegistry {
  const { schema, microFrontends, site, canaries, unreadable = [] } = registry;
  const names = new Set([...Object.keys(microFrontends), ...unreadable.map((part) => part.package)]);
  const versions = [...names].map((name) => {
    const readable = microFrontends[name] ?? [];
    const others = unreadable.filter((part) => part.package === name).map(({ value }) => value);
    return [name, asStored.get(readable) ?? [...readable.map(storedVersion), ...others]] as const;
  });
  return {
    schema,
    microFrontends: Object.fromEntries(versions),
    ...(site !== undefined && { site }),
    ...(canaries && { canary: storedCanaries(canaries) }),
  };
}

/** A registry as it is stored, but for its signature. */
export interface StoredRegistry {
  readonly schema: string;
  readonly microFrontends: Readonly<Record<string, readonly unknown[]>>;
  readonly site?: string;
  readonly canary?: unknown;
}

function storedVersion({ unreadable = [], ...published }: RegistryVersion): unknown {
  const addresses = [...published.extras.addresses, ...unreadable.map(({ value }) => value)];
  return { ...published, extras: { ...published.extras, addresses } };
}

/** The same part, no longer the live one of its package. */
export function notLive(part: UnreadableVersion): UnreadableVersion {
  const { value } = part;
  if (typeof value !== 'object' || value === null || !('deployment' in value)) return part;
  return { ...part, live: false, value: { ...value, deployment: { traffic: 0, default: false } } };
}

function parseVersion(name: string, item: unknown): RegistryVersion {
  const published = parseItem(versionSchema, item);
  const { extras, metadata } = published;
  if ((extras.format ?? 1) > EXTRAS_FORMAT)
    throw new ItemError(
      'extras.format',
      `It was written by a newer release tool (format ${extras.format}, this reader knows ${EXTRAS_FORMAT}). Upgrade this checkout.`,
    );
  for (const key of ['url', 'fallbackUrl'] as const) {
    const url = published[key];
    if (url !== undefined && !isFileOf(name, metadata.version, url))
      throw new ItemError(key, `${foreignFile} (${JSON.stringify(url)})`);
  }
  const { items, unreadable } = parseItems(
    (address) => parseItem(publishedAddress, address),
    extras.addresses,
    `${name} ${metadata.version}: addresses`,
  );
  return {
    ...published,
    extras: { ...extras, addresses: items },
    ...(unreadable.length > 0 && { unreadable }),
  };
}

const glimpseSchema = v.fallback(
  v.object({
    metadata: v.fallback(v.object({ version: v.optional(v.string()) }), {}),
    deployment: v.fallback(v.object({ default: v.optional(v.boolean()) }), {}),
  }),
  { metadata: {}, deployment: {} },
);
