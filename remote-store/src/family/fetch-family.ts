import {
  type Backend,
  birthOf,
  children,
  nameAmong,
  nameInSentence,
  scans,
} from '@little-arches/contracts/backend';
import { scanDay } from '@little-arches/contracts/values';
import type { Fit } from './fit';

/** Largest family whose children are all shown as chips; a larger family is searched by name. */
export const MANY = 8;

/** A child of the signed-in person. */
export interface Child {
  readonly id: string;
  readonly name: string;
  /** The name, with the birth month when two children have the same name or there are many children. */
  readonly label: string;
  /** The practice's own reference; empty without one. */
  readonly reference: string;
}

/** Reads the signed-in person's children, in the order they were added. Rejects with a `BackendError`. */
export async function fetchChildren(backend: Backend): Promise<Child[]> {
  const rows = await backend.select({ table: children, orderBy: { column: 'created_at' } });
  // A practice has thousands of children: each name is compared with the same names only.
  const alike = new Map<string, typeof rows>();
  for (const row of rows) {
    const same = alike.get(keyOf(row));
    if (same) same.push(row);
    else alike.set(keyOf(row), [row]);
  }
  return rows.map((row) => {
    const name = nameInSentence(row.first_name);
    const label = nameAmong(alike.get(keyOf(row)) ?? [], row);
    return {
      id: row.id,
      name,
      label: rows.length > MANY && label === name ? `${name} (${birthOf(row)})` : label,
      reference: row.reference ?? '',
    };
  });
}

const keyOf = ({ first_name }: { readonly first_name: string }) => first_name.trim().toLowerCase();

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
