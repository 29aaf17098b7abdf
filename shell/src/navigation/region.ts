/** Data in `handle` of a remote's region route. */
export interface Region {
  readonly remote: string;
  readonly version: string;
}

/** Returns true when a route with this handle is the region of a remote. */
export function isRegion(handle: unknown): handle is Region {
  return typeof handle === 'object' && handle !== null && 'remote' in handle && 'version' in handle;
}
