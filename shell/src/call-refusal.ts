/**
 * What a refusal of a signed-in person's call means:
 * - `early`: the server's clock is behind that of the auth server, so waiting helps;
 * - `stale`: the token is accepted no longer, so a new one helps;
 * - `forbidden`: the token is good, but its account or session may be gone;
 * - `setup`: the site or its servers are set up wrongly, which no login changes.
 */
export type CallRefusal = 'early' | 'stale' | 'forbidden' | 'setup';

const EARLY = /not (yet valid|valid yet)|issued ?at ?future|used before issued/i;

/** Database error codes of an account that is gone: a foreign key without its row, and no row to change. */
const GONE: readonly unknown[] = ['23503', 'PGRST116'];

/** Returns the meaning of a refusal; undefined when it doesn't concern the caller's session. */
export function refusalOf(status: number, answer: unknown): CallRefusal | undefined {
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  if (status === 401) return refusedToken(code, String(message));
  return status === 403 || GONE.includes(code) ? 'forbidden' : undefined;
}

/** Returns whether a server says of a token that it is good later only. */
export function isEarly(message: string): boolean {
  return EARLY.test(message);
}

/** PGRST303 is said of every claim: of the times, and of an audience or a form that a new token has too. */
function refusedToken(code: unknown, message: string): CallRefusal {
  if (isEarly(message)) return 'early';
  if (code === 'PGRST303') return /expired/i.test(message) ? 'stale' : 'setup';
  // The platform's gateway refuses the site's key before anyone reads the token.
  return code === 'PGRST302' || /\bapi key\b/i.test(message) ? 'setup' : 'stale';
}
