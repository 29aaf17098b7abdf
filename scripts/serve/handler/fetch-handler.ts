import { escapeUnprintable } from '@little-arches/contracts/input';
import { type Answer, type Asked, textAnswer } from './answer';
import type { SiteHandler } from './site-handler';
import { UnavailableError } from './source/site-source';

/**
 * Creates the handler for servers of the fetch standard: edge workers, and Node through the kit's adapter.
 * `acceptEncoding` returns the header as the client sent it, for a runtime that changes it.
 */
export function createFetchHandler(
  answer: SiteHandler,
  acceptEncoding: (request: Request) => string | null = ({ headers }) => headers.get('accept-encoding'),
): (request: Request) => Promise<Response> {
  return (request) => answerAsked(answer, askedBy(request, acceptEncoding(request)));
}

/** Returns the handler's answer as a web Response, even when the handler fails. */
export async function answerAsked(answer: SiteHandler, asked: Asked): Promise<Response> {
  const given = await answer(asked).catch((error) => failureAnswer(`${asked.method} ${asked.target}`, error));
  const { status, headers, body } = given;
  // Otherwise workerd would compress compressed content again; other servers ignore the field.
  const init: ResponseInit & { encodeBody: string } = { status, headers, encodeBody: 'manual' };
  return new Response((body as Uint8Array<ArrayBuffer> | undefined) ?? null, init);
}

function askedBy(request: Request, acceptEncoding: string | null): Asked {
  const { method, headers } = request;
  return {
    method,
    target: targetOf(request),
    header: (name) => (name === 'accept-encoding' ? acceptEncoding : headers.get(name)) ?? undefined,
  };
}

/** Returns the requested address; undefined when the runtime refuses it because of an invalid host. */
function targetOf(request: Request): string | undefined {
  try {
    const { pathname, search } = new URL(request.url);
    return pathname + search;
  } catch {
    return undefined;
  }
}

/** Returns the answer for clients when answering failed. The log names the request and the cause. */
function failureAnswer(asked: string, error: unknown): Answer {
  const isExpected = error instanceof UnavailableError;
  if (!isExpected) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(escapeUnprintable(`${asked} failed: ${words}`, { lines: true }));
  }
  const text = isExpected
    ? 'There is nothing that could be shown at the moment; the log of the server says why.'
    : 'The server failed to answer; its log says why.';
  return textAnswer({ method: 'GET' }, isExpected ? 503 : 500, text, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(isExpected && { 'retry-after': '5' }),
  });
}
