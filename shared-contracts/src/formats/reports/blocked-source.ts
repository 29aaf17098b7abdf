import { parseUrl } from '../../parse-url';

/**
 * What a policy refused, without anything that could be personal: one of the browsers' own words (`inline`,
 * `eval`, `data` …), or of an address its origin alone.
 */
export function blockedSource(blocked: string | null | undefined): string {
  if (!blocked) return 'unknown';
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  const url = parseUrl(blocked);
  if (!url) return 'unknown';
  const { origin, protocol } = url;
  return (origin === 'null' ? protocol : origin).slice(0, 120);
}
