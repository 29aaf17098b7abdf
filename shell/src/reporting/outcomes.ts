import { describeThrown, propertyOf } from 'shared-contracts/platform';

/** What browsers throw where the network, the visitor or a setting of theirs says no. */
const REFUSALS: ReadonlySet<string> = new Set([
  ...['AbortError', 'TimeoutError', 'NetworkError', 'NotAllowedError', 'NotReadableError'],
  ...['QuotaExceededError', 'SecurityError'],
]);
/** How engines word the TypeError of a request without an answer. */
const NO_ANSWER =
  /^(failed to fetch|network ?error|load failed|cancell?ed|error in (input|body) stream|the (network|internet) connection )/i;

/**
 * Whether an error is a server's answer to what a person did, such as a wrong password, or the lack of one. A fault of
 * the auth server is none; one of the backend is reported where its answer is read.
 */
export function isAnswer(error: unknown): boolean {
  const { name } = describeThrown(error);
  if (name === 'BackendError') return true;
  return /^Auth\w*Error$/.test(name) && !(Number(propertyOf(error, 'status')) >= 500);
}

/** Whether an error is an outcome that every version has to expect, so that it proves nothing about one. */
export function isOutcome(error: unknown): boolean {
  const { name, message } = describeThrown(error);
  if (name === 'TypeError') return NO_ANSWER.test(message);
  return (
    REFUSALS.has(name) || /^(BackendError|ServerError|ContainmentError|Auth\w*Error|\w+LoadError)$/.test(name)
  );
}

/** How React fails on nodes that a translator or an extension moved. */
const MOVED_NODES: ReadonlySet<string> = new Set(['NotFoundError', 'HierarchyRequestError']);

/** Whether React did not find a node where it had put it, which no version can help. */
export function isOfMovedNodes(error: unknown): boolean {
  return MOVED_NODES.has(describeThrown(error).name);
}
