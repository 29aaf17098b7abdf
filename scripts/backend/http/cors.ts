import type { Answer } from './node-http';

const OPEN = /^\/(auth|rest)\/v1\//;

/**
 * Lets pages of any origin call the auth server and the data API, as hosted: rights come from keys and tokens,
 * never from cookies. Functions and the payment simulator set their own CORS headers.
 */
export function allowCors(answer: Answer): Answer {
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
