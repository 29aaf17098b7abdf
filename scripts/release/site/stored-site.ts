import { createHash } from 'node:crypto';
import { eachAtMost } from '@little-arches/kit/each-at-most';
import { compress } from '@little-arches/kit/http/compression';
import {
  type ComposedPage,
  type ComposedSite,
  parseManifest,
  type SiteManifest,
  type StoredPage,
  storedManifest,
} from '../model/site';
import { inStore, readRegistry } from '../store/channel-registry';
import { parseContent } from '../store/parse-content';
import type { ReleaseStore } from '../store/store';
import { manifestKey, noticesKey, siteFileKey } from '../store/store-keys';
import { pageFiles } from './page-files';

/** Pages that are read, compressed and written in parallel; each takes a megabyte meanwhile. */
export const PAGES_AT_ONCE = 8;

/**
 * Stores a site in a folder of its own, as a web server serves it, and its manifest last. It is not public before a
 * pointer names its id.
 */
export async function storeSite(
  store: ReleaseStore,
  { pages, notices, ...rest }: ComposedSite,
): Promise<SiteManifest> {
  const coded = await eachAtMost(PAGES_AT_ONCE, pageFiles(pages), async ({ html, ...page }) => {
    const content = Buffer.from(html);
    const [br, gz] = await Promise.all([compress(content, 'quickly'), compress(content, 'quickly', 'gzip')]);
    const hashes = { content: hashOf(content), coded: { br: hashOf(br), gz: hashOf(gz) } };
    return {
      page: { ...page, ...hashes },
      files: { [page.file]: content, [`${page.file}.br`]: br, [`${page.file}.gz`]: gz },
    };
  });
  const manifest = {
    ...rest,
    pages: coded.map(({ page }) => page),
    ...(notices !== undefined && { notices: hashOf(Buffer.from(notices)) }),
  };
  const text = Buffer.from(JSON.stringify(storedManifest(manifest)));
  const id = hashOf(text);
  await eachAtMost(PAGES_AT_ONCE, coded, async ({ files }) => {
    for (const [file, content] of Object.entries(files))
      await putNamed(store, siteFileKey(id, file), content);
  });
  if (notices !== undefined) await putNamed(store, noticesKey(id), Buffer.from(notices));
  await putNamed(store, manifestKey(id), text);
  return { id, ...manifest };
}

/** Stores a file of a site. The site's name says its content, so that a damaged file is replaced. */
async function putNamed(store: ReleaseStore, key: string, content: Buffer): Promise<void> {
  try {
    await store.putOnce(key, content);
  } catch (error) {
    if (!(await store.get(key))) throw error;
    await store.remove(key);
    await store.putOnce(key, content);
  }
}

/** Renews the age of a site, whose folder `gc` then leaves. */
export async function renewSite(store: ReleaseStore, id: string): Promise<void> {
  const stored = await store.get(manifestKey(id));
  if (stored) await store.putOnce(manifestKey(id), stored.content);
}

/** Returns the manifest of a channel's live site; undefined when no site was composed yet. */
export async function readLiveManifest(
  store: ReleaseStore,
  channel: string,
): Promise<SiteManifest | undefined> {
  const { site } = (await readRegistry(store, channel)).registry;
  return site === undefined ? undefined : await readManifest(store, site);
}

/**
 * Returns the manifest of a site; undefined when it is not in the store. Throws an Error when it was altered or is
 * unreadable.
 */
export async function readManifest(store: ReleaseStore, id: string): Promise<SiteManifest | undefined> {
  const key = manifestKey(id);
  const stored = await store.get(key);
  if (!stored) return undefined;
  if (hashOf(stored.content) !== id)
    throw new Error(`${inStore(key)} is not the site that was composed: publish a package again`);
  return { id, ...parseContent(stored.content, inStore(key), parseManifest) };
}

/** Returns a channel's live site with its pages; undefined when no site was composed yet. */
export async function readLiveSite(store: ReleaseStore, channel: string): Promise<ComposedSite | undefined> {
  const manifest = await readLiveManifest(store, channel);
  return manifest && (await readPages(store, manifest));
}

/** Returns a site with its pages. Throws an Error when a page is missing or altered. */
export async function readPages(store: ReleaseStore, manifest: SiteManifest): Promise<ComposedSite> {
  const { id, pages, notices, unreadable: _, ...rest } = manifest;
  return {
    ...rest,
    pages: await Promise.all(pages.map((page) => readPage(store, manifest, page))),
    ...(notices !== undefined && { notices: await readText(store, noticesKey(id), notices) }),
  };
}

/** Returns a stored page with its HTML. Throws an Error when the HTML is missing or altered. */
export async function readPage(
  store: ReleaseStore,
  { id }: Pick<SiteManifest, 'id'>,
  { content, coded: _, file, ...page }: StoredPage,
): Promise<ComposedPage> {
  return { ...page, html: await readText(store, siteFileKey(id, file), content) };
}

async function readText(store: ReleaseStore, key: string, content: string): Promise<string> {
  const stored = await store.get(key);
  if (!stored) throw new Error(`${inStore(key)} is missing: publish a package again`);
  if (hashOf(stored.content) !== content)
    throw new Error(`${inStore(key)} is not the page that was composed: publish a package again`);
  return stored.content.toString('utf8');
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
