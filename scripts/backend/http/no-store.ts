import type { Answer } from './node-http';

/**
 * Lets no one on the way keep an answer, because most hold personal data; one that says otherwise is public.
 */
export function withoutStoring(answer: Answer): Answer {
  return async (request, peer) => {
    const response = await answer(request, peer);
    if (response.headers.has('cache-control') || response.type === 'error') return response;
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'no-store');
    return new Response(response.body, { status: response.status, headers });
  };
}
