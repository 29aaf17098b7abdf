import type { Backend } from 'shared-contracts/backend';
import { children } from 'shared-contracts/tables/children';
import { scans } from 'shared-contracts/tables/scans';
import type { Fit } from './fit';

/** A child of the signed-in person. */
export interface Child {
  readonly id: string;
  readonly name: string;
}

/** The signed-in person's children, in the order they were added. Rejects with a `BackendError`. */
export async function fetchChildren(backend: Backend): Promise<Child[]> {
  const rows = await backend.select({ table: children, orderBy: { column: 'created_at' } });
  return rows.map(({ id, first_name: name }) => ({ id, name }));
}

/** What the newest finished scan says, of one child or of all; null where there is none. Rejects with a `BackendError`. */
export async function fetchFit(
  backend: Backend,
  childId?: string,
): Promise<(Fit & { readonly childId: string }) | null> {
  const [scan] = await backend.select({
    table: scans,
    where: { status: 'ready', ...(childId && { child_id: childId }) },
    orderBy: { column: 'taken_at', descending: true },
    limit: 1,
  });
  if (scan?.status !== 'ready') return null;
  const length = Math.max(scan.left_foot.length_mm, scan.right_foot.length_mm);
  return { childId: scan.child_id, takenAt: scan.taken_at, level: scan.product_level, length };
}
