import { compress } from '@little-arches/kit/http/compression';
import { chooseCoding } from '@little-arches/kit/http/content-coding';
import * as server from '@little-arches/kit/http/node-server';

export type { Answer, WebServer } from '@little-arches/kit/http/node-server';

const HOST = '127.0.0.1';
const LARGEST_BODY = 1024 * 1024;

/**
 * Bytes from which a response is compressed, such as a list. Shorter ones gain little, and the uncompressed length
 * of a session reveals nothing.
 */
const WORTH_COMPRESSING = 8192;

/**
 * Listens on `port` of this machine (0: any free one). Rejects with a sentence when the port is taken. Logs errors
 * of `answer` and responds with 500.
 */
export async function listen(
  port: number,
  answer: server.Answer,
  log: (line: string) => void,
): Promise<server.WebServer> {
  try {
    return await server.listen({
      hosts: [HOST],
      port,
      largestBody: LARGEST_BODY,
      answer: withCompression(answerAlways(answer, log)),
      refuse: async (_, status) => refusals[status](),
    });
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, port);
  }
}

const refusals: Readonly<Record<server.Refused, () => Response>> = {
  400: () => Response.json({ message: 'The request must name one host, and an address.' }, { status: 400 }),
  405: () =>
    new Response(null, {
      status: 405,
      headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
    }),
  413: () => Response.json({ message: 'The request is larger than 1 MB.' }, { status: 413 }),
};

/** Responds with 500 and logs the error when `answer` fails. */
function answerAlways(answer: server.Answer, log: (line: string) => void): server.Answer {
  return async (request, peer) => {
    try {
      return await answer(request, peer);
    } catch (error) {
      const { pathname } = new URL(request.url);
      log(`${request.method} ${pathname} failed: ${error instanceof Error ? error.message : String(error)}`);
      return Response.json({ message: 'The backend failed; its log says why.' }, { status: 500 });
    }
  };
}

/** Compresses long responses when the client accepts it. */
function withCompression(answer: server.Answer): server.Answer {
  return async (request, peer) => {
    const response = await answer(request, peer);
    if (!response.body || response.headers.has('content-encoding')) return response;
    const { status, headers: given } = response;
    const plain = Buffer.from(await response.arrayBuffer());
    if (plain.length < WORTH_COMPRESSING)
      return new Response(new Uint8Array(plain), { status, headers: given });
    const headers = new Headers(given);
    headers.append('vary', 'accept-encoding');
    const accepted = request.headers.get('accept-encoding') ?? undefined;
    const coding = chooseCoding(accepted, ['br', 'gzip', 'identity']);
    if (coding !== 'br' && coding !== 'gzip') return new Response(new Uint8Array(plain), { status, headers });
    headers.set('content-encoding', coding);
    const content = await compress(plain, 'quickly', coding);
    return new Response(new Uint8Array(content), { status, headers });
  };
}

function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `The backend can't start: port ${port} on ${HOST} is taken by another program. Stop that program, or start with another port.`,
    );
  if (error.code === 'EACCES')
    return new Error(
      `The backend can't start: this user may not listen on port ${port}. Choose a port above 1023.`,
    );
  return new Error(`The backend can't listen on ${HOST}:${port}: ${error.message}`);
}
