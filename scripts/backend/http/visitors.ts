import { allowCors } from './cors';
import type { Answer } from './node-http';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Answers as a backend in the network has to, on whatever address it listens. */
export function forVisitors(host: string, answer: Answer): Answer {
  return guardHost(host, withoutStoring(allowCors(answer)));
}

/** Answers only under its own names, so that no web site can reach it by pointing a name of its own here. */
function guardHost(host: string, answer: Answer): Answer {
  const names = new Set([...LOOPBACK, host]);
  const isOpen = host === '0.0.0.0' || host === '::';
  return async (request, peer) =>
    isOpen || names.has(new URL(request.url).hostname)
      ? answer(request, peer)
      : Response.json({ message: 'The backend does not answer under this name.' }, { status: 421 });
}

/** Forbids caches to store an answer, because most contain personal data; an answer with its own header is public. */
function withoutStoring(answer: Answer): Answer {
  return async (request, peer) => {
    const response = await answer(request, peer);
    if (response.headers.has('cache-control') || response.type === 'error') return response;
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'no-store');
    return new Response(response.body, { status: response.status, headers });
  };
}
