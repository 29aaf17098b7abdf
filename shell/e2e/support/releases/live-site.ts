import path from 'node:path';
import type { ComposedSite } from '@little-arches/release/model/site';
import { readLiveSite, storeSite } from '@little-arches/release/site/stored-site';
import { changeRegistry, readRegistry } from '@little-arches/release/store/channel-registry';
import { createDirectoryStore } from '@little-arches/release/store/store';
import { siteDataDir } from '../site';

const CHANNEL = 'production';
const store = createDirectoryStore(path.join(siteDataDir, 'releases'));

/** Returns the site that the running server serves. */
export async function liveSite(): Promise<ComposedSite> {
  const site = await readLiveSite(store, CHANNEL);
  if (!site) throw new Error(`There is no site in ${siteDataDir}: start it first`);
  return site;
}

/** Makes another site the live one. Returns the function that makes the previous one live again. */
export async function showSite(site: ComposedSite): Promise<() => Promise<void>> {
  const { id } = await storeSite(store, site);
  const before = (await readRegistry(store, CHANNEL)).registry.site;
  if (before === undefined) throw new Error(`There is no site in ${siteDataDir}: start it first`);
  await point(id);
  return () => point(before);
}

async function point(site: string): Promise<void> {
  await changeRegistry(store, CHANNEL, (registry) => ({ ...registry, site }));
}

/** Returns the live site with changed HTML in its pages. */
export async function withHtml(change: (html: string) => string): Promise<ComposedSite> {
  const site = await liveSite();
  return { ...site, pages: site.pages.map((page) => ({ ...page, html: change(page.html) })) };
}

/** Returns the address patterns of the composed site's pages, sorted. */
export async function composedAddresses(): Promise<string[]> {
  const { pages } = await liveSite();
  return [...new Set(pages.map(({ pattern }) => pattern))].sort();
}
