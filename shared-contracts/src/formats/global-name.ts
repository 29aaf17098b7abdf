/**
 * Returns the name of the global variable in which the entry of one version of a remote stores its container, and
 * by which its chunks find each other. It contains the version, so that a page can contain two versions of a
 * remote.
 */
export function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/\W/g, '_');
}

/** Returns the name of the global variable in which chunks wait for the entry of their version. */
export function chunksGlobalOf(name: string, version: string): string {
  return `chunks_${globalNameOf(name, version)}`;
}
