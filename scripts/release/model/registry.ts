import { extrasSchema, publishedAddress } from '@little-arches/build/model/extras';
import { EXTRAS_FORMAT, type PublishedExtras } from '@little-arches/build/model/published-version';
import {
  fields,
  foreignFile,
  ItemError,
  isFileOf,
  parseItem,
  parseItems,
  parseStored,
  type Unreadable,
} from '@little-arches/contracts/formats';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import * as v from 'valibot';

/** The format that this module reads and writes; stores of a former format are not read any more. */
export const REGISTRY_FORMAT = 3;

/** The public schema that the registry follows. */
export const REGISTRY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/**
 * The registry of a channel. It follows the public frontend-discovery schema
 * (https://github.com/awslabs/frontend-discovery, v1-pre), with our own data in `extras`.
 */
export interface Registry {
  readonly schema: string;
  /** The published versions by package, the live version first. */
  readonly microFrontends: Readonly<Record<string, readonly RegistryVersion[]>>;
  /** Id of the live site, composed of the live versions; undefined before the first composition. */
  readonly site?: string | undefined;
  /** Ids of the sites that were live before, newest first: open tabs may still load their files. */
  readonly earlierSites?: readonly string[] | undefined;
  /** Versions that could not be read. They stay in the registry unchanged; undefined without any. */
  readonly unreadable?: readonly UnreadableVersion[];
}

interface UnreadableVersion extends Unreadable {
  readonly package: string;
  /** The version, if it can be determined. */
  readonly version: string | undefined;
  /** Whether the version is live, if it can be determined. */
  readonly live: boolean;
}

export interface RegistryVersion {
  /** Address of its entry on the site. */
  readonly url: string;
  readonly metadata: { readonly integrity: string; readonly version: string };
  /** Share of the visitors in percent, and whether the version is the live one. */
  readonly deployment?: { readonly traffic: number; readonly default: boolean } | undefined;
  readonly extras: PublishedExtras;
  /** Addresses that could not be read. They stay in the registry unchanged; undefined without any. */
  readonly unreadable?: readonly Unreadable[];
}

/** Schema of a composed site's id in the release store: the sha256 of its manifest. */
const siteId = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'It names no composed site'));

const registrySchema = v.object({
  format: v.optional(v.number(), 1),
  schema: v.string(),
  microFrontends: v.record(v.string(), v.array(v.unknown())),
  // Without a valid id the site is composed again from the versions.
  site: v.fallback(v.optional(siteId), undefined),
  earlierSites: v.optional(v.array(siteId)),
});

const versionSchema = v.looseObject({
  url: v.string(),
  metadata: v.object({ integrity: fields.integrity, version: fields.version }),
  deployment: v.optional(
    v.object({ traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), default: v.boolean() }),
  ),
  extras: extrasSchema(v.unknown()),
});

/**
 * Parses a registry file, version by version: unreadable versions are in `unreadable`. Throws an Error that names
 * the wrong field when the registry itself is unreadable, and an EnvironmentError for a former format.
 */
export function parseRegistry(value: unknown): Registry {
  const about = { what: 'The registry', format: REGISTRY_FORMAT, reader: 'this checkout' };
  const { format, schema, microFrontends, site, earlierSites } = parseStored(registrySchema, value, about);
  if (format < REGISTRY_FORMAT)
    throw new EnvironmentError(
      `The registry has format ${format}, which is not read any more. npm start moves such releases of its data directory aside and releases anew; elsewhere begin with an empty store.`,
    );
  const unreadable: UnreadableVersion[] = [];
  const readable = Object.entries(microFrontends).map(([name, versions]) => {
    const read = parseItems((item) => parseVersion(name, item), versions, `microFrontends.${name}`);
    const live = read.items.some(({ deployment }) => deployment?.default);
    for (const part of read.unreadable) {
      const { metadata, deployment } = v.parse(glimpseSchema, part.value);
      // When no other version is live, this one may be.
      const mayBeLive = deployment.default ?? !live;
      unreadable.push({ ...part, package: name, version: metadata.version, live: mayBeLive });
    }
    return [name, read.items] as const;
  });
  return {
    schema,
    microFrontends: Object.fromEntries(readable),
    ...(site !== undefined && { site }),
    ...(earlierSites && { earlierSites }),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

/** Returns a registry in its stored format, including its unreadable parts. */
export function storedRegistry(registry: Registry): unknown {
  const { schema, microFrontends, site, earlierSites, unreadable = [] } = registry;
  const names = new Set([...Object.keys(microFrontends), ...unreadable.map((part) => part.package)]);
  const versions = [...names].map((name) => {
    const readable = microFrontends[name] ?? [];
    const others = unreadable.filter((part) => part.package === name).map(({ value }) => value);
    return [name, [...readable.map(storedVersion), ...others]] as const;
  });
  return {
    format: REGISTRY_FORMAT,
    schema,
    microFrontends: Object.fromEntries(versions),
    ...(site !== undefined && { site }),
    ...(earlierSites && { earlierSites }),
  };
}

function storedVersion({ unreadable = [], ...published }: RegistryVersion): unknown {
  const addresses = [...published.extras.addresses, ...unreadable.map(({ value }) => value)];
  return { ...published, extras: { ...published.extras, addresses } };
}

export function notLive(part: UnreadableVersion): UnreadableVersion {
  const { value } = part;
  if (typeof value !== 'object' || value === null || !('deployment' in value)) return part;
  return { ...part, live: false, value: { ...value, deployment: { traffic: 0, default: false } } };
}

const formatSchema = v.fallback(v.object({ extras: v.object({ format: v.number() }) }), {
  extras: { format: 1 },
});

function parseVersion(name: string, item: unknown): RegistryVersion {
  // First, because a newer format may have other fields.
  const { format } = v.parse(formatSchema, item).extras;
  if (format > EXTRAS_FORMAT)
    throw new ItemError(
      'extras.format',
      `It was written by a newer release tool (format ${format}, this reader knows ${EXTRAS_FORMAT}). Upgrade this checkout; in a team's own repository: our packages.`,
    );
  const published = parseItem(versionSchema, item);
  const { extras, metadata, url } = published;
  if (!isFileOf(name, metadata.version, url))
    throw new ItemError('url', `${foreignFile} (${JSON.stringify(url)})`);
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
