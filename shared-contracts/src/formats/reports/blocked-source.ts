/**
 * What a policy refused, without anything that could be personal: one of the browsers' own words (`inline`,
 * `eval`, `data` …), or of an address its origin alone.
 */
export function blockedSource(blocked: string | null | undefined): string {
  if (!blocked) return 'unknown';
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, 120);
}
