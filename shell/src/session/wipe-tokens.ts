const TOKENS = new Set([
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'id_token',
]);
/** Parameters that accompany tokens and mean nothing without them. */
const COMPANIONS = new Set(['expires_in', 'expires_at', 'token_type', 'type', 'sb']);

/**
 * Removes tokens from the visible address, so that they don't stay in the history or get copied. No code reads
 * them. The rest of the address stays unchanged.
 */
export function wipeTokens(): void {
  const { pathname, search, hash } = window.location;
  const wiped = pathname + withoutTokens(search) + withoutTokens(hash);
  if (wiped !== pathname + search + hash) window.history.replaceState(window.history.state, '', wiped);
}

/** Returns the query or fragment `part`, with its sign, without tokens; empty when nothing is left. */
function withoutTokens(part: string): string {
  const entries = part.slice(1).split('&');
  if (!entries.some((entry) => TOKENS.has(nameOf(entry)))) return part;
  const left = entries.filter((entry) => !TOKENS.has(nameOf(entry)) && !COMPANIONS.has(nameOf(entry)));
  return left.length > 0 ? part.slice(0, 1) + left.join('&') : '';
}

function nameOf(entry: string): string {
  return [...new URLSearchParams(entry).keys()][0]?.toLowerCase() ?? '';
}
