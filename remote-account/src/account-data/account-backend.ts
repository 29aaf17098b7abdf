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
  readonly sharing_links: readonly unknown[];
  readonly pairing_codes: readonly unknown[];
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
  const read = await Promise.all([
    backend.select({ table: storedRows('profiles') }),
    backend.select({ table: storedRows('children') }),
    backend.select({ table: storedRows('scans') }),
    backend.select({ table: storedRows('exercises_done') }),
    // What a link or a code is made of is nobody's to read.
    backend.select({ table: storedRows('sharing_links', 'id,scan_id,created_at,expires_at') }),
    backend.select({
      table: storedRows('pairing_codes', 'id,child_id,created_at,expires_at,used_at,scan_id'),
    }),
    backend.select({ table: storedRows('orders', '*,order_lines(*),deliveries(*)') }),
    backend.select({ table: storedRows('consents', '*,consent_texts(*)') }),
  ]);
  const [profileRows, children, scans, exercises_done, sharing_links, pairing_codes, orders, consentRows] =
    read;
  const rows = {
    profiles: profileRows,
    children,
    scans,
    exercises_done,
    sharing_links,
    pairing_codes,
    orders,
    consents: consentRows,
  };
  const counts = {
    profiles: profileRows.length,
    children: children.length,
    scans: scans.length,
    exercises_done: exercises_done.length,
    sharing_links: sharing_links.length,
    pairing_codes: pairing_codes.length,
    orders: orders.length,
    consents: consentRows.length,
  };
  return { exported_at: now, counts, ...rows };
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
