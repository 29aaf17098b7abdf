import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry, type Registry, type RegistryVersion } from 'shared-contracts/registry';
import type { Artefact } from '../build/artefact';
import { folderOf, type PackageName } from '../build/packages';
import type { ReleaseStore } from './store';

/** The public schema our registry follows. */
const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** How many earlier versions a registry keeps, for rollback and as last good ones. */
const KEPT_VERSIONS = 5;

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

function parseJson(content: Buffer, key: string): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (cause) {
    throw new Error(`${key} in the release store holds no JSON`, { cause });
  }
}

/** The artefact of a published version, with what the registry does not say. */
export async function readArtefact(store: ReleaseStore, name: string, version: string): Promise<Artefact> {
  const stored = await store.get(`${name}/${version}/descriptor.json`);
  if (!stored)
    throw new Error(`${name} ${version} is in the registry, but its descriptor is not in the store`);
  return JSON.parse(stored.content.toString('utf8')) as Artefact;
}

/** The version of a package that is live, if any. */
export function liveVersion(registry: Registry, name: string): RegistryVersion | undefined {
  return registry.microFrontends[name]?.find(({ deployment }) => deployment?.default);
}

/**
 * Publishes a built package: its files first, each written once, then the registry's pointer. Gives false
 * when that version already was live.
 */
export async function publish(store: ReleaseStore, channel: string, artefact: Artefact): Promise<boolean> {
  const { name, version } = artefact;
  const dist = path.join(folderOf(name as PackageName), 'dist');
  const { registry } = await readRegistry(store, channel);
  if (liveVersion(registry, name)?.metadata.version === version) return false;
  for (const file of artefact.extras.files) {
    const content = readFileSync(path.join(dist, 'browser', file.path));
    // Browsers would refuse it, and what is published can't be mended.
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== file.integrity)
      throw new Error(
        `${file.path} of ${name} is not the one that was built: delete ${dist} and build again`,
      );
    await store.putOnce(`${name}/${version}/${file.path}`, content);
  }
  for (const file of artefact.node)
    await store.putOnce(`${name}/${version}/node/${file}`, readFileSync(path.join(dist, 'node', file)));
  await store.putOnce(`${name}/${version}/descriptor.json`, Buffer.from(JSON.stringify(artefact)));
  await changeRegistry(store, channel, (current) => withLive(current, artefact));
  return true;
}

/** Changes the registry by compare-and-swap until nobody came in between. */
export async function changeRegistry(
  store: ReleaseStore,
  channel: string,
  change: (registry: Registry) => Registry,
): Promise<void> {
  for (;;) {
    const { registry, etag } = await readRegistry(store, channel);
    const content = Buffer.from(`${JSON.stringify(change(registry), null, 2)}\n`);
    if (await store.swap(registryKey(channel), content, etag)) return;
  }
}

function withLive(registry: Registry, artefact: Artefact): Registry {
  const { name, version, entry, extras } = artefact;
  const live: RegistryVersion = {
    url: assetPath(name, version, entry.path),
    metadata: { integrity: entry.integrity, version },
    deployment: { traffic: 100, default: true },
    extras,
  };
  const earlier = (registry.microFrontends[name] ?? [])
    .filter(({ metadata }) => metadata.version !== version)
    .map((published) => ({ ...published, deployment: { traffic: 0, default: false } }))
    .slice(0, KEPT_VERSIONS);
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: [live, ...earlier] } };
}
