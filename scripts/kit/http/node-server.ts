import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Answers one web request. `Response.error()` breaks the connection; `peer` is the client's address. */
export type Answer = (request: Request, peer: string) => Promise<Response>;

/** Status for client data that is no valid web request. */
export type Refused = 400 | 405 | 413;

/** Options of a Node server: where it listens and how it answers. */
export interface NodeServerOptions {
  /** Addresses to listen on. All but the first may be missing on a machine. */
  readonly hosts: readonly [string, ...string[]];
  /** Port to listen on; 0 takes any free one, only with one host. */
  readonly port: number;
  /** Must never reject, except when the client disconnects. */
  readonly answer: Answer;
  /** Answers a refused request in place of `answer`; the connection is closed afterwards. */
  readonly refuse: (method: string, status: Refused) => Promise<Response>;
  /** Maximum bytes of a request body; default: bodies are not read. */
  readonly largestBody?: number;
}

/** A running Node server that answers with web Requests and Responses. */
export interface WebServer {
  readonly port: number;
  /** Stops the server; pending requests get one second at most. */
  stop(): Promise<void>;
}

/**
 * Milliseconds an idle connection stays open: longer than in browsers and proxies, so that no request meets a
 * closing connection.
 */
const KEEP_ALIVE = 75_000;
/** Milliseconds for pending requests when the server stops. */
const LAST_CALL = 1000;

/** Starts a server. Rejects with the system's error, for example for a taken port. */
export async function listen(options: NodeServerOptions): Promise<WebServer> {
  const servers: Server[] = [];
  for (const host of options.hosts)
    try {
      servers.push(await listenOn(host, options));
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      // A machine without IPv6 has no ::1 and does not need it.
      if (servers.length > 0 && !isTaken) continue;
      await Promise.all(servers.map(close));
      throw error;
    }
  const address = servers[0]?.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}

function listenOn(host: string, options: NodeServerOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    // A request without a host is answered like one with two.
    const server = createServer({ requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE }, (...pair) => {
      // Reached only when the client disconnects.
      respond(...pair, options).catch(() => pair[1].destroy());
    });
    server.once('error', reject);
    server.listen(options.port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), LAST_CALL);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { answer, refuse, largestBody }: NodeServerOptions,
): Promise<void> {
  const request = await toRequest(incoming, largestBody);
  const isRefused = typeof request === 'number';
  // A client that sends invalid data may send more of it.
  if (isRefused) outgoing.shouldKeepAlive = false;
  const response = isRefused
    ? await refuse(incoming.method ?? 'GET', request)
    : await answer(request, incoming.socket.remoteAddress ?? '');
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  if (incoming.method === 'HEAD' || !response.body) {
    outgoing.writeHead(response.status, [...response.headers].flat());
    outgoing.end();
    return;
  }
  const content = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== 'content-length').flat();
  outgoing.writeHead(response.status, [...headers, 'content-length', String(content.length)]);
  outgoing.end(content);
}

/** Returns the web request of the received data, or the status that refuses it. */
async function toRequest(incoming: IncomingMessage, largestBody = 0): Promise<Request | Refused> {
  const { method = 'GET', url: target = '/' } = incoming;
  if (!namesOneHost(incoming.rawHeaders)) return 400;
  if (method === 'TRACE') return 405;
  // Joined as text: relative to a base, `//host/` would name another host.
  const url = target.startsWith('/') ? `http://${incoming.headers.host}${target}` : target;
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = largestBody > 0 ? await readBody(incoming, largestBody) : Buffer.of();
  if (!body) return 413;
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  try {
    return new Request(url, { method, headers, ...(hasBody && { body: new Uint8Array(body) }) });
  } catch {
    return 400;
  }
}

/** Returns the body; undefined when it is too large. */
async function readBody(incoming: IncomingMessage, largest: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Matches a host name or address with an optional port (RFC 9110, section 7.2). */
const HOST = /^(?:[\w.~%!$&'()*+;=-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Returns true when a request names its host exactly once, in a valid form; RFC 9112, section 3.2, requires 400
 * otherwise. A proxy and a server could each choose another of two hosts. Accepts Node's raw headers, because its
 * header table holds only the first of several.
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2);
  return hosts.length === 1 && HOST.test(hosts[0] ?? '');
}
