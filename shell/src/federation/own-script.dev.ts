/**
 * Returns true for scripts of this origin: in development the site forwards the files of each package's dev server.
 */
export function isOwnScript({ origin }: URL): boolean {
  return origin === window.location.origin;
}
