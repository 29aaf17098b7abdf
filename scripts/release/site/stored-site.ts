import { createHash } from 'node:crypto';
import { eachAtMost } from '@little-arches/kit/each-at-most';
import {
  type CodedHashes,
  type ComposedPage,
  type ComposedSite,
  parseManifest,
  type SiteManifest,
  type StoredPage,
  storedManifest,
} from '../model/site';
import { inStore, readRegistry } from '../store/channel-registry';
import { isTrial } from '../store/dry-run-store';
import { parseContent } from '../store/parse-content';
import { putCompressedExactly } from '../store/put-compressed';
import type { ReleaseStore } from '../store/store';
import { manifestKey, noticesKey, pageKey } from '../store-keys';

/** A stored site, and the id of its manifest. */
export interface StoredSite {
  readonly id: string;
  readonly manifest: SiteManifest;
}

/** Pages that are read, compressed and written in parallel; each takes a megabyte meanwhile. */
export const PAGES_AT_ONCE = 8;

/** Stores the pages of a site. They are not public before a pointer names their site. */
export interface PageStore {
  /** Stores a page unless it is stored already. */
  storePage(page: ComposedPage | StoredPage): Promise<StoredPage>;
  /** Stores the text of the licences, and returns its hash. */
  storeNotices(text: string): Promise<string>;
}

/** Creates a store of pages that writes each content once. */
export function createPageStore(store: ReleaseStore): PageStore {
  const writing = new Map<string, Promise<CodedHashes | undefined>>();

  /** Writes a content once, even when several addresses have the same page. */
  async function write(text: string, key: (content: string) => string) {
    const bytes = Buffer.from(text);
    const content = hashOf(bytes);
    const written = writing.get(content) ?? writeCoded(key(content), bytes);
    writing.set(content, written);
    return { content, coded: await written };
  }
  async function writeCoded(key: string, bytes: Buffer): Promise<CodedHashes | undefined> {
    if (isTrial(store)) return void (await store.putOnce(key, bytes));
    const { br, gz } = await putCompressedExactly(store, key, bytes);
    return { br: hashOf(br), gz: hashOf(gz) };
  }
  return {
    async storePage(page) {
      if ('content' in page) return page;
      const { html, ...stored } = page;
      return { ...stored, ...(await write(html, pageKey)) };
    },
    storeNotices: async (text) => (await write(text, noticesKey)).content,
  };
}

/** Stores a site, each file once and its manifest last; a channel's pointer then names the site by its id. */
export async function storeSite(
  store: ReleaseStore,
  { pages, notices, ...rest }: ComposedSite<ComposedPage | StoredPage>,
): Promise<StoredSite> {
  const { storePage, storeNotices } = createPageStore(store);
  const manifest: SiteManifest = {
    ...rest,
    pages: await eachAtMost(PAGES_AT_ONCE, pages, storePage),
    ...(notices !== undefined && { notices: await storeNotices(notices) }),
  };
  return { id: await storeManifest(store, manifest), manifest };
}

/** Stores the manifest of a site whose pages are stored, and returns its id. */
export async function storeManifest(store: ReleaseStore, manifest: SiteManifest): Promise<string> {
  const text = Buffer.from(JSON.stringify(storedManifest(manifest)));
  const id = hashOf(text);
  await store.putOnce(manifestKey(id), text);
  return id;
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
  return parseContent(stored.content, inStore(key), parseManifest);
}

/** Returns a channel's live site with its pages; undefined when no site was composed yet. */
export async function readLiveSite(store: ReleaseStore, channel: string): Promise<ComposedSite | undefined> {
  const manifest = await readLiveManifest(store, channel);
  return manifest && (await readPages(store, manifest));
}

/** Returns a site with its pages. Throws an Error when a page is missing or altered. */
export async function readPages(store: ReleaseStore, manifest: SiteManifest): Promise<ComposedSite> {
  const { pages, notices, unreadable: _, ...rest } = manifest;
  return {
    ...rest,
    pages: await Promise.all(pages.map((page) => readPage(store, page))),
    ...(notices !== undefined && { notices: await readText(store, noticesKey(notices), notices) }),
  };
}

/** Returns a stored page with its HTML. Throws an Error when the HTML is missing or altered. */
export async function readPage(
  store: ReleaseStore,
  { content, coded: _, ...page }: StoredPage,
): Promise<ComposedPage> {
  return { ...page, html: await readText(store, pageKey(content), content) };
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
