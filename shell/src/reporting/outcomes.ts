import { describeThrown, propertyOf } from '@little-arches/contracts/platform';

/** Names of errors that browsers throw when the network, the visitor or a setting refuses. */
const REFUSALS: ReadonlySet<string> = new Set([
  ...['AbortError', 'TimeoutError', 'NetworkError', 'NotAllowedError', 'NotReadableError'],
  ...['QuotaExceededError', 'SecurityError'],
]);
/** Matches the engines' messages for the TypeError of a request without an answer. */
const NO_ANSWER =
  /^(failed to fetch|network ?error|load failed|cancell?ed|error in (input|body) stream|the (network|internet) connection )/i;

/**
 * Returns true when an error is a server's answer to a person's action, such as a wrong password, or a missing
 * answer. Faults of the auth server don't count; faults of the backend are reported where its answer is read.
 */
export function isAnswer(error: unknown): boolean {
  const { name } = describeThrown(error);
  if (name === 'BackendError') return true;
  return /^Auth\w*Error$/.test(name) && !(Number(propertyOf(error, 'status')) >= 500);
}

/** Returns true when an error is an expected outcome of every version, so that it proves nothing about one. */
export function isOutcome(error: unknown): boolean {
  const { name, message } = describeThrown(error);
  if (name === 'TypeError') return NO_ANSWER.test(message);
  return REFUSALS.has(name) || /^(BackendError|ServerError|Auth\w*Error|\w+LoadError)$/.test(name);
}

/** Names of the errors that React throws when a translator or an extension moved its nodes. */
const MOVED_NODES: ReadonlySet<string> = new Set(['NotFoundError', 'HierarchyRequestError']);

/** Returns true when React did not find a node at its place, which no version can prevent. */
export function isOfMovedNodes(error: unknown): boolean {
  return MOVED_NODES.has(describeThrown(error).name);
}
