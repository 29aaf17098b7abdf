import { parseUrl } from '../../values/parse-url';

/**
 * Returns what a policy refused, without anything that could be personal: a keyword of the browser (`inline`,
 * `eval`, `data` …), or only the origin of an address.
 */
export function blockedSource(blocked: string | null | undefined): string {
  if (!blocked) return 'unknown';
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  const url = parseUrl(blocked);
  if (!url) return 'unknown';
  const { origin, protocol } = url;
  return (origin === 'null' ? protocol : origin).slice(0, 120);
}
