import { type Backend, createBackendError } from 'shared-contracts/backend';
import { type Child, childSchema } from 'shared-contracts/profile';
import * as v from 'valibot';
import { parseRows } from '../parse-rows';

const TABLE = 'children';
const columns = Object.keys(childSchema.entries).join(',');

/** What a person fills in about a child; the database adds the id and the owner. */
export type ChildInput = Omit<Child, 'id'>;

/** The signed-in person's children, in the order they were added. */
export async function fetchChildren(backend: Backend): Promise<Child[]> {
  const rows = await backend.select({ table: TABLE, columns, orderBy: { column: 'created_at' } });
  return parseRows(TABLE, v.array(childSchema), rows);
}

/** One child of the signed-in person. Rejects with 404 when it is gone. */
export async function fetchChild(backend: Backend, id: string): Promise<Child> {
  const rows = await backend.select({ table: TABLE, columns, where: { id }, limit: 1 });
  const [child] = parseRows(TABLE, v.array(childSchema), rows);
  if (!child) throw createBackendError('This child’s profile is gone. Go back to the list of scans.', 404);
  return child;
}

/** Adds a child and gives it as stored. */
export async function addChild(backend: Backend, input: ChildInput): Promise<Child> {
  return parseRows(TABLE, childSchema, await backend.insert(TABLE, input));
}

/** Changes a child and gives it as stored. */
export async function changeChild(backend: Backend, id: string, input: ChildInput): Promise<Child> {
  return parseRows(TABLE, childSchema, await backend.update(TABLE, id, input));
}

/** Deletes a child; the database deletes the child's scans with it. */
export async function deleteChild(backend: Backend, id: string): Promise<void> {
  await backend.remove(TABLE, id);
}
