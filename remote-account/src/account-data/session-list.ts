import { type Backend, parseList } from 'shared-contracts/backend';
import * as v from 'valibot';

const sessionSchema = v.object({
  id: v.string(),
  device: v.nullable(v.string()),
  signed_in_at: v.string(),
  seen_at: v.string(),
  current: v.boolean(),
});

/** A place where the account is signed in; `device` is the browser's user agent, where the server has it. */
export type AccountSession = v.InferOutput<typeof sessionSchema>;

/**
 * Where the signed-in person is signed in, the newest sign-in first; `report` receives what can't be read of
 * it.
 */
export async function fetchSessions(
  backend: Backend,
  report: (error: unknown) => void,
): Promise<AccountSession[]> {
  const rows = await backend.rpc('list_sessions', {});
  return parseList('list_sessions', sessionSchema, rows, '', (problem) => report(new Error(problem)));
}
