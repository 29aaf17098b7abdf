import { allowCors } from './cors';
import type { Answer } from './node-http';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Adds the protections that a backend in a network needs, whatever address it listens on. */
export function forVisitors(host: string, answer: Answer): Answer {
  return guardHost(host, withoutStoring(allowCors(answer)));
}

/** Answers only requests for its own host names, so that a web site can't reach it with a domain that points here. */
function guardHost(host: string, answer: Answer): Answer {
  const names = new Set([...LOOPBACK, host]);
  const isOpen = host === '0.0.0.0' || host === '::';
  return async (request, peer) =>
    isOpen || names.has(new URL(request.url).hostname)
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
