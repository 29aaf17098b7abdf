import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { compress } from '@scripts/kit/http/compression';
import { chooseCoding } from '@scripts/kit/http/content-coding';
import { namesOneHost } from '@scripts/kit/http/host-header';

/** Answers one web request, with `Response.error()` by a connection that breaks; `peer` is the other end's address. */
export type Answer = (request: Request, peer: string) => Promise<Response>;

const LARGEST_BODY = 1024 * 1024;

/** Bytes of an answer worth compressing: lists. What is shorter gains little, and the length of a session tells nothing. */
const WORTH_COMPRESSING = 8192;

/** A Node server, listening, that answers through web Requests and Responses. */
export interface WebServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Listens on `host` and `port` (0: any free one). Rejects with a sentence when the port is taken. What `answer`
 * fails with is logged and answered with 500.
 */
export async function listen(
  host: string,
  port: number,
  answer: Answer,
  log: (line: string) => void,
): Promise<WebServer> {
  const always = answerAlways(answer, log);
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    // Only a caller that hangs up ends here.
    respond(incoming, outgoing, always).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => close(server),
  };
}

/** Answers with 500, and logs why, what `answer` fails with. */
function answerAlways(answer: Answer, log: (line: string) => void): Answer {
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

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `The backend can't start: port ${port} on ${host} is taken by another program. Stop that program, or start with another port.`,
    );
  if (error.code === 'EACCES')
    return new Error(
      `The backend can't start: this user may not listen on port ${port}. Choose a port above 1023.`,
    );
  return new Error(`The backend can't listen on ${host}:${port}: ${error.message}`);
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  if (!namesOneHost(incoming.rawHeaders)) {
    outgoing.writeHead(400, { 'content-type': 'application/json', connection: 'close' });
    outgoing.end(JSON.stringify({ message: 'The request must name one host.' }));
    return;
  }
  // No web Request can be made of it.
  if (incoming.method === 'TRACE') {
    outgoing.writeHead(405, { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS', connection: 'close' });
    outgoing.end();
    return;
  }
  const body = await readBody(incoming);
  if (body === 'too large') {
    outgoing.writeHead(413, { 'content-type': 'application/json', connection: 'close' });
    outgoing.end(JSON.stringify({ message: 'The request is larger than 1 MB.' }));
    return;
  }
  const response = await answer(toRequest(incoming, body), incoming.socket.remoteAddress ?? '');
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const { headers, content } = await encode(response, incoming.headers['accept-encoding']);
  const hasBody = incoming.method !== 'HEAD' && ![204, 304].includes(response.status);
  outgoing.writeHead(
    response.status,
    hasBody ? [...headers, 'content-length', String(content.length)] : headers,
  );
  outgoing.end(hasBody ? content : undefined);
}

/** What is sent of a response: its bytes, compressed where that is worth it and the client takes it. */
async function encode(response: Response, accepted: string | undefined) {
  const plain = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== 'content-length').flat();
  if (plain.length < WORTH_COMPRESSING || response.headers.has('content-encoding'))
    return { headers, content: plain };
  headers.push('vary', 'accept-encoding');
  const coding = chooseCoding(accepted, ['br', 'gzip', 'identity']);
  if (coding !== 'br' && coding !== 'gzip') return { headers, content: plain };
  return {
    headers: [...headers, 'content-encoding', coding],
    content: await compress(plain, 'quickly', coding),
  };
}

function toRequest(incoming: IncomingMessage, body: Buffer): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  return new Request(url, {
    method,
    headers,
    body: method === 'GET' || method === 'HEAD' || body.length === 0 ? undefined : new Uint8Array(body),
  });
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | 'too large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > LARGEST_BODY) return 'too large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
