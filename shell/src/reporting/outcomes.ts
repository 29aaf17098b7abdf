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
  const name = textOf(error, 'name');
  if (name === 'BackendError') return true;
  return /^Auth\w*Error$/.test(name) && !(Number(propertyOf(error, 'status')) >= 500);
}

/** Whether an error is an outcome that every version has to expect, so that it proves nothing about one. */
export function isOutcome(error: unknown): boolean {
  const name = textOf(error, 'name');
  if (name === 'TypeError') return NO_ANSWER.test(textOf(error, 'message'));
  return (
    REFUSALS.has(name) || /^(BackendError|ServerError|ContainmentError|Auth\w*Error|\w+LoadError)$/.test(name)
  );
}

/** A text property of whatever was thrown; empty where there is none. Never throws. */
export function textOf(error: unknown, key: 'name' | 'message' | 'stack'): string {
  const value = propertyOf(error, key);
  return typeof value === 'string' ? value : '';
}

/** A property of whatever was thrown; undefined where there is none. Never throws. */
export function propertyOf(error: unknown, key: string): unknown {
  try {
    return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  } catch {
    return undefined;
  }
}
