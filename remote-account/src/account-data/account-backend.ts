import type { Backend } from 'shared-contracts/backend';
import { deleteAccount as deletion } from 'shared-contracts/functions/delete-account';
import { type Consent, consents } from 'shared-contracts/tables/consents';
import { profiles } from 'shared-contracts/tables/profiles';
import { storedRows } from 'shared-contracts/tables/table-rows';

/** Every table that holds something about a person, in the order of the copy. */
const PERSONAL_TABLES = [
  storedRows('profiles'),
  storedRows('children'),
  storedRows('scans'),
  storedRows('exercises_done'),
  // What a link or a code is made of is nobody's to read.
  storedRows('sharing_links', 'id,scan_id,created_at,expires_at'),
  storedRows('pairing_codes', 'id,child_id,created_at,expires_at,used_at,scan_id'),
  storedRows('orders', '*,order_lines(*),deliveries(*)'),
  storedRows('consents', '*,consent_texts(*)'),
];

/** Everything stored about a person: when it was copied, how many rows of each table there are, and the rows by table. */
export interface AccountData {
  readonly exported_at: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly [table: string]: unknown;
}

/** Reads all rows of the signed-in person as stored; `now` is a timestamp that says when. */
export async function fetchAccountData(backend: Backend, now: string): Promise<AccountData> {
  const read = await Promise.all(
    PERSONAL_TABLES.map(async (rows) => ({ table: rows.table, rows: await backend.select({ table: rows }) })),
  );
  return {
    exported_at: now,
    counts: Object.fromEntries(read.map(({ table, rows }) => [table, rows.length])),
    ...Object.fromEntries(read.map(({ table, rows }) => [table, rows])),
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
