import { siteFileKey } from '@little-arches/release/store/store-keys';
import { type ServedSite, UnavailableError } from './site-source';

/** Checks the files of a store against the hashes in the pointer and the manifest. */
export function createVerifiedFiles(
  get: (key: string) => Promise<Uint8Array | undefined>,
  log: (line: string) => void,
) {
  const complained = new Set<string>();
  /** sha256 by key of the files of the live site, and of the one before. */
  let known: readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>] = [new Map(), new Map()];

  return {
    /** Throws an Error when a manifest does not have the hash in its name. */
    async mustBeManifest(id: string, manifest: Uint8Array): Promise<void> {
      if ((await sha256Of(manifest)) !== id)
        throw new Error(
          `The manifest of the site ${id} was changed: publish a package again, which writes another one.`,
        );
    },
    /** Registers the files of a site; those of the site before can still be read. */
    know({ id, pages, notices }: ServedSite): void {
      const files = new Map(notices ? [[notices.key, notices.content]] : []);
      for (const { file, content, coded } of pages) {
        const key = siteFileKey(id, file);
        files.set(key, content);
        if (coded) files.set(`${key}.br`, coded.br).set(`${key}.gz`, coded.gz);
      }
      known = [files, known[0]];
    },
    /** Returns a page, the licences, or one of their compressed forms; undefined when no valid one exists. */
    async page(key: string): Promise<Uint8Array | undefined> {
      const wanted = known[0].get(key) ?? known[1].get(key);
      const stored = wanted === undefined ? undefined : await get(key);
      if (!stored || (await sha256Of(stored)) === wanted) return stored;
      const reason = `${key} in the store is not what was released, and is not served: publish a package again, which renders every page anew`;
      if (!complained.has(key)) log(reason);
      complained.add(key);
      // Without a compressed form the page itself can still be sent.
      if (/\.(br|gz)$/.test(key)) return undefined;
      throw new UnavailableError(reason);
    },
  };
}

/** Returns the sha256 of bytes, hexadecimal, by what edge workers have too. */
async function sha256Of(content: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
