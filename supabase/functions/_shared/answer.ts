import type { FunctionAnswer, FunctionName } from 'shared-contracts/backend';
import { logProblem } from './log-problem.ts';

/**
 * An expected "no": its message is shown to the visitor, so it says what to do next. `details` are beside the
 * message in the answer, for pages that do more than show it.
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

/** What Deno.serve knows about the other end; absent where the host passes the request alone. */
export type Connection = { remoteAddr?: { hostname?: string } };

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  // supabase-js sends the trace headers when the page is traced, and x-region when a region is set.
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-region, traceparent, tracestate, baggage',
};

/** A JSON answer that any origin may read: rights come from the bearer token, never from a cookie. */
function answerJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { ...CORS_HEADERS, 'cache-control': 'no-store' } });
}

/**
 * Wraps a POST-only function, which returns what the contract has it answer: answers the preflight, refuses
 * other methods, and turns a Refusal into its status and `{ message }` with its details. Anything unexpected
 * is logged under the function's name and answers 500.
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
    try {
      return answerJson(await run(request, connection));
    } catch (error) {
      if (error instanceof Refusal)
        return answerJson({ ...error.details, message: error.message }, error.status);
      logProblem(`${name} failed:`, error);
      return answerJson({ message: 'Something went wrong on our side. Please try again.' }, 500);
    }
  };
}
