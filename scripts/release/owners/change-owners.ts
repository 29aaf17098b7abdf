import { UsageError } from '@little-arches/kit/errors/usage-error';
import { LOST, retryAgainstOthers } from '@little-arches/kit/retry-against-others';
import { refuseErrors } from '../check/findings';
import type { OwnersChange } from '../model/signed/owners';
import { namesOf, type Owners, readOwners, shortId } from '../sign/owners';
import { signAgain } from '../store/channel-registry';
import type { ReleaseStore } from '../store/store';
import { mustHaveKey, verifyingOf } from '../store/verifying';
import { extendOwners, writeOwners } from './extend-owners';
import { foreignPackage } from './owner-findings';

/** Returns the owners of a package; undefined without any. */
export async function ownersOf(store: ReleaseStore, name: string): Promise<Owners | undefined> {
  const { get, check } = verifyingOf(store);
  return await readOwners(name, get, check);
}

/** Returns the names of all packages that have owners, sorted. */
export async function ownedPackages(store: ReleaseStore): Promise<string[]> {
  const listed = await store.list('keys');
  return listed.flatMap(({ key }) => /^keys\/(.+)\.json$/.exec(key)?.[1] ?? []).sort();
}

/** Appends a statement to a package's owners. Throws a RefusedError when this machine's key is not an owner. */
export async function changeOwners(store: ReleaseStore, name: string, change: OwnersChange): Promise<Owners> {
  return await retryAgainstOthers({ subject: `Who owns ${name}` }, async () => {
    const { before, key } = await mustOwn(store, name);
    const after = await extendOwners(before.file, change, key);
    return (await writeOwners(store, after)) ? after : LOST;
  });
}

/**
 * Retires the key whose id begins with `start`. This machine's key signs again what the retired key signed and what
 * is live on any channel, because later checks reject all signatures of a retired key.
 */
export async function retireOwner(store: ReleaseStore, name: string, start: string): Promise<Owners> {
  return await retryAgainstOthers({ subject: `Who owns ${name}` }, async () => {
    const { before, key } = await mustOwn(store, name);
    const found = [...before.current.keys()].filter((id) => id.startsWith(start));
    const [id] = found;
    if (id === undefined || found.length > 1)
      throw new UsageError(
        `'${start}' names ${found.length > 1 ? 'several keys' : 'no key'} of ${name}, which belongs to ${namesOf(before)}.`,
      );
    if (id === key.id)
      throw new UsageError(
        `The key ${shortId(id)} is that of this machine, which has to sign ${name} again: let another owner retire it.`,
      );
    const after = await extendOwners(before.file, { action: 'retire', id }, key);
    const owners = new Map([[name, after]]);
    await signAgain(store, owners);
    if (!(await writeOwners(store, after))) return LOST;
    // Covers what the retired key signed meanwhile.
    await signAgain(store, owners);
    return after;
  });
}

/** Returns a package that this machine's key owns and that may therefore admit another one: the shell if possible. */
export async function hostPackage(store: ReleaseStore): Promise<string> {
  const key = await mustHaveKey(store);
  for (const name of ['shell', ...(await ownedPackages(store))])
    if ((await ownersOf(store, name))?.current.has(key.id)) return name;
  throw new UsageError(
    `The key of this machine, ${shortId(key.id)}, owns nothing in this store: an owner of a package that is live lets in others.`,
  );
}

async function mustOwn(store: ReleaseStore, name: string) {
  const before = await ownersOf(store, name);
  if (!before) throw new UsageError(`${name} has no owners in this store: its first release adds them.`);
  const key = await mustHaveKey(store);
  if (!before.current.has(key.id)) refuseErrors([foreignPackage(name, before, key)]);
  return { before, key };
}
