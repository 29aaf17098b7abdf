/** Returns true for scripts of this machine: in development each package has a server of its own. */
export function isOwnScript({ hostname }: URL): boolean {
  return hostname === window.location.hostname;
}
