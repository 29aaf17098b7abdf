import { createHash } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { addresses, findAddress } from 'shared-contracts/routes';
import type { ComposedPage, ComposedSite } from '../release/compose';
import { searchEngineFiles } from '../release/search-engines';
import { compress, createAssetReader, IMMUTABLE } from './asset-files';
import { type PolicyAdditions, securityHeaders } from './security-headers';

/** What the web server serves. */
export interface SiteServerOptions {
  readonly port: number;
  /** The composed site as it is now. */
  readonly site: () => ComposedSite;
  /** Directory of the release store. */
  readonly releases: string;
  /** Further files by path, for example the payment simulator's script. */
  readonly extraFiles?: Readonly<
    Record<string, { readonly type: string; readonly content: string | (() => string) }>
  >;
  readonly policy?: PolicyAdditions;
}

/** Starts the embedded web server on localhost. Rejects with the system's error, for example a taken port. */
export async function startSiteServer(options: SiteServerOptions): Promise<{ stop(): Promise<void> }> {
  const { site, extraFiles = {} } = options;
  const readAsset = createAssetReader(options.releases);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const current = site();
    const { config, pages } = current;
    setHeaders(response, securityHeaders(config, options.policy));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    const target = parseTarget(request.url);
    if (!target) return sendText(response, 400, 'This is no address.');
    const { pathname, search } = target;
    if (pathname === '/composition.json') return sendJson(response, { id: current.composition.id });
    const files: SiteServerOptions['extraFiles'] = { ...extraFiles, ...searchEngineFiles(current) };
    const extra = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    if (extra) {
      response.setHeader('content-type', extra.type);
      response.setHeader('cache-control', 'no-cache');
      response.end(typeof extra.content === 'string' ? extra.content : extra.content());
      return;
    }
    if (pathname.startsWith('/assets/')) return sendAsset(request, response, pathname);
    // One address for each page: trailing and doubled slashes lead to the address without. The result begins
    // with one slash, so it never is another host's.
    const canonical = `/${pathname.split('/').filter(Boolean).join('/')}`;
    if (pathname !== canonical) return redirect(response, 308, canonical + search);
    const page = pageOf(pages, pathname);
    if (!page) return redirect(response, 302, addresses.notFound);
    setHeaders(
      response,
      securityHeaders(config, { ...options.policy, ...(page.style && { styles: [page.style] }) }),
    );
    await sendPage(request, response, page);
  }

  async function sendAsset(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const file = await readAsset(pathname);
    if (!file) return sendText(response, 404, 'There is no such file.');
    response.setHeader('content-type', file.type);
    response.setHeader('cache-control', IMMUTABLE);
    response.setHeader('vary', 'accept-encoding');
    const brotli = acceptsBrotli(request) ? file.brotli : undefined;
    if (brotli) response.setHeader('content-encoding', 'br');
    response.setHeader('content-length', (brotli ?? file.content).byteLength);
    response.end(request.method === 'HEAD' ? undefined : (brotli ?? file.content));
  }

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error) => {
      console.error(`${request.method} ${request.url} failed`, error);
      if (!response.headersSent) response.statusCode = 500;
      response.end('The server failed to answer; its log says why.');
    });
  };
  const servers = await listen(handle, options.port);
  return {
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}

function pageOf(pages: readonly ComposedPage[], pathname: string): ComposedPage | undefined {
  const pattern = findAddress(
    pages.map((page) => page.pattern),
    pathname,
  );
  return pages.find((page) => page.pattern === pattern);
}

/** The path and query a request asks for, also in the form a proxy is asked in; undefined if it is neither. */
function parseTarget(target = '/'): URL | undefined {
  // Not as a relative address: `//host/` would then name another host.
  const address = target.startsWith('/') ? `http://site.invalid${target}` : target;
  return URL.canParse(address) ? new URL(address) : undefined;
}

const compressedPages = new WeakMap<ComposedPage, Promise<Buffer>>();

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: ComposedPage,
): Promise<void> {
  const brotli = acceptsBrotli(request);
  const hash = createHash('sha256').update(page.html).digest('base64url').slice(0, 22);
  const etag = brotli ? `"${hash}-br"` : `"${hash}"`;
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', etag);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (page.status === 200 && knows(request, etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.statusCode = page.status;
  if (brotli) response.setHeader('content-encoding', 'br');
  const content = brotli ? await compressed(page) : Buffer.from(page.html);
  response.setHeader('content-length', content.byteLength);
  response.end(request.method === 'HEAD' ? undefined : content);
}

function compressed(page: ComposedPage): Promise<Buffer> {
  const made = compressedPages.get(page) ?? compress(Buffer.from(page.html));
  compressedPages.set(page, made);
  return made;
}

/** Whether the client has the version with this tag. A proxy on the way may have made it a weak one. */
function knows(request: IncomingMessage, etag: string): boolean {
  const tags = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(`${text}\n`);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(value));
}

function redirect(response: ServerResponse, status: 302 | 308, location: string): void {
  response.statusCode = status;
  response.setHeader('location', location);
  response.setHeader('cache-control', 'no-store');
  response.end();
}

function acceptsBrotli(request: IncomingMessage): boolean {
  const codings = String(request.headers['accept-encoding'] ?? '').split(',');
  return codings.some((coding) => /^\s*br\s*(;\s*q=(1|0\.\d*[1-9])\d*)?\s*$/i.test(coding));
}

/** Listens on both loopback addresses, because a browser may try either for `localhost`. */
async function listen(handle: RequestListener, port: number): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    servers.push(await listenOn('127.0.0.1', port, handle));
    servers.push(await listenOn('::1', port, handle));
  } catch (error) {
    // A machine without IPv6 has no ::1, and nobody misses it.
    if (servers.length === 1 && (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return servers;
    await Promise.all(servers.map(close));
    throw error;
  }
  return servers;
}

function listenOn(host: string, port: number, handle: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handle);
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
