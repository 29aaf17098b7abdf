import type { StoredPage } from '@little-arches/release/model/site';
import { pageKey } from '@little-arches/release/store-keys';
import { UnavailableError } from './site-source';

/** Checks the files of a store against the hashes in the pointer and the manifest. */
export function createVerifiedFiles(
  get: (key: string) => Promise<Uint8Array | undefined>,
  log: (line: string) => void,
) {
  const complained = new Set<string>();
  let forms: ReadonlyMap<string, string> = new Map();

  return {
    /** Throws an Error when a manifest does not have the hash in its name. */
    async mustBeManifest(id: string, manifest: Uint8Array): Promise<void> {
      if (!(await sha256Of(manifest)).startsWith(id))
        throw new Error(
          `The manifest of the site ${id} was changed: publish a package again, which writes another one.`,
        );
    },
    /** Registers the compressed forms of pages; there are no others. */
    know(pages: readonly StoredPage[]): void {
      forms = new Map(
        pages.flatMap(({ content, coded }) =>
          coded
            ? [[`${pageKey(content)}.br`, coded.br] as const, [`${pageKey(content)}.gz`, coded.gz] as const]
            : [],
        ),
      );
    },
    /** Returns a page, the licences, or one of their compressed forms; undefined when no valid one exists. */
    async page(key: string): Promise<Uint8Array | undefined> {
      const [, content, form] = /^pages\/([\da-f]{64})\.\w+(\.\w+)?$/.exec(key) ?? [];
      const wanted = form ? forms.get(key) : content;
      const stored = wanted === undefined ? undefined : await get(key);
      if (!stored || (await sha256Of(stored)) === wanted) return stored;
      const reason = `${key} in the store is not what was released, and is not served: publish a package again, which renders every page anew`;
      if (!complained.has(key)) log(reason);
      complained.add(key);
      // Without a compressed form the page itself can still be sent.
      if (form) return undefined;
      throw new UnavailableError(reason);
    },
  };
}

/** Returns the sha256 of bytes, hexadecimal, by what edge workers have too. */
async function sha256Of(content: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
