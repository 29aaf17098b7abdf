import { type Backend, children, createBackendError } from '@little-arches/contracts/backend';
import type { Child } from '@little-arches/contracts/values';
import type { ChildInput } from './child-rules';
import { MOST_OF_A_FAMILY } from './practice';

/**
 * Reads the signed-in person's children in the order they were added, at most one more than a family has. That
 * extra child makes `isPractice` return true; the lists of a practice are read page by page.
 */
export async function fetchFamily(backend: Backend): Promise<Child[]> {
  return backend.select({ table: children, orderBy: { column: 'created_at' }, limit: MOST_OF_A_FAMILY + 1 });
}

/** Reads the signed-in person's children, in the order they were added. */
export async function fetchChildren(backend: Backend): Promise<Child[]> {
  return backend.select({ table: children, orderBy: { column: 'created_at' } });
}

/** Reads one child of the signed-in person. Rejects with 404 when the child was deleted. */
export async function fetchChild(backend: Backend, id: string): Promise<Child> {
  const [child] = await backend.select({ table: children, where: { id }, limit: 1 });
  if (!child) throw createBackendError('This child’s profile is gone. Go back to the list of scans.', 404);
  return child;
}

/**
 * Adds a child under the id that the form made, and returns it as stored. If an earlier attempt stored it and its
 * answer was lost, what was typed since changes that child.
 */
export async function addChild(backend: Backend, id: string, input: ChildInput): Promise<Child> {
  const stored = await backend.insert(children, { ...input, id });
  const columns = Object.keys(input) as (keyof ChildInput)[];
  return columns.every((column) => stored[column] === input[column])
    ? stored
    : changeChild(backend, id, input);
}

/** Changes a child and returns it as stored. */
export async function changeChild(backend: Backend, id: string, input: ChildInput): Promise<Child> {
  return backend.update(children, id, input);
}

/** Deletes a child with its scans. The child can be restored for 30 days. */
export async function deleteChild(backend: Backend, id: string): Promise<void> {
  await backend.remove(children, id);
}
