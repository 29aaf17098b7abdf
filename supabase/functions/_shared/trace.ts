/** Matches a `traceparent`; only versions after 00 may have further fields. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/**
 * Returns the trace id of a request (https://www.w3.org/TR/trace-context/), by which its page, its log lines and the
 * page's reports are found; undefined without a valid header.
 */
export function traceOf(request: Request): string | undefined {
  const [, version, trace, more] = TRACEPARENT.exec(request.headers.get('traceparent') ?? '') ?? [];
  return version === '00' && more !== undefined ? undefined : trace;
}
