import { printProblem } from '@little-arches/kit/print-line';
import { manifestKey, registryKey } from '@little-arches/release/store-keys';
import type { ServedSite, SiteSource } from './site-source';
import type { StoredFiles } from './store-source';
import { parseServedSite } from './stored-site';
import { createVerifiedFiles } from './verified-files';

/** Creates a source of one site of a release store, live or not, for `bisect`. */
export async function createOneSiteSource(
  files: StoredFiles,
  { id, channel }: { readonly id: string; readonly channel: string },
  log: (line: string) => void = printProblem,
): Promise<SiteSource> {
  const verified = createVerifiedFiles(files.get, log);
  const [manifest, pointer] = await Promise.all([
    files.get(manifestKey(id)),
    files.get(registryKey(channel)),
  ]);
  if (!manifest) throw new Error(`There is no ${manifestKey(id)} in the release store.`);
  await verified.mustBeManifest(id, manifest);
  const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
  const registry: unknown = pointer ? JSON.parse(text(pointer)) : {};
  const site: ServedSite = parseServedSite(id, text(manifest), {
    where: manifestKey(id),
    pointer: registry,
    log,
  });
  verified.know(site.pages, false);
  return {
    site: async () => site,
    file: async (key) => (key.startsWith('pages/') ? await verified.page(key) : await files.get(key)),
  };
}
