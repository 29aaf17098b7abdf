/** The global variable that the entry of a version sets: the build writes it, the shell reads it. */
export function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/\W/g, '_');
}

/** The global variable that the entry of a remote sets which a dev server serves. */
export function servedGlobalOf(name: string): string {
  return globalNameOf(name, 'development_served');
}
