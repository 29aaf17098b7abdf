/** Whether an address is that of a script in this site's releases: `/assets/<name>/<version>/<file>.js`. */
export function isOwnScript({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && /^\/assets\/[\w-]+\/[\w.-]+\/[\w.-]+\.js$/.test(pathname);
}
