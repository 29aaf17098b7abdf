import type { Backend } from 'shared-contracts/backend';
import { storedRows } from 'shared-contracts/tables/table-rows';

/** Everything stored about a person, as stored. */
export interface AccountData {
  readonly exported_at: string;
  readonly profiles: unknown[];
  readonly children: unknown[];
  readonly scans: unknown[];
  readonly orders: unknown[];
}

/** Reads all rows of the signed-in person; `now` is a timestamp that says when. */
export async function fetchAccountData(backend: Backend, now: string): Promise<AccountData> {
  const [profiles, children, scans, orders] = await Promise.all([
    backend.select({ table: storedRows('profiles') }),
    backend.select({ table: storedRows('children') }),
    backend.select({ table: storedRows('scans') }),
    backend.select({ table: storedRows('orders', '*,order_lines(*)') }),
  ]);
  return { exported_at: now, profiles, children, scans, orders };
}

/** Deletes the signed-in person's account with everything in it. */
export async function deleteAccount(backend: Backend): Promise<void> {
  await backend.rpc('delete_account', {});
}
