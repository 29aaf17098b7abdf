import { type Backend, parseList } from '@little-arches/contracts/backend';
import * as v from 'valibot';

const sessionSchema = v.object({
  id: v.string(),
  device: v.nullable(v.string()),
  signed_in_at: v.string(),
  seen_at: v.string(),
  current: v.boolean(),
});

/** A session of the account; `device` is the browser's user agent, if the server has it. */
export type AccountSession = v.InferOutput<typeof sessionSchema>;

/**
 * Reads the sessions of the signed-in person, newest sign-in first. Calls `report` for entries that can't be
 * parsed.
 */
export async function fetchSessions(
  backend: Backend,
  report: (error: unknown) => void,
): Promise<AccountSession[]> {
  const rows = await backend.rpc('list_sessions', {});
  return parseList('list_sessions', sessionSchema, rows, '', (problem) => report(new Error(problem)));
}

/** Says what an ended session can do until its access token expires (`jwt_expiry` in supabase/config.toml). */
export const AFTER_SIGN_OUT =
  'A page that is open there can show and change what you saved for up to 15 more minutes. It can’t delete your account, order, share a scan or connect the app.';
