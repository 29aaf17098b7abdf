/**
 * The global variable in which the entry of one version of a remote leaves its container, and by which its chunks find
 * each other. With the version in it, two versions of a remote can be in one page.
 */
export function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/\W/g, '_');
}

/** The global variable in which chunks wait for the entry of their version. */
export function chunksGlobalOf(name: string, version: string): string {
  return `chunks_${globalNameOf(name, version)}`;
}

/** The version that a dev server serves. */
export const SERVED_VERSION = 'development_served';
