/**
 * Returns the part of an address that limits count: an IPv4 address, or the /64 of an IPv6 address, because one
 * connection owns all addresses of its /64. A text that isn't an address is returned unchanged.
 */
export function callerLine(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (!/^[\da-f:]+$/i.test(plain) || !plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? [] : ['0', '0', '0', '0'];
  const first = [...groups, ...missing].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
