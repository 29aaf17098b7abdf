import type { FunctionAnswer, FunctionName } from '@little-arches/contracts/backend';
import { logAnswer, logProblem } from './log-problem.ts';
import { traceOf } from './trace.ts';

/**
 * An expected refusal. Its message is shown to the visitor, so it states the next step. `details` are returned
 * beside the message, for pages that handle the reason.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** The connection as Deno.serve passes it; undefined when the host passes only the request. */
export type Connection = { remoteAddr?: { hostname?: string } };

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  // Our pages send traceparent; supabase-js may send the other trace headers, and x-region when a region is set.
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-region, traceparent, tracestate, baggage',
};

/**
 * Creates a JSON response that any origin may read, because rights come from the bearer token and never from a
 * cookie.
 */
function answerJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { ...CORS_HEADERS, 'cache-control': 'no-store' } });
}

/**
 * Wraps a POST-only function that returns the answer of its contract: handles the preflight, refuses other methods,
 * and converts a Refusal to its status and `{ message }` with its details. Other errors are logged under the
 * function's name and answered with 500. Logs the status with the trace of a call that has one.
 */
export function answerPosts<Name extends FunctionName>(
  name: Name,
  run: (request: Request, connection?: Connection) => Promise<FunctionAnswer<Name>>,
): (request: Request, connection?: Connection) => Promise<Response> {
  return async (request, connection) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS_HEADERS });
    if (request.method !== 'POST') {
      const answer = answerJson({ message: `${name} answers POST requests only.` }, 405);
      answer.headers.set('allow', 'POST, OPTIONS');
      return answer;
    }
    const started = performance.now();
    const trace = traceOf(request);
    const failed = trace ? `${name} failed in trace ${trace}:` : `${name} failed:`;
    const answer = await answerOf(run(request, connection), failed);
    if (trace) logAnswer(name, answer.status, performance.now() - started, trace);
    return answer;
  };
}

/** Returns the response to a call; `failed` begins the log line of an unexpected error. */
async function answerOf(body: Promise<unknown>, failed: string): Promise<Response> {
  try {
    return answerJson(await body);
  } catch (error) {
    if (error instanceof Refusal)
      return answerJson({ ...error.details, message: error.message }, error.status);
    logProblem(failed, error);
    return answerJson({ message: 'Something went wrong on our side. Please try again.' }, 500);
  }
}
