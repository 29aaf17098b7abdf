import * as v from 'valibot';

const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const contractVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+$/));
const contract = v.object({ built: contractVersion, needs: contractVersion });
/** Written into HTML, policies and the configuration of servers: letters that mean nothing in any of them. */
const path = v.pipe(v.string(), v.regex(/^\/([\w:.~%-]+(\/[\w:.~%-]+)*)?$/));
const nameRule = /^[a-z][a-z-]*$/;
const versionRule = /^\w[\w.-]*$/;
const fileRule = /^\w[\w.-]*$/;
const version = v.pipe(v.string(), v.regex(versionRule));
const fileName = v.pipe(v.string(), v.regex(fileRule));

/** Whether `url` is the address of a file of this very version on the site, and nothing else. */
export function isFileOf(name: string, version: string, url: string): boolean {
  const folder = `/assets/${name}/${version}/`;
  return (
    nameRule.test(name) &&
    versionRule.test(version) &&
    url.startsWith(folder) &&
    fileRule.test(url.slice(folder.length))
  );
}

const foreignFile = 'The address is not that of a file of this version: /assets/<name>/<version>/<file>';

/** What `PublishedFile` is read by; files of a Node build have `node/` before their name. */
export const publishedFileSchema = v.object({
  /** Below the version's folder. */
  path: v.pipe(v.string(), v.regex(/^(node\/)?\w[\w.-]*$/)),
  /** Bytes. */
  size: v.number(),
  integrity,
});

const addressSchema = v.object({
  path,
  page: v.string(),
  title: v.string(),
  description: v.string(),
  access: v.picklist(['anyone', 'signed-in', 'signed-out']),
  index: v.boolean(),
  /** Paths of the files this page needs beyond the entry, in `files`. */
  files: v.array(fileName),
});

/**
 * The payload of an event: a hash for each field (optional ones end in `?`) and one for how the event is kept.
 * Builds with equal hashes understand each other.
 */
const eventShape = v.record(v.string(), v.string());
const eventShapes = v.record(v.string(), eventShape);
/** Names by library; `*` is all of them. */
const libraryNames = v.record(v.string(), v.array(v.string()));

const releaseSchema = v.object({
  /** Names this release in the history. */
  id: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  by: v.string(),
  action: v.picklist(['publish', 'promote', 'rollback']),
  /** The version that was live before, if there was one. */
  previous: v.optional(v.string()),
  /** What the version was built from; ends in `+` where the sources had uncommitted changes. */
  commit: v.optional(v.string()),
  /** The channel it was promoted from. */
  from: v.optional(v.string()),
});

// Loose: a command of an older checkout must not drop what a newer one says.
/** What a published version says of itself beyond the public schema. */
export const extrasSchema = v.looseObject({
  contract,
  /** Version of the Module Federation runtime the entry was built for; the shell must offer the same. */
  runtime: v.string(),
  /** Versions of the shared singletons the build was made against. */
  singletons: v.record(v.string(), v.string()),
  addresses: v.array(addressSchema),
  panels: v.array(v.string()),
  files: v.array(publishedFileSchema),
  /**
   * Hash of the version's descriptor, which holds those of the Node build. Absent in builds from before it was
   * recorded.
   */
  descriptor: v.optional(integrity),
  /** Events by name; `carried` are those the shell's bus knows. Absent in builds from before it was recorded. */
  events: v.optional(
    v.object({ published: eventShapes, heard: eventShapes, carried: v.optional(eventShapes) }),
  ),
  /** What a remote imports from the shared libraries. */
  imports: v.optional(libraryNames),
  /** What the shell gives of the shared libraries. */
  shares: v.optional(libraryNames),
  /** How this version last became the live one. */
  release: v.optional(releaseSchema),
  /** Rolled back from: no longer a last good version. */
  withdrawn: v.optional(v.boolean()),
});

const versionSchema = v.object({
  url: v.string(),
  fallbackUrl: v.optional(v.string()),
  metadata: v.object({ integrity, version }),
  deployment: v.optional(
    v.object({ traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), default: v.boolean() }),
  ),
  extras: extrasSchema,
});

