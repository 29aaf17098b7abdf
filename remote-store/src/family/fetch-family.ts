import { type Backend, children, nameAmong, scans } from '@little-arches/contracts/backend';
import { scanDay } from '@little-arches/contracts/values';
import type { Fit } from './fit';

/** A child of the signed-in person. */
export interface Child {
  readonly id: string;
  readonly name: string;
  /** The name, with the birth month when two children have the same name. */
  readonly label: string;
}

/** Reads the signed-in person's children, in the order they were added. Rejects with a `BackendError`. */
export async function fetchChildren(backend: Backend): Promise<Child[]> {
  const rows = await backend.select({ table: children, orderBy: { column: 'created_at' } });
  return rows.map((row) => ({ id: row.id, name: row.first_name.trim(), label: nameAmong(rows, row) }));
}

/** Reads the values of a child's newest finished scan; null without one. Rejects with a `BackendError`. */
export async function fetchFit(backend: Backend, childId: string): Promise<Fit | null> {
  const [scan] = await backend.select({
    table: scans,
    where: { child_id: childId, status: 'ready' },
    orderBy: { column: 'taken_at', descending: true },
    limit: 1,
  });
  if (scan?.status !== 'ready') return null;
  const length = Math.max(scan.left_foot.length_mm, scan.right_foot.length_mm);
  return { day: scanDay(scan), level: scan.product_level, length };
}
