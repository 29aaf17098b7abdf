/** In development each package's scripts come from a server of its own on this machine. */
export function isOwnScript({ hostname }: URL): boolean {
  return hostname === window.location.hostname;
}
