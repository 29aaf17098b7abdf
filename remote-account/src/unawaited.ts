/**
 * Marks a promise of a loader that may never be rendered: when the guard redirects first, the promise's failure
 * (401) must not become an unhandled rejection. `Deferred` still receives the failure.
 */
export function unawaited<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}
