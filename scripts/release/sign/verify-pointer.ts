import { STANDARD_CHANNEL } from '@scripts/kit/settings/channel';
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

/** What is needed to tell whether a pointer is to be believed. */
export interface Verifying {
  /** Reads the store. */
  get(key: string): Promise<Uint8Array | undefined>;
  readonly check: SignatureCheck;
  readonly trust: Trust;
  /** What was seen of the store before the pointer was read: what is read now is never older. */
  readonly known: KnownStore;
}

/** A pointer that may be believed. */
export interface VerifiedPointer {
  /** The owners of all its packages that have some. */
  readonly owners: ReadonlyMap<string, Owners>;
  /** When it was signed; absent where no one signs in this store yet. */
  readonly at?: string;
  /** Ids of sites that were live before; absent as `at` is. */
  readonly earlierSites?: readonly string[];
}

/** The way out where a pointer was changed by someone who may not. */
const REPAIR =
  'Put the file back as it was, or have the site composed of what the owners signed: npm run release -- compose --repair';

/**
 * Throws an UnverifiedError with a sentence when a channel's pointer is not what the owners of its packages signed:
 * each package's part by one of its owners, all of it by an owner of one.
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

/** Whether a pointer, and every part of it, is signed as these owners would have it. */
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

/** What is wrong with a pointer as a whole, as the rest of a sentence; undefined where nothing is. */
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

/** The owners of packages, and of those that let them in. */
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

/** Those that have owners. */
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

/** What is wrong with a package's part of a channel, as the rest of a sentence; undefined where nothing is. */
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
  // Another channel begins as a copy, and its creator need not own all of it.
  if (statement.channel !== channel && channel === STANDARD_CHANNEL)
    return `was signed for the channel '${statement.channel}'.`;
  if (statement.content !== (await sha256Of(partContent(versions))))
    return 'was changed after it was signed.';
  return undefined;
}

/**
 * What is left of a channel's pointer when only that counts which may be believed, for a repair: the site that an
 * owner signed, and not the parts of `replaced` where they are wrong. Throws an UnverifiedError for a wrong part of
 * another package.
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
  // A canary may be what someone else wrote, and no one misses it.
  const { site: _, signature: __, canary: ___, ...rest } = { site: '', signature: '', canary: '', ...value };
  const sound = { ...rest, site: statement?.site, microFrontends: Object.fromEntries(kept) };
  return { sound, owners: knownOwners(owners), earlierSites: statement?.earlierSites ?? [] };
}

/** What an owner stated of a channel, whatever became of its pointer since. */
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

/** The site that visitors of a channel should get; undefined where no one who may says so. */
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
