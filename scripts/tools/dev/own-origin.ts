import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Configuration } from '@rspack/core';

type Proxy = Extract<
  NonNullable<Exclude<Configuration['devServer'], false | undefined>['proxy']>,
  readonly unknown[]
>[number];

/** Where the parts of a site in development listen, each on this machine. */
export interface DevPlaces {
  /** The origin that pages name: `http://localhost:3000`. */
  readonly site: string;
  /** Of the server of pages. */
  readonly pages: string;
  /** Of the dev servers, by the path that begins their files. */
  readonly packages: ReadonlyMap<string, string>;
  /** Of the embedded backend. */
  readonly backend?: string;
}

/** What of the backend pages and people open; no page of the site begins so. */
const BACKEND = [
  '/auth/v1/',
  '/rest/v1/',
  '/functions/v1/',
  '/payments/',
  '/mailbox',
  '/reports',
  '/backend.css',
];

/** The types of content that name origins. */
const REWRITTEN = /^(text\/html|application\/json)/;

/**
 * The proxies that make one origin of all parts of a site, so that one port is enough on a phone, in a container or
 * through a tunnel. What pages, the backend and its mails name as site or backend becomes the origin that the browser
 * has; at the site's own origin pages ask the backend itself, as in production.
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
        // Only plain text can be rewritten.
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
  return [
    ...[...packages].map(
      ([path, target]): Proxy => ({ context: [path], target, ws: true, changeOrigin: true }),
    ),
    ...(backend === undefined ? [] : [{ ...rewritten(backend), context: BACKEND }]),
    { ...rewritten(pages), context: ['/'] },
  ];
}

/** The origin that a browser has of what it requests, behind a proxy that forwards it too. */
function originOf({ headers }: IncomingMessage): string {
  const said = (name: string) => headers[name]?.toString().split(',')[0]?.trim();
  return `${said('x-forwarded-proto') ?? 'http'}://${said('x-forwarded-host') ?? headers.host}`;
}
