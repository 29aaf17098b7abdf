import { STANDARD_CHANNEL } from '@little-arches/kit/settings/channel';
import { bytesOf } from '../model/signed/envelope';
import type { KnownStore } from '../model/signed/known-stores';
import {
  PART_TYPE,
  POINTER_TYPE,
  type PointerStatement,
  parsePartStatement,
  parsePointerStatement,
  partContent,
  partSignature,
  partsOf,
  pointerContent,
} from '../model/signed/signed-registry';
import { registryKey } from '../store-keys';
import { jsonOf, namesOf, type Owners, readOwners, signerOf, UnverifiedError } from './owners';
import { type SignatureCheck, sha256Of } from './signature-check';
import { mustBelieve, mustBeSigned, remember, type Trust } from './trust';

/** The input of verifying a pointer. */
export interface Verifying {
  /** Reads a key of the store. */
  get(key: string): Promise<Uint8Array | undefined>;
  readonly check: SignatureCheck;
  readonly trust: Trust;
  /** The known state before the pointer was read: what is read now must not be older. */
  readonly known: KnownStore;
}

/** A verified pointer. */
export interface VerifiedPointer {
  /** The owners of its packages, for packages that have some. */
  readonly owners: ReadonlyMap<string, Owners>;
  /** Time of the signature; undefined in a store without signatures. */
  readonly at?: string;
  /** Ids of sites that were live before; undefined without `at`. */
  readonly earlierSites?: readonly string[];
}

/** The fix for a pointer that an unauthorized person changed. */
const REPAIR =
  'Put the file back as it was, or have the site composed of what the owners signed: npm run release -- compose --repair';

/**
 * Throws an UnverifiedError with a sentence unless the package owners signed a channel's pointer: each package's
 * part must be signed by one of its owners, and the whole by an owner of any of its packages.
 */
export async function verifyPointer(
  channel: string,
  value: object,
  verifying: Verifying,
): Promise<VerifiedPointer> {
  const { parts } = partsOf(value);
  const key = registryKey(channel);
  const statement = readStatement(channel, value);
  const owners = await readPartOwners(
    [...parts.keys(), ...(statement ? [statement.package] : [])],
    verifying,
  );
  const found = knownOwners(owners);
  if (found.size === 0 && !mustBeSigned(verifying.trust, verifying.known)) {
    remember(verifying.trust, owners);
    return { owners: found };
  }
  mustBelieve(owners, verifying.trust, verifying.known);
  const refused = (fault: string) => new UnverifiedError(`${key} in the release store ${fault} ${REPAIR}`);
  const fault = await faultOfPointer(channel, value, found, verifying.check);
  if (fault !== undefined || !statement) throw refused(fault ?? 'is not signed.');
  const seen = verifying.known.channels[channel];
  if (seen !== undefined && statement.at < seen)
    throw refused(`is of ${statement.at}, but ${verifying.trust.memory.where} has seen one of ${seen}.`);
  const least = verifying.trust.notBefore?.get(channel);
  if (least !== undefined && statement.at < least)
    throw refused(`is of ${statement.at}, and RELEASE_NOT_BEFORE lets none through from before ${least}.`);
  for (const [name, chain] of found) await mustBeOwnPart(channel, name, parts.get(name), chain, verifying);
  remember(verifying.trust, owners, { [channel]: statement.at });
  return { owners: found, at: statement.at, earlierSites: statement.earlierSites };
}

/** Returns whether a pointer and all its parts have valid signatures of these owners. */
export async function isSignedBy(
  channel: string,
  value: object,
  owners: ReadonlyMap<string, Owners>,
  check: SignatureCheck,
): Promise<boolean> {
  for (const [name, versions] of partsOf(value).parts) {
    const chain = owners.get(name);
    if (chain && (await faultOfPart(channel, name, versions, chain, check)) !== undefined) return false;
  }
  return (await faultOfPointer(channel, value, owners, check)) === undefined;
}

function readStatement(channel: string, value: object): PointerStatement | undefined {
  const { signature } = partsOf(value);
  const key = registryKey(channel);
  return signature && parsePointerStatement(jsonOf(bytesOf(signature.payload), key), key);
}

/** Returns the fault of a pointer as a whole, as the end of a sentence; undefined when it is valid. */
async function faultOfPointer(
  channel: string,
  value: object,
  owners: ReadonlyMap<string, Owners>,
  check: SignatureCheck,
): Promise<string | undefined> {
  const { signature } = partsOf(value);
  const statement = readStatement(channel, value);
  if (!signature || !statement)
    return 'is not signed: it was written by somebody else, or by an older release tool.';
  const signers = owners.get(statement.package)?.current ?? new Map();
  if (!(await signerOf(signature, POINTER_TYPE, signers, check)))
    return `is signed by nobody who owns ${statement.package}.`;
  if (statement.channel !== channel) return `is that of the channel '${statement.channel}'.`;
  if (statement.content !== (await sha256Of(pointerContent(value))))
    return 'was changed after it was signed.';
  return undefined;
}

