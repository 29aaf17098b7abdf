import { type Backend, type ChildInput, children, createBackendError } from 'shared-contracts/backend';
import type { Child } from 'shared-contracts/values';

/** The signed-in person's children, in the order they were added. */
export async function fetchChildren(backend: Backend): Promise<Child[]> {
  return backend.select({ table: children, orderBy: { column: 'created_at' } });
}

/** One child of the signed-in person. Rejects with 404 when it is gone. */
export async function fetchChild(backend: Backend, id: string): Promise<Child> {
  const [child] = await backend.select({ table: children, where: { id }, limit: 1 });
  if (!child) throw createBackendError('This child’s profile is gone. Go back to the list of scans.', 404);
  return child;
}

/** Adds a child and returns it as stored. */
export async function addChild(backend: Backend, input: ChildInput): Promise<Child> {
  return backend.insert(children, input);
}

/** Changes a child and returns it as stored. */
export async function changeChild(backend: Backend, id: string, input: ChildInput): Promise<Child> {
  return backend.update(children, id, input);
}

/** Deletes a child; the database deletes the child's scans with it. */
export async function deleteChild(backend: Backend, id: string): Promise<void> {
  await backend.remove(children, id);
}
