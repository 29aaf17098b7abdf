/** In development the site passes the files of each package's dev server on as its own. */
export function isOwnScript({ origin }: URL): boolean {
  return origin === window.location.origin;
}
