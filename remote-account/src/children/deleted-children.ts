import { type Backend, tableRows } from '@little-arches/contracts/backend';
import * as v from 'valibot';

const deletedSchema = v.object({
  id: v.string(),
  deleted_at: v.pipe(v.string(), v.isoTimestamp()),
  scan_count: v.number(),
  last_taken_at: v.nullable(v.string()),
  last_taken_offset: v.nullable(v.number()),
  child: v.object({
    first_name: v.string(),
    birth_month: v.number(),
    birth_year: v.number(),
    reference: v.nullish(v.string()),
  }),
});

export type DeletedChild = v.InferOutput<typeof deletedSchema>;

const deletedChildren = tableRows(
  'deleted_children',
  Object.keys(deletedSchema.entries).join(','),
  deletedSchema,
);

/** Reads the children that the signed-in person deleted and can restore, the last deleted first. */
export async function fetchDeletedChildren(backend: Backend): Promise<DeletedChild[]> {
  return backend.select({ table: deletedChildren, orderBy: { column: 'deleted_at', descending: true } });
}

/** Restores a deleted child with its scans. Rejects with 404 when the child was deleted for good. */
export async function restoreChild(backend: Backend, id: string): Promise<void> {
  await backend.rpc('restore_child', { p_child_id: id });
}

export async function purgeChild(backend: Backend, id: string): Promise<void> {
  await backend.remove(deletedChildren, id);
}
