import { parseUrl } from '@little-arches/contracts/platform';

/** Target of a link in a story: a page of this site, or another website. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'website'; readonly url: string };

/** Parses a link's address. Returns undefined for everything but `/paths` of this site and http(s) addresses. */
export function linkTarget(address: string | undefined): LinkTarget | undefined {
  if (!address) return undefined;
  const here = 'https://site.invalid';
  const within = address.startsWith('/');
  if (!within && !/^https?:\/\//i.test(address)) return undefined;
  const url = parseUrl(address, here);
  if (!url) return undefined;
  if (!within) return { kind: 'website', url: url.href };
  // `//host`, `/\host` and `/.//host` look like paths, but a browser leaves the site with them.
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined;
  return { kind: 'page', path: url.pathname + url.search + url.hash };
}
