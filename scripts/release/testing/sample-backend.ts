import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleProducts } from '@little-arches/contracts/testing/host';

const story = {
  summary: 'About feet.',
  body: 'Stand on a cold floor.\n\n## A bridge\n\nIt bends.',
  category: 'Bones',
  age_range: '7-10',
  reading_minutes: 3,
  cover: 'arch',
  published_at: '2026-10-20T10:00:00Z',
};
const answers: Readonly<Record<string, unknown>> = {
  getProducts: sampleProducts,
  getBlogWebsite: [
    { ...story, id: '00000000-0000-4000-8000-000000000001', title: 'The Bridge', slug: 'the-bridge' },
    { ...story, id: '00000000-0000-4000-8000-000000000002', title: 'The Print', slug: 'the-print' },
  ],
};

/** Serves the data that public pages read from a backend. */
export async function serveSamples(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '', 'http://localhost').pathname.split('/').at(-1) ?? '';
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/json');
    response.statusCode = request.method === 'OPTIONS' ? 204 : name in answers ? 200 : 404;
    response.end(request.method === 'OPTIONS' ? '' : JSON.stringify({ data: answers[name] ?? [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
