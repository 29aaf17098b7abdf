import { findAddress } from '@little-arches/contracts/routes';
import type { SitePage } from '../../model/site';

/** Returns a path without its query and fragment. */
export function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/** Returns the page of a site at a path: its own, or the one of its address pattern. */
export function pageAt<Page extends SitePage>(pages: readonly Page[], path: string): Page | undefined {
  const pathname = pathnameOf(path);
  const own = pages.find(({ pattern }) => pattern === pathname);
  if (own) return own;
  const patterns = pages.map(({ pattern }) => pattern);
  const wanted = findAddress(patterns, pathname);
  return pages.find(({ pattern }) => pattern === wanted);
}
