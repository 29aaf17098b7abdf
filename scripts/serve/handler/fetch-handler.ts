import type { Asked } from './answer';
import { failureAnswer } from './failure-answer';
import type { SiteHandler } from './site-handler';

/**
 * The handler as servers of the fetch standard take it: edge workers. `acceptEncoding` returns what the
 * client sent as that header, for a runtime that tells the handler something else.
 */
export function createFetchHandler(
  answer: SiteHandler,
  acceptEncoding: (request: Request) => string | null = ({ headers }) => headers.get('accept-encoding'),
): (request: Request) => Promise<Response> {
  return async (request) => {
    const given = await answer(askedBy(request, acceptEncoding(request))).catch((error) =>
      failureAnswer(`${request.method} ${targetOf(request)}`, error),
    );
    const { status, headers, body } = given;
    // workerd would compress once more what is already; no one else knows the field.
    const init: ResponseInit & { encodeBody: string } = { status, headers, encodeBody: 'manual' };
    return new Response((body as Uint8Array<ArrayBuffer> | undefined) ?? null, init);
  };
}

function askedBy(request: Request, acceptEncoding: string | null): Asked {
  const { method, headers } = request;
  return {
    method,
    target: targetOf(request),
    header: (name) => (name === 'accept-encoding' ? acceptEncoding : headers.get(name)) ?? undefined,
  };
}

/** A runtime may refuse to make an address of a host that is none. */
function targetOf(request: Request): string | undefined {
  try {
    const { pathname, search } = new URL(request.url);
    return pathname + search;
  } catch {
    return undefined;
  }
}
