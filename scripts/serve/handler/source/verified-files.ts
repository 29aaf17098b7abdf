import { base64Of } from '@little-arches/release/model/signed/envelope';
import { partsOf } from '@little-arches/release/model/signed/signed-registry';
import type { StoredPage } from '@little-arches/release/model/site';
import { UnverifiedError } from '@little-arches/release/sign/owners';
import { sha256Of } from '@little-arches/release/sign/signature-check';
import { descriptorKey, pageKey } from '@little-arches/release/store-keys';
import * as v from 'valibot';
import { UnavailableError } from './site-source';

/** Checks the files of a store against the hashes in the pointer and the manifest. */
export function createVerifiedFiles(
  get: (key: string) => Promise<Uint8Array | undefined>,
  log: (line: string) => void,
) {
  const described = new Set<string>();
  const complained = new Set<string>();
  let forms: ReadonlyMap<string, string> = new Map();
  let mustBeNamed = false;

  return {
    /** Throws an UnverifiedError when the descriptor of a live version is not the released one. */
    async mustHaveDescriptors(registry: unknown): Promise<void> {
      for (const [name, versions] of partsOf(registry).parts)
        for (const { metadata, deployment, extras } of versions.flatMap(asVersion)) {
          const id = `${name} ${metadata.version}`;
          if (
            !deployment.default ||
            extras.descriptor === undefined ||
            described.has(`${id} ${extras.descriptor}`)
          )
            continue;
          const stored = await get(descriptorKey(name, metadata.version));
          // A missing one is no attack: it serves no page.
          if (stored && (await integrityOf(stored)) !== extras.descriptor)
            throw new UnverifiedError(
              `The descriptor of ${id} in the store is not the one that was published: publish ${name} in another version.`,
            );
          described.add(`${id} ${extras.descriptor}`);
        }
    },
    /** Throws an UnverifiedError when a manifest does not have the hash in its name. */
    async mustBeManifest(id: string, manifest: Uint8Array): Promise<void> {
      if (!(await sha256Of(manifest)).startsWith(id))
        throw new UnverifiedError(
          `The manifest of the site ${id} was changed: npm run release -- compose writes another one.`,
        );
    },
    /** Registers the compressed forms of pages. A signed site may have no others. */
    know(pages: readonly StoredPage[], isSigned: boolean): void {
      forms = new Map(
        pages.flatMap(({ content, coded }) =>
          coded
            ? [[`${pageKey(content)}.br`, coded.br] as const, [`${pageKey(content)}.gz`, coded.gz] as const]
            : [],
        ),
      );
      mustBeNamed = isSigned;
    },
    /** Returns a page, the licences, or one of their compressed forms; undefined when no valid one exists. */
    async page(key: string): Promise<Uint8Array | undefined> {
      const [, content, form] = /^pages\/([\da-f]{64})\.\w+(\.\w+)?$/.exec(key) ?? [];
      const wanted = form ? forms.get(key) : content;
      if (wanted === undefined && mustBeNamed) return undefined;
      const stored = await get(key);
      if (!stored || wanted === undefined || (await sha256Of(stored)) === wanted) return stored;
      const reason = `${key} in the store is not what was released, and is not served: npm run release -- compose`;
      if (!complained.has(key)) log(reason);
      complained.add(key);
      // Without a compressed form the page itself can still be sent.
      if (form) return undefined;
      throw new UnavailableError(reason);
    },
  };
}

const versionSchema = v.object({
  metadata: v.object({ version: v.string() }),
  deployment: v.object({ default: v.boolean() }),
  extras: v.object({ descriptor: v.optional(v.string()) }),
});

function asVersion(version: unknown) {
  const { success, output } = v.safeParse(versionSchema, version);
  return success ? [output] : [];
}

/** Returns the same as `integrityOf` of the kit, without Node. */
async function integrityOf(content: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', content as Uint8Array<ArrayBuffer>);
  return `sha384-${base64Of(new Uint8Array(hash))}`;
}
