import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { bytesOf, type Envelope, preAuthEncoding } from '../model/signed/envelope';
import {
  OWNERS_TYPE,
  type OwnersFile,
  type OwnersStatement,
  parseOwners,
  parseOwnersStatement,
} from '../model/signed/owners';
import { ownersKey } from '../store-keys';
import { type SignatureCheck, sha256Of } from './signature-check';

/** A public key and its owner's name. */
export interface Owner {
  readonly id: string;
  readonly key: Uint8Array<ArrayBuffer>;
  readonly name: string;
}

/** The owners of a package, from the chain of signed statements in the store. */
export interface Owners {
  readonly file: OwnersFile;
  /** The owners by key id. */
  readonly current: ReadonlyMap<string, Owner>;
  /** Id of the key that the chain begins with. */
  readonly first: string;
  /** Hashes of all statements, oldest first. */
  readonly hashes: readonly string[];
  /** The packages that this package admits, each as `<package> <id of its first key>`. */
  readonly admitted: ReadonlySet<string>;
}

/** Thrown when something in the store has no valid signature of an authorized key. */
export class UnverifiedError extends EnvironmentError {
  override readonly name = 'UnverifiedError';
}

/** Reads the owners of a package; undefined without any. Throws an UnverifiedError when the chain is broken. */
export async function readOwners(
  name: string,
  get: (key: string) => Promise<Uint8Array | undefined>,
  check: SignatureCheck,
): Promise<Owners | undefined> {
  const key = ownersKey(name);
  const stored = await get(key);
  if (!stored) return undefined;
  const file = parseOwners(jsonOf(stored, key), key);
  return await followChain(name, file, check);
}

/** Returns the owners at the end of a chain. Throws an UnverifiedError when the chain is broken. */
export async function followChain(name: string, file: OwnersFile, check: SignatureCheck): Promise<Owners> {
  const current = new Map<string, Owner>();
  const admitted = new Set<string>();
  const hashes: string[] = [];
  let first = '';
  for (const [index, link] of file.links.entries()) {
    const refused = (reason: string) =>
      new UnverifiedError(
        `The owners of ${name} can't be told: statement ${index + 1} in ${ownersKey(name)} ${reason}. Put the file back as it was.`,
      );
    const payload = bytesOf(link.payload);
    const statement = parseOwnersStatement(jsonOf(payload, ownersKey(name)), ownersKey(name));
    const { change } = statement;
    if (statement.package !== name || file.package !== name)
      throw refused(`is about ${statement.package}, not about ${name}`);
    if (statement.previous !== hashes.at(-1)) throw refused('does not follow on the one before');
    const added = change.action === 'add' ? await ownerOf(change) : undefined;
    if (index === 0) {
      if (!added) throw refused('names no owner');
      first = added.id;
    }
    // The first owner signs with the key that the statement adds.
    const signers = index === 0 && added ? new Map([[added.id, added]]) : current;
    if (!(await signerOf(link, OWNERS_TYPE, signers, check)))
      throw refused('is not signed by who was an owner then');
    if (added) current.set(added.id, added);
    if (change.action === 'admit') admitted.add(`${change.package} ${change.id}`);
    if (change.action === 'retire' && !current.delete(change.id)) throw refused('retires nobody');
    if (current.size === 0) throw refused('leaves nobody');
    hashes.push(await sha256Of(payload));
  }
  return { file, current, first, hashes, admitted };
}

async function ownerOf(
  change: Extract<OwnersStatement['change'], { readonly action: 'add' }>,
): Promise<Owner> {
  const key = bytesOf(change.key);
  return { id: await sha256Of(key), key, name: change.name };
}

/** Returns the one of `signers` that signed an envelope of this type; undefined when none did. */
export async function signerOf(
  { payload, payloadType, signatures }: Envelope,
  type: string,
  signers: ReadonlyMap<string, Owner>,
  check: SignatureCheck,
): Promise<Owner | undefined> {
  if (payloadType !== type) return undefined;
  const message = preAuthEncoding(type, bytesOf(payload));
  for (const { keyid, sig } of signatures) {
    const signer = signers.get(keyid);
    if (signer && (await isSigned(signer, sig, message, check))) return signer;
  }
  return undefined;
}

async function isSigned(
  { key }: Owner,
  sig: string,
  message: Uint8Array<ArrayBuffer>,
  check: SignatureCheck,
) {
  try {
    return await check(key, bytesOf(sig), message);
  } catch {
    // The key or the signature is malformed.
    return false;
  }
}

/** Parses a JSON text from the store. Throws an UnverifiedError when the text is no JSON. */
export function jsonOf(content: Uint8Array, where: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    throw new UnverifiedError(`${where} in the release store holds no JSON. Put the file back as it was.`);
  }
}

/** Thrown when a key releases a package that it does not own. */
export class NotOwnerError extends EnvironmentError {
  override readonly name = 'NotOwnerError';
  constructor(
    readonly reason: string,
    readonly fix: string,
  ) {
    super(`${reason} ${fix}`);
  }
}

/** Creates the error about a package that the key with this id does not own. */
export function notOwner(name: string, owners: Owners, id: string): NotOwnerError {
  return new NotOwnerError(
    `${name} belongs to ${namesOf(owners)}; the key of this release, ${shortId(id)}, is none of theirs.`,
    `Let one of them release it, or let in this key: npm run release -- keys --add <public key> --package ${name}`,
  );
}

/** Returns a shortened key id, for people. */
export function shortId(id: string): string {
  return id.slice(0, 12);
}

/** Returns the owners of a package, for sentences. */
export function namesOf({ current }: Owners): string {
  return [...current.values()].map(({ name, id }) => `${name} (${shortId(id)})`).join(', ');
}
