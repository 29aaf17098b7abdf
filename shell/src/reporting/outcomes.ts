import { describeThrown, propertyOf } from '@little-arches/contracts/platform';

/**
 * Returns true when an error is a server's answer to a person's action, such as a wrong password, or a missing
 * answer. Faults of the auth server don't count; faults of the backend are reported where its answer is read.
 */
export function isAnswer(error: unknown): boolean {
  const { name } = describeThrown(error);
  if (name === 'BackendError') return true;
  return /^Auth\w*Error$/.test(name) && !(Number(propertyOf(error, 'status')) >= 500);
}

/** Names of the errors that React throws when a translator or an extension moved its nodes. */
const MOVED_NODES: ReadonlySet<string> = new Set(['NotFoundError', 'HierarchyRequestError']);

/** Returns true when React did not find a node at its place, which no version can prevent. */
export function isOfMovedNodes(error: unknown): boolean {
  return MOVED_NODES.has(describeThrown(error).name);
}
