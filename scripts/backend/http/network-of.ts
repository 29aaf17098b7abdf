import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network that an address belongs to: its /24, or its /48 of IPv6. These are the smallest that the
 * internet routes; a single line often gets a whole /48, which holds 65,536 networks of /64.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? [] : ['0', '0', '0'];
  const first = [...groups, ...missing].slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/48`;
}
