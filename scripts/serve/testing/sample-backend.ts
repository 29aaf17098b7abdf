import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A backend of two functions: `getProducts` returns `listed`, `getLost` returns something that is no list. */
export interface SampleBackend {
  readonly url: string;
  /** The listed slugs, null for an item without one; undefined makes every call wait forever. */
  listed: readonly (string | null)[] | undefined;
  /** Number of calls of a function. */
  calls: number;
  stop(): Promise<void>;
}

/** Starts the backend on a free port. */
export async function startSampleBackend(): Promise<SampleBackend> {
  const server = createServer((request, response) => {
    backend.calls++;
    if (!backend.listed) return;
    const data = backend.listed.map((slug) => ({ slug, name: 'Rocket' }));
    response.setHeader('content-type', 'application/json');
    response.end(request.url === '/functions/v1/getProducts' ? JSON.stringify({ data }) : '{"data":7}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const backend: SampleBackend = {
    url: `http://127.0.0.1:${port}`,
    listed: ['rocket', 'came-since'],
    calls: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return backend;
}
