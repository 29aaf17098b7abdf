/** A name or an address, and maybe a port (RFC 9110, section 7.2). */
const HOST = /^(?:[\w.~%!$&'()*+;=-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Whether a request says which host it is for, once and in a form a host can have; RFC 9112, section 3.2,
 * requires 400 for everything else. Proxies and servers that pick different ones of two would treat one
 * request as two. Takes the headers as Node returns them raw, because its own table holds the first of
 * several.
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2);
  return hosts.length === 1 && HOST.test(hosts[0] ?? '');
}
