import { parseUrl } from '@little-arches/contracts/platform';
import { addresses, findAddress } from '@little-arches/contracts/routes';
import type { MadeUp } from './made-up';

/**
 * Parameters of an address that are equal for all people and kept, and the kept parameters of a query with their
 * rules.
 */
const PUBLIC_PARAMETERS = ['productSlug', 'title', 'name'];
const QUERY: Readonly<Record<string, (value: string, madeUp: MadeUp) => string>> = {
  redirect_status: (value) => (/^\w+$/.test(value) ? value : ''),
  payment_intent: (value, madeUp) => madeUp.id(value),
  returnTo: (value, madeUp) => {
    const url = parseUrl(value, 'https://site.invalid');
    return url ? recordedAddress(url, madeUp) : addresses.notFound;
  },
};

/** Returns the part of a page's address that a recording keeps. An address outside the table is replaced. */
export function recordedAddress(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  madeUp: MadeUp,
): string {
  const pattern = findAddress(Object.values(addresses), pathname);
  if (pattern === undefined) return addresses.notFound;
  const given = pathname.split('/');
  const parts = pattern.split('/').map((part, index) => {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) return part;
    return PUBLIC_PARAMETERS.includes(part.slice(1)) ? value : madeUp.id(value);
  });
  const path = parts.join('/');
  const kept = [...searchParams].flatMap(([name, value]) => {
    const rule = Object.hasOwn(QUERY, name) ? QUERY[name] : undefined;
    return rule ? [[name, rule(value, madeUp)]] : [];
  });
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}
