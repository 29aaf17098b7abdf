import { type Descriptor, parseDescriptor } from '@little-arches/build/model/descriptor';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { integrityOf } from '@little-arches/kit/integrity';
import { LOST, type Race, retryAgainstOthers } from '@little-arches/kit/retry-against-others';
import { parseRegistry, REGISTRY_SCHEMA, type Registry, storedRegistry } from '../model/registry';
import { unreadableIn } from './live-versions';
import { parseContent } from './parse-content';
import type { ReleaseStore } from './store';
import { descriptorKey, registryKey } from './store-keys';

/** Returns the address of a published file on the site. */
export function assetPath(name: string, version: string, file: string): string {
  return `/assets/${name}/${version}/${file}`;
}

/** Returns the name of a key's content for error messages. */
export function inStore(key: string): string {
  return `${key} in the release store`;
}

/** A channel's registry as read from the store. */
export interface ReadRegistry {
  readonly registry: Registry;
  readonly etag: string | undefined;
}

/**
 * Reads the registry of a channel; an unused channel has an empty one. Throws an EnvironmentError when the
 * pointer does not say what is live.
 */
export async function readRegistry(store: ReleaseStore, channel: string): Promise<ReadRegistry> {
  const key = registryKey(channel);
  const stored = await store.get(key);
  if (!stored) return { registry: { schema: REGISTRY_SCHEMA, microFrontends: {} }, etag: undefined };
  if (!isJson(stored.content))
    throw new EnvironmentError(
      `${inStore(key)} holds no JSON, so it is not known what is live. Put the file back: from a copy of the store, or the bucket's version before.`,
    );
  return { registry: parseContent(stored.content, inStore(key), parseRegistry), etag: stored.etag };
}

function isJson(content: Buffer): boolean {
  try {
    return JSON.parse(content.toString('utf8')) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the names of all channels of a store, sorted. */
export async function listChannels(store: ReleaseStore): Promise<string[]> {
  const listed = await store.list('channels');
  return listed.flatMap(({ key }) => /^channels\/([^/]+)\.json$/.exec(key)?.[1] ?? []).sort();
}

/**
 * Returns the descriptor of a published version, with data that the registry does not contain. `anchor` is the
 * descriptor's hash from the registry: it protects everything that the descriptor names, including the Node build.
 * Throws when the descriptor is missing or altered.
 */
export async function readDescriptor(
  store: ReleaseStore,
  name: string,
  version: string,
  anchor?: string | undefined,
): Promise<Descriptor> {
  const stored = await store.get(descriptorKey(name, version));
  if (!stored)
    throw new Error(
      `${name} ${version} is in the registry, but its descriptor is not in the store: publish ${name} again`,
    );
  if (anchor !== undefined && integrityOf(stored.content) !== anchor)
    throw new EnvironmentError(
      `The descriptor of ${name} ${version} in the store is not the one that was published: publish ${name} in another version`,
    );
  const key = descriptorKey(name, version);
  return parseContent(stored.content, key, parseDescriptor);
}

/** Returns the next registry; the given one to leave it as it is. */
export type ChangeRegistry = (registry: Registry) => Registry | Promise<Registry>;

/**
 * Changes the registry by compare-and-swap, until no other process interferes. Calls `change` again for each
 * attempt; the first one begins with `read`, if given. An exception, or an unchanged result, leaves the registry as it
 * was.
 */
export async function changeRegistry(
  store: ReleaseStore,
  channel: string,
  change: ChangeRegistry,
  { read, ...race }: Partial<Race> & { readonly read?: ReadRegistry | undefined } = {},
): Promise<Registry> {
  let known = read;
  return retryAgainstOthers({ subject: `The registry of ${channel}`, ...race }, async () => {
    const { registry, etag } = known ?? (await readRegistry(store, channel));
    known = undefined;
    const changed = await change(registry);
    if (changed === registry) return changed;
    const content = Buffer.from(`${JSON.stringify(storedRegistry(changed), null, 2)}\n`);
    mustBeReadable(content, changed);
    return (await store.swap(registryKey(channel), content, etag)) ? changed : LOST;
  });
}

/** Throws when a change adds something unreadable, which would stop every later command. */
function mustBeReadable(content: Buffer, changed: Registry): void {
  const known = unreadableIn(changed).map(({ value }) => JSON.stringify(value));
  const again = unreadableIn(parseRegistry(JSON.parse(content.toString('utf8'))));
  const added = again.find(({ value }) => !known.includes(JSON.stringify(value)));
  if (added) throw new Error(`The registry would be wrong at '${added.at}': ${added.reason}`);
}
