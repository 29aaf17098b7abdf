import type { Backend } from 'shared-contracts/backend';
import { scanDay } from 'shared-contracts/dates';
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

/** Scans that are read at once: enough for a family; of a practice's other children each is read once it is chosen. */
const LATEST = 12;

/** What the newest finished scan of a child says; null where there is none. Rejects with a `BackendError`. */
export async function fetchFit(backend: Backend, childId: string): Promise<Fit | null> {
  return (await fetchFits(backend, { child_id: childId }, 1)).get(childId) ?? null;
}

/** What the newest finished scans say, by the child's id. Rejects with a `BackendError`. */
export async function fetchFits(
  backend: Backend,
  where: { readonly child_id?: string } = {},
  limit = LATEST,
): Promise<ReadonlyMap<string, Fit>> {
  const newest = await backend.select({
    table: scans,
    where: { ...where, status: 'ready' },
    orderBy: { column: 'taken_at', descending: true },
    limit,
  });
  const fits = new Map<string, Fit>();
  for (const scan of newest) {
    if (scan.status !== 'ready' || fits.has(scan.child_id)) continue;
    const length = Math.max(scan.left_foot.length_mm, scan.right_foot.length_mm);
    const { taken_at: takenAt, product_level: level } = scan;
    fits.set(scan.child_id, { takenAt, day: scanDay(scan), level, length });
  }
  return fits;
}