/** Returns the owners of packages, and of the packages that admit them. */
export async function readPartOwners(
  names: readonly string[],
  { get, check }: Pick<Verifying, 'get' | 'check'>,
): Promise<Map<string, Owners | undefined>> {
  const owners = new Map<string, Owners | undefined>();
  for (let missing = [...new Set(names)]; missing.length > 0; ) {
    const read = missing.map(async (name) => [name, await readOwners(name, get, check)] as const);
    for (const [name, chain] of await Promise.all(read)) owners.set(name, chain);
    const others = [...owners.values()].flatMap((chain) => chain?.file.admittedBy ?? []);
    missing = [...new Set(others)].filter((name) => !owners.has(name));
  }
  return owners;
}

/** Returns the entries that have owners. */
export function knownOwners(owners: ReadonlyMap<string, Owners | undefined>): Map<string, Owners> {
  return new Map([...owners].flatMap(([name, chain]) => (chain ? [[name, chain]] : [])));
}

async function mustBeOwnPart(
  channel: string,
  name: string,
  versions: readonly unknown[] | undefined,
  owners: Owners,
  { check }: Pick<Verifying, 'check'>,
): Promise<void> {
  const reason = versions && (await faultOfPart(channel, name, versions, owners, check));
  if (reason)
    throw new UnverifiedError(
      `What is live of ${name} on '${channel}' ${reason} Its owners, ${namesOf(owners)}, publish it again: npm run release -- publish ${name} --repair`,
    );
}

/** Returns the fault of a package's part of a channel, as the end of a sentence; undefined when it is valid. */
export async function faultOfPart(
  channel: string,
  name: string,
  versions: readonly unknown[],
  { current }: Owners,
  check: SignatureCheck,
): Promise<string | undefined> {
  const signature = partSignature(versions);
  if (!signature) return 'is not signed.';
  if (!(await signerOf(signature, PART_TYPE, current, check))) return 'is signed by nobody who owns it.';
  const where = `${name} on '${channel}'`;
  const statement = parsePartStatement(jsonOf(bytesOf(signature.payload), where), where);
  if (statement.package !== name) return `is that of ${statement.package}.`;
  // Another channel begins as a copy, and its creator need not own all packages.
  if (statement.channel !== channel && channel === STANDARD_CHANNEL)
    return `was signed for the channel '${statement.channel}'.`;
  if (statement.content !== (await sha256Of(partContent(versions))))
    return 'was changed after it was signed.';
  return undefined;
}

/**
 * Returns the valid content of a channel's pointer, for a repair: the site that an owner signed, and all parts
 * except faulty ones of packages in `replaced`. Throws an UnverifiedError for a faulty part of another package.
 */
export async function soundParts(
  channel: string,
  value: object,
  replaced: ReadonlySet<string>,
  verifying: Verifying,
): Promise<{
  readonly sound: object;
  readonly owners: ReadonlyMap<string, Owners>;
  readonly earlierSites: readonly string[];
}> {
  const { parts } = partsOf(value);
  const statement = await vouchedStatement(channel, value, verifying);
  const owners = await readPartOwners([...parts.keys()], verifying);
  mustBelieve(owners, verifying.trust, verifying.known);
  const kept = new Map<string, readonly unknown[]>();
  for (const [name, versions] of parts) {
    const chain = owners.get(name);
    const fault = chain && (await faultOfPart(channel, name, versions, chain, verifying.check));
    if (fault && replaced.has(name)) continue;
    if (chain) await mustBeOwnPart(channel, name, versions, chain, verifying);
    kept.set(name, versions);
  }
  const { site: _, signature: __, ...rest } = { site: '', signature: '', ...value };
  const sound = { ...rest, site: statement?.site, microFrontends: Object.fromEntries(kept) };
  return { sound, owners: knownOwners(owners), earlierSites: statement?.earlierSites ?? [] };
}

/** Returns an owner's signed statement about a channel, even when the pointer has changed since. */
async function vouchedStatement(
  channel: string,
  value: object,
  verifying: Verifying,
): Promise<PointerStatement | undefined> {
  const { signature } = partsOf(value);
  const statement = readStatement(channel, value);
  if (!signature || statement?.channel !== channel) return undefined;
  const owners = await readPartOwners([statement.package], verifying);
  mustBelieve(owners, verifying.trust, verifying.known);
  const signers = owners.get(statement.package)?.current ?? new Map();
  return (await signerOf(signature, POINTER_TYPE, signers, verifying.check)) && statement;
}

/** Returns the signed site of a channel; undefined when no owner signed one. */
export async function vouchedSite(
  channel: string,
  value: object,
  verifying: Verifying,
): Promise<string | undefined> {
  const { parts, site } = partsOf(value);
  const owners = knownOwners(await readPartOwners([...parts.keys()], verifying));
  if (owners.size === 0 && !mustBeSigned(verifying.trust, verifying.known)) return site;
  return (await vouchedStatement(channel, value, verifying))?.site;
}
