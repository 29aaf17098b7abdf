import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCompressor, tagOf } from '@scripts/kit/compression';
import { namesOneHost } from '@scripts/kit/host-header';
import { type PolicyAdditions, securityHeaders } from '@scripts/release/site/security-headers';
import { siteFiles } from '@scripts/release/site/site-files';
import { type AssetFile, createAssetReader, IMMUTABLE } from '@scripts/release/store/asset-files';
import type { ComposedPage, ComposedSite } from 'shared-contracts/formats/site';
import { addresses, findAddress } from 'shared-contracts/routes';
import { answerContent, type Content } from './content-answer';
import { close, listen } from './listen';

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

/** Bytes of compressed pages and files that are kept to be sent again. */
const KEPT_COMPRESSED = 64 * 1024 * 1024;

/** Starts the embedded web server on localhost. Rejects with the system's error, for example a taken port. */
export async function startSiteServer(options: SiteServerOptions): Promise<{ stop(): Promise<void> }> {
  const { site, extraFiles = {} } = options;
  const readAsset = createAssetReader(options.releases);
  const compressor = createCompressor(KEPT_COMPRESSED);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const current = site();
    const { config, pages } = current;
    setHeaders(response, securityHeaders(config, options.policy));
    if (!namesOneHost(request.rawHeaders)) {
      response.setHeader('connection', 'close');
      return sendText(response, 400, 'This is no address.');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    const target = parseTarget(request.url);
    if (!target) return sendText(response, 400, 'This is no address.');
    const { pathname, search } = target;
    if (pathname === '/composition.json') return sendJson(response, { id: current.composition.id });
    const files: SiteServerOptions['extraFiles'] = { ...extraFiles, ...siteFiles(current) };
    const extra = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    if (extra) {
      response.setHeader('content-type', extra.type);
      response.setHeader('cache-control', 'no-cache');
      response.end(typeof extra.content === 'string' ? extra.content : extra.content());
      return;
    }
    if (pathname.startsWith('/assets/')) {
      const file = await readAsset(pathname);
      if (!file) return sendText(response, 404, 'There is no such file.');
      return send(request, response, contentOfAsset(file));
    }
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
    await send(request, response, contentOfPage(page));
  }

  async function send(request: IncomingMessage, response: ServerResponse, content: Content): Promise<void> {
    const asked = {
      method: request.method ?? 'GET',
      header: (name: string) => request.headers[name]?.toString(),
    };
    const { status, headers, body } = await answerContent(content, asked, compressor);
    response.statusCode = status;
    setHeaders(response, headers);
    response.end(body);
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

const pageTags = new WeakMap<ComposedPage, string>();

function contentOfPage(page: ComposedPage): Content {
  const bytes = Buffer.from(page.html);
  const tag = pageTags.get(page) ?? tagOf(bytes);
  pageTags.set(page, tag);
  return {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    status: page.status,
    bytes,
    tag,
    compressed: 'quickly',
    inParts: false,
  };
}

function contentOfAsset({ type, content, compressible }: AssetFile): Content {
  return {
    type,
    cacheControl: IMMUTABLE,
    status: 200,
    bytes: content,
    tag: tagOf(content),
    compressed: compressible ? 'thoroughly' : undefined,
    inParts: true,
  };
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
