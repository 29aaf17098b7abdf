/**
 * Marks a promise of a loader as one that may never be shown: the guard can lead the visitor away first, and
 * its failure (401) must then not surface as an unhandled rejection. `Deferred` still sees the failure.
 */
export function unawaited<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}
