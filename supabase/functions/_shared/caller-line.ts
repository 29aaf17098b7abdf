/**
 * Returns what limits count of an address: the address itself, or of IPv6 its /64, because one line has all addresses
 * of that. What is no address comes back as it is.
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
