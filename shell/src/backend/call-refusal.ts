/**
 * The meaning of a refused call of a signed-in person:
 * - `early`: the server's clock is behind that of the auth server, so waiting helps;
 * - `stale`: the token is no longer accepted, so a new one helps;
 * - `forbidden`: the token is valid, but its account or session may be gone;
 * - `setup`: the site or its servers are configured wrongly, so signing in again doesn't help.
 */
export type CallRefusal = 'early' | 'stale' | 'forbidden' | 'setup';

const EARLY = /not (yet valid|valid yet)|issued ?at ?future|used before issued/i;

/** Database error codes of a deleted account: a foreign key without its row, and no row to change. */
const GONE: readonly unknown[] = ['23503', 'PGRST116'];

/** Returns the meaning of a refusal; undefined when it doesn't concern the caller's session. */
export function refusalOf(status: number, answer: unknown): CallRefusal | undefined {
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  if (status === 401) return refusedToken(code, String(message));
  return status === 403 || GONE.includes(code) ? 'forbidden' : undefined;
}

/** Returns true when the server says that a token is not valid yet. */
export function isEarly(message: string): boolean {
  return EARLY.test(message);
}

/**
 * Returns the meaning of a refused token. The server sends PGRST303 for every claim: for expired times, but also
 * for an audience or a form that a new token would have too.
 */
function refusedToken(code: unknown, message: string): CallRefusal {
  if (isEarly(message)) return 'early';
  if (code === 'PGRST303') return /expired/i.test(message) ? 'stale' : 'setup';
  // The platform's gateway refuses the site's key before the token is read.
  return code === 'PGRST302' || /\bapi key\b/i.test(message) ? 'setup' : 'stale';
}
