import { type Backend, getProfileWebsite } from '@little-arches/contracts/backend';
import type { SessionUser } from '@little-arches/contracts/session';
import { serverError } from '../backend/server-answer';

/** Reads the person with this id and email by the profile call. Throws when the call fails, or has another answer. */
export async function fetchUser(backend: Backend, id: string, email: string): Promise<SessionUser> {
  const { status, message, data } = await backend.call(getProfileWebsite, { email }, { as: 'user' });
  if (status !== 'success' || !data) throw serverError(`The profile call failed: ${message ?? status}`);
  const { first_name, last_name, group_id, role } = data;
  return {
    id,
    email,
    firstName: first_name ?? '',
    lastName: last_name ?? '',
    role: role ?? null,
    groupId: group_id == null ? null : String(group_id),
  };
}
