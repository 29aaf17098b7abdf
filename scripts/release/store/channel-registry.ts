import { type Descriptor, parseDescriptor } from '@little-arches/build/model/descriptor';
import { integrityOf } from '@little-arches/kit/integrity';
import { LOST, type Race, retryAgainstOthers } from '@little-arches/kit/retry-against-others';
import { parseRegistry, REGISTRY_SCHEMA, type Registry, storedRegistry } from '../model/registry';
import { partsOf } from '../model/signed/signed-registry';
import { type Owners, UnverifiedError } from '../sign/owners';
import { checkInNode } from '../sign/release-key';
import { signPointer } from '../sign/sign-pointer';
import {
  isSignedBy,
  knownOwners,
  readPartOwners,
  soundParts,
  verifyPointer,
  vouchedSite,
} from '../sign/verify-pointer';
import { descriptorKey, registryKey } from '../store-keys';
import { soundContent } from './backup-registry';
import { unreadableIn } from './live-versions';
import { parseContent } from './parse-content';
import type { ReleaseStore } from './store';
import { mustHaveKey, verifyingOf } from './verifying';

/** Returns the address of a published file on the site. */
export function assetPath(name: string, version: string, file: string): string {
  return `/assets/${name}/${version}/${file}`;
}

/** Returns the registry's key of earlier release tools. */
function earlierKey(channel: string): string {
  return `registry/${channel}.json`;
}

/** Returns the name of a key's content for error messages. */
export function inStore(key: string): string {
  return `${key} in the release store`;
}

/** A channel's registry as read from the store. */
export interface ReadRegistry {
  readonly registry: Registry;
  readonly etag: string | undefined;
  /** The owners of its packages, for packages that have some. */
  readonly owners: ReadonlyMap<string, Owners>;
  /** Time of the signature; undefined when unsigned. */
  readonly at?: string | undefined;
}

/**
 * Reads the registry of a channel; an unused channel has an empty one. Throws an UnverifiedError when the owners of
 * its packages did not sign it. A `repair` reads the valid parts, and skips faulty packages that it names.
 */
export async function readRegistry(
  store: ReleaseStore,
  channel: string,
  repair?: ReadonlySet<string>,
): Promise<ReadRegistry> {
  const verifying = verifyingOf(store);
  const stored = await store.get(registryKey(channel));
  const earlier = stored ? undefined : await store.get(earlierKey(channel));
  const etag = stored?.etag;
  const found = (stored ?? earlier)?.content;
  if (!found) return { registry: { schema: REGISTRY_SCHEMA, microFrontends: {} }, etag, owners: new Map() };
  const where = inStore(stored ? registryKey(channel) : earlierKey(channel));
  const content = await soundContent(store, channel, found, repair !== undefined);
  const parse = (value: unknown) => ({ value, registry: parseRegistry(value) });
  const { value, registry } = parseContent(content, where, parse);
  if (repair) {
    const { sound, owners, earlierSites } = await soundParts(channel, Object(value), repair, verifying);
    const isSigned = owners.size > 0;
    return { registry: { ...parseRegistry(sound), ...(isSigned && { earlierSites }) }, etag, owners };
  }
  const { owners, at, earlierSites } = await verifyPointer(channel, Object(value), verifying);
  return { registry: { ...registry, ...(earlierSites && { earlierSites }) }, etag, owners, at };
}

/** Returns the id of the signed site of a channel, even when its pointer was changed by others since. */
export async function readVouchedSite(store: ReleaseStore, channel: string): Promise<string | undefined> {
  const verifying = verifyingOf(store);
  const stored = await store.get(registryKey(channel));
  if (!stored) return undefined;
  const content = await soundContent(store, channel, stored.content, true);
  return await vouchedSite(channel, parseContent(content, inStore(registryKey(channel)), Object), verifying);
}

/** Returns the names of all channels of a store, sorted. */
export async function listChannels(store: ReleaseStore): Promise<string[]> {
  const listed = (await Promise.all(['channels', 'registry'].map((folder) => store.list(folder)))).flat();
  const names = listed.flatMap(({ key }) => /^(?:channels|registry)\/([^/]+)\.json$/.exec(key)?.[1] ?? []);
  return [...new Set(names)].sort();
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
    throw new UnverifiedError(
      `The descriptor of ${name} ${version} in the store is not the one that was published: publish ${name} in another version`,
    );
  const key = descriptorKey(name, version);
  return parseContent(stored.content, key, parseDescriptor);
}

