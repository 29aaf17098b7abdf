import type { Answer } from './node-http';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const OPEN = /^\/(auth|rest)\/v1\//;

/** Adds the protections that a backend on a person's machine needs. */
export function forVisitors(answer: Answer): Answer {
  return guardHost(withoutStoring(allowCors(answer)));
}

/** Answers only requests for its own host names, so that a web site can't reach it with a domain that points here. */
function guardHost(answer: Answer): Answer {
  return async (request, peer) =>
    LOOPBACK.has(new URL(request.url).hostname)
      ? answer(request, peer)
      : Response.json({ message: 'The backend does not answer under this name.' }, { status: 421 });
}

/**
 * Forbids caches to store a response, because most contain personal data. A response with its own cache header is
 * public.
 */
function withoutStoring(answer: Answer): Answer {
  return async (request, peer) => {
    const response = await answer(request, peer);
    if (response.headers.has('cache-control') || response.type === 'error') return response;
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'no-store');
    return new Response(response.body, { status: response.status, headers });
  };
}

/**
 * Lets pages of any origin call the auth server and the data API, as hosted: rights come from keys and tokens,
 * never from cookies. Functions and the payment simulator set their own CORS headers.
 */
function allowCors(answer: Answer): Answer {
  return async (request, peer) => {
    if (!OPEN.test(new URL(request.url).pathname)) return answer(request, peer);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight(request) });
    const response = await answer(request, peer);
    const headers = new Headers(response.headers);
    headers.set('access-control-allow-origin', '*');
    headers.set(
      'access-control-expose-headers',
      'content-range, content-location, preference-applied, x-sb-error-code, x-supabase-api-version',
    );
    return new Response(response.body, { status: response.status, headers });
  };
}

function preflight(request: Request): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers':
      request.headers.get('access-control-request-headers') ?? 'authorization, apikey, content-type',
    'access-control-max-age': '86400',
    vary: 'access-control-request-headers',
  };
}
