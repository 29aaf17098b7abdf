import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Configuration } from '@rspack/core';

type Proxy = Extract<
  NonNullable<Exclude<Configuration['devServer'], false | undefined>['proxy']>,
  readonly unknown[]
>[number];

/** Addresses of the parts of a site in development, each on this machine. */
export interface DevPlaces {
  /** Origin in the pages: `http://localhost:3000`. */
  readonly site: string;
  /** Address of the server of pages. */
  readonly pages: string;
  /** Origins of the dev servers, by the path prefix of their files. */
  readonly packages: ReadonlyMap<string, string>;
  /** Address of the embedded backend. */
  readonly backend?: string;
}

/** Path prefixes of the backend that pages and people open; no page of the site has one of them. */
const BACKEND = [
  '/auth/v1/',
  '/rest/v1/',
  '/functions/v1/',
  '/payments/',
  '/mailbox',
  '/reports',
  '/backend.css',
];

/** Content types whose content contains origins. */
const REWRITTEN = /^(text\/html|application\/json)/;

/**
 * Creates the proxies that serve all parts of a site at one origin, so that one port is enough on a phone, in a
 * container or through a tunnel. Replaces the site's and backend's origins in pages, responses and mails by the
 * browser's origin. At the site's own origin, pages call the backend directly, as in production.
 */
export function oneOrigin({ site, pages, packages, backend }: DevPlaces): Proxy[] {
  const rewritten = (target: string): Proxy => ({
    target,
    changeOrigin: true,
    selfHandleResponse: true,
    pathRewrite: (path, request) =>
      path.replaceAll(encodeURIComponent(originOf(request as IncomingMessage)), encodeURIComponent(site)),
    on: {
      proxyReq(sent, request) {
        const own = originOf(request as IncomingMessage);
        if (target === pages) sent.setHeader('host', new URL(site).host);
        if (request.headers.origin === own) sent.setHeader('origin', site);
        // Only uncompressed text can be rewritten.
        sent.removeHeader('accept-encoding');
      },
      proxyRes: (answer, request, response) =>
        void answerAt(originOf(request as IncomingMessage), answer, response as ServerResponse),
    },
  });
  const named = backend === undefined ? [site] : [site, backend];
  async function answerAt(own: string, answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const toOwn = (text: string) =>
      own === site ? text : named.reduce((all, origin) => all.replaceAll(origin, own), text);
    const content = await buffer(answer).catch(() => undefined);
    if (!content) return void response.destroy();
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...headers } = answer.headers;
    response.statusCode = answer.statusCode ?? 502;
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, typeof value === 'string' ? toOwn(value) : value);
    const isText = REWRITTEN.test(answer.headers['content-type'] ?? '');
    response.end(isText ? toOwn(content.toString()) : content);
  }
  const proxies: Proxy[] = [
    ...[...packages].map(
      ([path, target]): Proxy => ({ context: [path], target, ws: true, changeOrigin: true }),
    ),
    ...(backend === undefined ? [] : [{ ...rewritten(backend), context: BACKEND }]),
    { ...rewritten(pages), context: ['/'] },
  ];
  // A kept connection may end at the same moment in which it is used again; the page would get a 504.
  return proxies.map((proxy) => ({ ...proxy, agent: false }));
}

/** Returns the origin of a request as the browser sees it, also behind a proxy that forwards it. */
function originOf({ headers }: IncomingMessage): string {
  const said = (name: string) => headers[name]?.toString().split(',')[0]?.trim();
  return `${said('x-forwarded-proto') ?? 'http'}://${said('x-forwarded-host') ?? headers.host}`;
}