/** Options of changing a registry: retries, and packages that are replaced even if they are faulty. */
interface RegistryChange extends Partial<Race> {
  readonly repair?: ReadonlySet<string> | undefined;
}

/**
 * Returns the next registry, or LOST when the registry must be read again first. Receives the owners of its
 * packages, for packages that have some.
 */
export type ChangeRegistry = (
  registry: Registry,
  owners: ReadonlyMap<string, Owners>,
) => Registry | typeof LOST | Promise<Registry | typeof LOST>;

/**
 * Changes the registry by compare-and-swap, until no other process interferes, and signs it when its packages have
 * owners. Calls `change` again for each attempt. An exception, or an unchanged result, leaves the registry as it
 * was. Throws a NotOwnerError when the change concerns a package that this machine's key does not own.
 */
export async function changeRegistry(
  store: ReleaseStore,
  channel: string,
  change: ChangeRegistry,
  { repair, ...race }: RegistryChange = {},
): Promise<Registry> {
  return retryAgainstOthers({ subject: `The registry of ${channel}`, ...race }, async () => {
    const found = await readRegistry(store, channel, repair);
    const changed = await change(found.registry, found.owners);
    if (changed === LOST || changed === found.registry) return changed;
    return (await writeRegistry(store, channel, found, changed)) ? changed : LOST;
  });
}

/**
 * Signs what is live on every channel for the future owners of its packages, where the current signatures would
 * become invalid. Runs before the chains change, so that readers never see a mismatch.
 */
export async function signAgain(store: ReleaseStore, owners: ReadonlyMap<string, Owners>): Promise<void> {
  for (const channel of await listChannels(store))
    await retryAgainstOthers({ subject: `The registry of ${channel}` }, async () => {
      const found = await readRegistry(store, channel);
      const next = new Map([...found.owners, ...owners]);
      const stored = await store.get(registryKey(channel));
      const signed = stored && JSON.parse(String(stored.content));
      if (typeof signed === 'object' && signed && (await isSignedBy(channel, signed, next, checkInNode)))
        return;
      if (!(await writeRegistry(store, channel, { ...found, owners: next }, found.registry))) return LOST;
    });
}

/** Replaces the registry that was read. Returns false when another process replaced it first. */
async function writeRegistry(
  store: ReleaseStore,
  channel: string,
  found: ReadRegistry,
  changed: Registry,
): Promise<boolean> {
  const registry = storedRegistry(changed);
  const all = await readPartOwners([...partsOf(registry).parts.keys()], verifyingOf(store));
  // Earlier owners may sign too: the owner who retires the channel's last package.
  const owners = new Map([...knownOwners(all), ...found.owners]);
  const { site, earlierSites = [] } = found.registry;
  const sites = [site, ...earlierSites].flatMap((id) => (id && id !== changed.site ? [id] : []));
  const unsigned = {
    channel,
    registry,
    owners,
    after: found.at,
    earlierSites: [...new Set(sites)].slice(0, 5),
  };
  const value = owners.size === 0 ? registry : await signPointer(unsigned, await mustHaveKey(store));
  const content = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  mustBeReadable(content, changed);
  if (!(await store.swap(registryKey(channel), content, found.etag))) return false;
  if (found.etag === undefined) await closeEarlier(store, channel);
  return true;
}

/**
 * Closes the registry of earlier release tools: they would continue with it, and their releases would not be seen.
 */
async function closeEarlier(store: ReleaseStore, channel: string): Promise<void> {
  const key = earlierKey(channel);
  const earlier = await store.get(key);
  const moved = { format: 2, schema: REGISTRY_SCHEMA, microFrontends: {}, movedTo: registryKey(channel) };
  if (earlier) await store.swap(key, Buffer.from(`${JSON.stringify(moved, null, 2)}\n`), earlier.etag);
}

/** Throws when a change adds something unreadable, which would stop every later command. */
function mustBeReadable(content: Buffer, changed: Registry): void {
  const known = unreadableIn(changed).map(({ value }) => JSON.stringify(value));
  const again = unreadableIn(parseRegistry(JSON.parse(content.toString('utf8'))));
  const added = again.find(({ value }) => !known.includes(JSON.stringify(value)));
  if (added) throw new Error(`The registry would be wrong at '${added.at}': ${added.reason}`);
}
