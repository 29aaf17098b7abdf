import type { Backend } from 'shared-contracts/backend';
import type { SessionUser } from 'shared-contracts/session';
import * as v from 'valibot';

const answerSchema = v.object({
  status: v.string(),
  message: v.nullish(v.string()),
  data: v.nullish(
    v.object({
      first_name: v.nullish(v.string(), ''),
      last_name: v.nullish(v.string(), ''),
      group_id: v.nullish(v.union([v.string(), v.number()])),
      role: v.nullish(v.string()),
    }),
  ),
});

/** The person with this id and email, by the profile call. Throws when it fails, or answers something else. */
export async function fetchUser(backend: Backend, id: string, email: string): Promise<SessionUser> {
  const answer = await backend.call('getProfileWebsite', { email }, { as: 'user' });
  const result = v.safeParse(answerSchema, answer);
  // The field only: this is logged, and the values are personal.
  if (!result.success)
    throw new Error(
      `The profile call answered something unexpected at '${v.getDotPath(result.issues[0]) ?? ''}'`,
    );
  const { status, message, data } = result.output;
  if (status !== 'success' || !data) throw new Error(`The profile call failed: ${message ?? status}`);
  const { first_name, last_name, group_id, role } = data;
  return {
    id,
    email,
    firstName: first_name,
    lastName: last_name,
    role: role ?? null,
    groupId: group_id == null ? null : String(group_id),
  };
}
