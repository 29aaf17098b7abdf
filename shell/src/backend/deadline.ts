/** Milliseconds until a call to our server counts as failed. */
const TIMEOUT = 15_000;

/**
 * Creates a signal that follows `outer` and aborts after the timeout. `AbortSignal.any` is too recent for the
 * oldest browsers.
 */
export function deadline(outer: AbortSignal | null | undefined) {
  const controller = new AbortController();
  const follow = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
