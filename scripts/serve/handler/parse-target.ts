/** The path and query of a request. */
export interface Target {
  readonly pathname: string;
  /** The query with its question mark; empty when there is none. */
  readonly search: string;
}

/**
 * Returns the path and query of a request, also from the absolute form that proxies receive; undefined for any
 * other form.
 */
export function parseTarget(target: string): Target | undefined {
  // Joined as text: relative to a base, `//host/` would name another host.
  const address = target.startsWith('/') ? `http://site.invalid${target}` : target;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Returns the one spelling of a path, without trailing and doubled slashes. It begins with one slash, so a redirect
 * to it never leads to another host.
 */
export function canonicalPath(pathname: string): string {
  return pathname === '/' || !/\/\/|\/$/.test(pathname)
    ? pathname
    : `/${pathname.split('/').filter(Boolean).join('/')}`;
}
