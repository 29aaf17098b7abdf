import { isDeepStrictEqual } from 'node:util';
import {
  OWNERS_TYPE,
  type OwnersChange,
  type OwnersFile,
  type OwnersStatement,
  parseOwners,
  storedOwners,
} from '../model/signed/owners';
import { followChain, type Owners } from '../sign/owners';
import { checkInNode, type ReleaseKey } from '../sign/release-key';
import { parseContent } from '../store/parse-content';
import type { ReleaseStore } from '../store/store';
import { ownersKey } from '../store-keys';

/** Returns a chain with one more statement. Throws an UnverifiedError when the key may not sign the statement. */
export async function extendOwners(file: OwnersFile, change: OwnersChange, key: ReleaseKey): Promise<Owners> {
  const { package: name, links } = file;
  const before = links.length === 0 ? undefined : await followChain(name, file, checkInNode);
  const previous = before?.hashes.at(-1);
  const statement: OwnersStatement = {
    package: name,
    ...(previous !== undefined && { previous }),
    at: new Date().toISOString(),
    change,
  };
  return await followChain(
    name,
    { ...file, links: [...links, key.seal(OWNERS_TYPE, statement)] },
    checkInNode,
  );
}

/** Writes an extended chain. Returns false and writes nothing when another process extended it differently. */
export async function writeOwners(store: ReleaseStore, { file }: Owners): Promise<boolean> {
  const key = ownersKey(file.package);
  const stored = await store.get(key);
  const before = stored ? parseContent(stored.content, key, parseOwners).links : [];
  if (!isDeepStrictEqual(before, file.links.slice(0, before.length))) return false;
  if (before.length === file.links.length) return true;
  return await store.swap(key, Buffer.from(`${JSON.stringify(storedOwners(file), null, 1)}\n`), stored?.etag);
}
