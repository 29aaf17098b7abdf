import { type Artefact, parseArtefact } from '@scripts/build/artefact';
import { integrityOf } from '@scripts/kit/integrity';
import { parseRegistry, type Registry, type RegistryVersion } from 'shared-contracts/registry';
import type { ReleaseStore } from './store';

/** The public schema our registry follows. */
const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** How many earlier versions a registry keeps, for rollback and as fallback versions. */
const KEPT_VERSIONS = 5;

/** What is live of one package. */
export type Live = RegistryVersion & { readonly name: string };

/** Address of a published file on the site. */
export function assetPath(name: string, version: string, file: string): string {
  return `/assets/${name}/${version}/${file}`;
}

/** The key of a channel's registry. */
export function registryKey(channel: string): string {
  return `registry/${channel}.json`;
}

/** Reads the registry of a channel; an unused channel has an empty one. */
export async function readRegistry(store: ReleaseStore, channel: string) {
  const stored = await store.get(registryKey(channel));
  const registry: Registry = stored
    ? parseRegistry(parseJson(stored.content, registryKey(channel)))
    : { schema: SCHEMA, microFrontends: {} };
  return { registry, etag: stored?.etag };
}

/** Reads JSON of the store; the error names its key. */
export function parseJson(content: Buffer, key: string): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (cause) {
    throw new Error(`${key} in the release store holds no JSON`, { cause });
  }
}

/**
 * The artefact of a published version, with what the registry does not say. `anchor` is the descriptor's hash as
 * the registry holds it: everything the descriptor names is then held to that, the Node build too. Throws when
 * the descriptor is missing or another one.
 */
export async function readArtefact(
  store: ReleaseStore,
  name: string,
  version: string,
  anchor?: string | undefined,
): Promise<Artefact> {
  const stored = await store.get(descriptorKey(name, version));
  if (!stored)
    throw new Error(
      `${name} ${version} is in the registry, but its descriptor is not in the store: publish ${name} again`,
    );
  if (anchor !== undefined && integrityOf(stored.content) !== anchor)
    throw new Error(
      `The descriptor of ${name} ${version} in the store is not the one that was published: publish ${name} in another version`,
    );
  return parseArtefact(stored.content.toString('utf8'), descriptorKey(name, version));
}

/** The key of a published version's descriptor. */
export function descriptorKey(name: string, version: string): string {
  return `${name}/${version}/descriptor.json`;
}

/** The version of a package that is live, if any. */
export function liveVersion(registry: Registry, name: string): RegistryVersion | undefined {
  return registry.microFrontends[name]?.find(({ deployment }) => deployment?.default);
}

/** Everything that is live. */
export function livesOf(registry: Registry): Live[] {
  return Object.keys(registry.microFrontends).flatMap((name) => {
    const live = liveVersion(registry, name);
    return live ? [{ ...live, name }] : [];
  });
}

/** The versions to go back to, the last one first: listed, not live, and not rolled back from. */
export function earlierVersions(registry: Registry, name: string): RegistryVersion[] {
  const live = liveVersion(registry, name)?.metadata.version;
  return (registry.microFrontends[name] ?? []).filter(
    ({ metadata, extras }) => metadata.version !== live && !extras.withdrawn,
  );
}

/** Makes a version the live one of its package; the one before stays listed as the first of the earlier ones. */
export function withLive(registry: Registry, { name, ...version }: Live): Registry {
  const { withdrawn: _, ...extras } = version.extras;
  const live: RegistryVersion = {
    ...version,
    deployment: { traffic: 100, default: true },
    extras: extras as RegistryVersion['extras'],
  };
  const earlier = (registry.microFrontends[name] ?? [])
    .filter(({ metadata }) => metadata.version !== version.metadata.version)
    .map((published) => ({ ...published, deployment: { traffic: 0, default: false } }))
    .slice(0, KEPT_VERSIONS);
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: [live, ...earlier] } };
}

/**
 * Changes the registry by compare-and-swap until nobody came in between. `change` is called again for each
 * try; what it throws leaves the registry as it was, and so does giving back the same registry.
 */
export async function changeRegistry(
  store: ReleaseStore,
  channel: string,
  change: (registry: Registry) => Registry,
): Promise<Registry> {
  for (;;) {
    const { registry, etag } = await readRegistry(store, channel);
    const changed = change(registry);
    if (changed === registry) return registry;
    // What can't be read again would stop every later command.
    const content = Buffer.from(`${JSON.stringify(parseRegistry(changed), null, 2)}\n`);
    if (await store.swap(registryKey(channel), content, etag)) return changed;
  }
}
