import { createSiteReader, siteFile } from '@scripts/release/site/site-file';
import { siteDataDir } from '../site';

/** The address patterns of the composed site's pages, sorted. */
export function composedAddresses(): string[] {
  const { pages } = createSiteReader(siteFile(siteDataDir, 'production'))();
  return [...new Set(pages.map(({ pattern }) => pattern))].sort();
}