/** What `parseRegistry` accepts. */
export const registrySchema = v.object({
  schema: v.string(),
  microFrontends: v.pipe(
    v.record(v.string(), v.array(versionSchema)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [name, versions] of Object.entries(dataset.value))
        for (const [index, entry] of versions.entries())
          for (const key of ['url', 'fallbackUrl'] as const) {
            const value = entry[key];
            if (value !== undefined && !isFileOf(name, entry.metadata.version, value))
              addIssue({
                message: `${foreignFile} (${JSON.stringify(value)})`,
                path: [
                  { type: 'object', origin: 'value', input: dataset.value, key: name, value: versions },
                  { type: 'array', origin: 'value', input: versions, key: index, value: entry },
                  { type: 'object', origin: 'value', input: entry, key, value },
                ],
              });
          }
    }),
  ),
});

/**
 * The registry of a channel, after the public frontend-discovery schema
 * (https://github.com/awslabs/frontend-discovery, v1-pre); our own data sits in `extras`.
 */
export type Registry = v.InferOutput<typeof registrySchema>;
/** One published version of a remote in the registry. */
export type RegistryVersion = v.InferOutput<typeof versionSchema>;
/** A file of a published version with its size in bytes and its sha384. */
export type PublishedFile = v.InferOutput<typeof publishedFileSchema>;
/** What a build publishes and hears, see `extras.events`. */
export type EventUses = NonNullable<RegistryVersion['extras']['events']>;
/** The payload of an event as builds compare it, a hash for each field. */
export type EventShape = v.InferOutput<typeof eventShape>;
/** Who made a version live, when and how. */
export type ReleaseRecord = v.InferOutput<typeof releaseSchema>;
/** An address a published version owns. */
export type PublishedAddress = v.InferOutput<typeof addressSchema>;

const loadableSchema = v.object({
  version,
  url: v.string(),
  integrity,
  contract,
  runtime: v.string(),
});

const composedRemoteSchema = v.pipe(
  v.object({
    ...loadableSchema.entries,
    name: v.string(),
    addresses: v.array(path),
    panels: v.array(v.string()),
    /** The version before, loaded when this one can't be. */
    lastGood: v.optional(loadableSchema),
  }),
  v.forward(
    v.check(({ name, version, url }) => isFileOf(name, version, url), foreignFile),
    ['url'],
  ),
  v.forward(
    v.check(({ name, lastGood }) => !lastGood || isFileOf(name, lastGood.version, lastGood.url), foreignFile),
    ['lastGood'],
  ),
);

/** What `parseComposition` accepts. */
export const compositionSchema = v.object({
  /** Changes whenever anything in it changes. */
  id: v.string(),
  shell: v.object({ version: v.string() }),
  /** The remotes of this composition, or where `rest` stands only those the page itself needs. */
  remotes: v.array(composedRemoteSchema),
  /** The whole composition, for other pages. */
  rest: v.optional(
    v.object({
      url: v.pipe(v.string(), v.regex(/^\/assets\/composition\/\w+\/composition\.json$/)),
      integrity,
    }),
  ),
});

/** What a page is put together from, inlined in it as inert JSON: nothing asks the network what to load. */
export type Composition = v.InferOutput<typeof compositionSchema>;
/** A remote in a composition. */
export type ComposedRemote = v.InferOutput<typeof composedRemoteSchema>;
/** What must be known to load one version of a remote. */
export type LoadableVersion = v.InferOutput<typeof loadableSchema>;

/** The global variable that the entry of a version sets: the build writes it, the shell reads it. */
export function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/\W/g, '_');
}

/** Reads a registry file. Throws an Error that names the wrong field. */
export function parseRegistry(value: unknown): Registry {
  return parse(registrySchema, value, 'The registry');
}

/** Reads the composition of a page. Throws an Error that names the wrong field. */
export function parseComposition(value: unknown): Composition {
  return parse(compositionSchema, value, "The page's composition");
}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, what: string): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`${what} is wrong at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
}
