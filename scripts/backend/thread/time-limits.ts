import * as v from 'valibot';

/** Milliseconds a statement may take, by the role it runs as. */
export type TimeLimits = Readonly<Record<string, number>>;

const rowsSchema = v.array(v.object({ role: v.string(), setting: v.string() }));

const UNITS: Readonly<Record<string, number>> = {
  us: 0.001,
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** What a hosted project allows a role that has no limit of its own, and one that is set to 0. */
const GLOBAL_LIMIT = 120_000;

/**
 * Reads statement_timeout of every role, as PostgREST does before it takes a role. PGlite can't obey the setting:
 * its one thread has no timer that would interrupt a statement.
 */
export async function readTimeLimits(query: (sql: string) => Promise<unknown[]>): Promise<TimeLimits> {
  const rows = await query(
    `select rolname::text as role, setting from pg_roles, unnest(rolconfig) as setting
     where setting like 'statement_timeout=%'`,
  );
  return Object.fromEntries(
    v.parse(rowsSchema, rows).map(({ role, setting }) => [role, parseTimeout(setting.split('=')[1] ?? '')]),
  );
}

/** The auth server, which is no role of the data API. */
export const AUTH_SERVER = 'supabase_auth_admin';
/** What the real auth server allows a request as a whole (GOTRUE_API_MAX_REQUEST_DURATION). */
const AUTH_LIMIT = 10_000;

/** The limit of a role; one without its own has that of `authenticator`, as hosted. */
export function timeLimitOf(limits: TimeLimits, role: string): number {
  if (role === AUTH_SERVER) return AUTH_LIMIT;
  return limits[role] ?? limits.authenticator ?? GLOBAL_LIMIT;
}

/**
 * Starts a clock that reads milliseconds: of the time that passed, at most what this process computed in it.
 * On a busy machine a statement takes long without costing anyone much.
 */
export function startClock(): () => number {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
}

/** A value of statement_timeout ("8s", "500 ms", "3000") in milliseconds. */
export function parseTimeout(text: string): number {
  const [, digits, unit = 'ms'] = /^(\d+)\s*([a-z]*)$/.exec(text.trim()) ?? [];
  const milliseconds = Number(digits) * (UNITS[unit || 'ms'] ?? Number.NaN);
  return milliseconds > 0 ? milliseconds : GLOBAL_LIMIT;
}
