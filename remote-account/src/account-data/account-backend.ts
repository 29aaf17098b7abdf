import type { Backend } from 'shared-contracts/backend';
import { deleteAccount as deletion } from 'shared-contracts/functions/delete-account';
import { type Consent, consents } from 'shared-contracts/tables/consents';
import { profiles } from 'shared-contracts/tables/profiles';
import { storedRows } from 'shared-contracts/tables/table-rows';

/** Everything stored about a person, as stored. */
interface StoredRows {
  readonly profiles: readonly unknown[];
  readonly children: readonly unknown[];
  readonly scans: readonly unknown[];
  readonly exercises_done: readonly unknown[];
  readonly orders: readonly unknown[];
  readonly consents: readonly unknown[];
}

/** A copy of it, which says when it was made and how many rows of each table it holds. */
export interface AccountData extends StoredRows {
  readonly exported_at: string;
  readonly counts: { readonly [Table in keyof StoredRows]: number };
}

/** Reads all rows of the signed-in person; `now` is a timestamp that says when. */
export async function fetchAccountData(backend: Backend, now: string): Promise<AccountData> {
  const [profileRows, children, scans, exercises_done, orders, consentRows] = await Promise.all([
    backend.select({ table: storedRows('profiles') }),
    backend.select({ table: storedRows('children') }),
    backend.select({ table: storedRows('scans') }),
    backend.select({ table: storedRows('exercises_done') }),
    backend.select({ table: storedRows('orders', '*,order_lines(*),deliveries(*)') }),
    backend.select({ table: storedRows('consents', '*,consent_texts(*)') }),
  ]);
  const counts = {
    profiles: profileRows.length,
    children: children.length,
    scans: scans.length,
    exercises_done: exercises_done.length,
    orders: orders.length,
    consents: consentRows.length,
  };
  return {
    exported_at: now,
    counts,
    profiles: profileRows,
    children,
    scans,
    exercises_done,
    orders,
    consents: consentRows,
  };
}

/** What the signed-in person agreed to, the newest first. */
export async function fetchConsents(backend: Backend): Promise<Consent[]> {
  return backend.select({ table: consents, orderBy: { column: 'given_at', descending: true } });
}

/** Changes the name of the signed-in person. */
export async function changeName(
  backend: Backend,
  userId: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await backend.update(profiles, userId, { first_name: firstName, last_name: lastName });
}

/** Deletes the signed-in person's account with everything in it, and has it confirmed by mail. */
export async function deleteAccount(backend: Backend): Promise<void> {
  await backend.call(deletion, {}, { as: 'user' });
}
