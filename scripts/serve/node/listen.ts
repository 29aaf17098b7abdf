import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Milliseconds an idle connection is kept: longer than browsers and proxies keep theirs, so that none is closed
 * here while a request is on its way to it.
 */
const KEEP_ALIVE = 75_000;

/** Listens on both loopback addresses, because a browser may try either for `localhost`. */
export async function listen(handle: RequestListener, port: number): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    servers.push(await listenOn('127.0.0.1', port, handle));
    servers.push(await listenOn('::1', port, handle));
  } catch (error) {
    // A machine without IPv6 has no ::1, and no one misses it.
    if (servers.length === 1 && (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return servers;
    await Promise.all(servers.map(close));
    throw error;
  }
  return servers;
}

function listenOn(host: string, port: number, handle: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    // A request without a host is answered as one with two, in our own words and with our headers.
    const server = createServer({ requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE }, handle);
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** Ends a server and every connection to it. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
