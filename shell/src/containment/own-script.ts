/**
 * Whether an address is that of a script in this site's releases: `/assets/<name>/<version>/<file>.js`; another team's
 * bundler may lay files in folders.
 */
export function isOwnScript({ origin, pathname }: URL): boolean {
  return (
    origin === window.location.origin &&
    /^\/assets\/[\w-]+\/[\w.-]+\/(?:[\w-]+\/)*[\w.-]+\.js$/.test(pathname)
  );
}
