import { allowCors } from './cors';
import type { Answer } from './node-http';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

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
