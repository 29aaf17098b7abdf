/** The name under which the chunks of one version find each other where another version may be in the page. */
export function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/\W/g, '_');
}

/** The name under which they do else: the same in every version, so that a file that is the same has one address. */
export function lastingGlobalOf(name: string): string {
  return globalNameOf(name, 'released');
}

/** The global variable that the entry of a remote sets which a dev server serves. */
export function servedGlobalOf(name: string): string {
  return globalNameOf(name, 'development_served');
}
