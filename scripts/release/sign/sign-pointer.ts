import type { StoredRegistry } from '../model/registry';
import {
  PART_TYPE,
  type PartStatement,
  POINTER_TYPE,
  type PointerStatement,
  partContent,
  pointerContent,
  withPartSignature,
} from '../model/signed/signed-registry';
import { notOwner, type Owners } from './owners';
import { checkInNode, type ReleaseKey } from './release-key';
import { sha256Of } from './signature-check';
import { faultOfPart } from './verify-pointer';

/** A registry to be signed. */
export interface Unsigned {
  readonly channel: string;
  readonly registry: StoredRegistry;
  /** The owners of the packages that are in the registry now, or were before. */
  readonly owners: ReadonlyMap<string, Owners>;
  /** Time at which the previous pointer was signed. */
  readonly after?: string | undefined;
  readonly earlierSites: readonly string[];
}

/**
 * Signs a registry as a whole and the parts of changed packages. Parts with a valid signature stay unchanged.
 * Throws a NotOwnerError when a package of other owners changed, or when the key owns no package.
 */
export async function signPointer(
  { channel, registry, owners, after, earlierSites }: Unsigned,
  key: ReleaseKey,
): Promise<object> {
  const parts = Object.entries(registry.microFrontends).map(async ([name, versions]) => {
    const chain = owners.get(name);
    const isSound = async () =>
      chain && (await faultOfPart(channel, name, versions, chain, checkInNode)) === undefined;
    if (!chain || versions.length === 0 || (await isSound())) return [name, versions] as const;
    if (!chain.current.has(key.id)) throw notOwner(name, chain, key.id);
    const content = await sha256Of(partContent(versions));
    const statement: PartStatement = { package: name, channel, content };
    return [name, withPartSignature(versions, key.seal(PART_TYPE, statement))] as const;
  });
  const value = { ...registry, microFrontends: Object.fromEntries(await Promise.all(parts)) };
  const own = [...owners].find(([, { current }]) => current.has(key.id))?.[0];
  const [[name, chain] = []] = owners;
  if (own === undefined) {
    if (name !== undefined && chain) throw notOwner(name, chain, key.id);
    throw new Error(`Nobody owns anything on '${channel}'`);
  }
  const statement: PointerStatement = {
    channel,
    package: own,
    at: later(after),
    content: await sha256Of(pointerContent(value)),
    site: registry.site,
    earlierSites,
  };
  return { ...value, signature: key.seal(POINTER_TYPE, statement) };
}

/** Returns the current time, but never a time before the previous pointer: clocks differ. */
function later(after: string | undefined): string {
  const now = Date.now();
  return new Date(after === undefined ? now : Math.max(now, Date.parse(after) + 1)).toISOString();
}
