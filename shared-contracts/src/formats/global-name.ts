/** The global variable that the entry of a version sets: the build writes it, the shell reads it. */
export function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/\W/g, '_');
}
