import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import {
  type ComposedRemote,
  type Composition,
  type Container,
  parseComposition,
} from '@little-arches/contracts/formats';
import { addresses, matchesAddress } from '@little-arches/contracts/routes';
import { inertJson } from '@little-arches/kit/escape-markup';
import { printLine, printProblem } from '@little-arches/kit/print-line';
import * as v from 'valibot';

/** The version of the laptop's remote in pages. */
const LAPTOP = 'laptop';

/** Returns the path below which the laptop's files of a remote are, as if they were a release. */
export const laptopBase = (name: string) => `/assets/${name}/${LAPTOP}/`;

export interface LaptopRemote {
  readonly name: string;
  /** File name of its entry, below `laptopBase`. */
  readonly entry: () => string;
  readonly container: () => Container;
  /** Version of Module Federation's runtime that its entry expects from the shell, or `own`. */
  readonly runtime: () => string;
}

/** What the browser reports of a loaded remote: its table of pages, or why the live shell can't load it. */
const toldSchema = v.union([
  v.object({ failure: v.string() }),
  v.object({
    contract: v.object({ built: v.string(), needs: v.string() }),
    addresses: v.array(v.string()),
    panels: v.array(v.string()),
    fills: v.array(v.string()),
  }),
]);
type Table = Extract<v.InferOutput<typeof toldSchema>, { addresses: unknown }>;

/**
 * Creates the server of a released site in which one remote comes from this laptop. Pages, their policy and the
 * backend are the site's; only the entry of the remote differs. The browser reads the remote's table of pages, with
 * the live shell, when the first page is opened and after each edit.
 */
export function createLaptopSite(site: string, remote: LaptopRemote) {
  const { name } = remote;
  const base = laptopBase(name);
  let table: Table | undefined;
  let told = '';
  const open = new Set<ServerResponse>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', site);
    const rest = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
    if (rest === 'page.js') end(response, 200, { 'content-type': 'text/javascript' }, pageScript(name));
    else if (rest === 'changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      open.add(response);
      response.on('close', () => open.delete(response));
    } else if (rest === 'table') await takeTable(request, response);
    // The laptop's failures are no evidence about the site, so its reports end here.
    else if (rest === 'reports' || rest?.startsWith('reports/')) end(response, 204);
    else if (rest !== undefined) end(response, 404);
    else await forward(request, response, pathname);
  }

  /** Reads the remote's table that a page of this server sends; has the page loaded anew when it needs another composition. */
  async function takeTable(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.origin !== originOf(request)) return end(response, 403);
    const text = await readText(request);
    if (text === told) return end(response, 204);
    told = text;
    const read = v.safeParse(toldSchema, JSON.parse(text));
    if (!read.success) return end(response, 400);
    if ('failure' in read.output) {
      printProblem(`The live shell can't load ${name}: ${read.output.failure}`);
      return end(response, 204);
    }
    table = read.output;
    printLine(`${name} has ${table.addresses.join(', ') || 'no pages'}`);
    end(response, 205);
  }

  async function forward(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const own = originOf(request);
    const asksPage = request.headers.accept?.includes('text/html') ?? false;
    let found = await ask(request, asksPage);
    // An address that only the laptop has.
    const isNew = asksPage && found.headers.location === addresses.notFound;
    if (isNew) {
      found.resume();
      found = await ask({ ...headOf(request), url: addresses.notFound }, true);
    }
    const {
      'strict-transport-security': _,
      'content-length': __,
      connection: ___,
      ...headers
    } = found.headers;
    if (headers.location) headers.location = headers.location.replace(site, own);
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(found.statusCode ?? 502, { ...headers, ...(__ && { 'content-length': __ }) });
      found.pipe(response);
      return;
    }
    const { etag: ____, ...pageHeaders } = headers;
    const html = await rewritten(await readText(found), pathname, own);
    const isOurs = isNew && owns(pathname);
    end(
      response,
      isOurs ? 200 : (found.statusCode ?? 502),
      { ...pageHeaders, ...policyFor(headers, own) },
      html,
    );
  }

  const owns = (pathname: string) => table?.addresses.some((one) => matchesAddress(one, pathname)) ?? true;

  async function rewritten(html: string, pathname: string, own: string): Promise<string> {
    const composition = await wholeComposition(html);
    if (!composition) return html;
    const remotes = composition.remotes.filter((one) => one.name !== name);
    const laptop = composed(remote, composition.remotes, table, pathname);
    // What was prerendered by another version can't be hydrated.
    const differs = owns(pathname) || html.includes(`data-remote="${name}"`);
    const blank = differs
      ? html
          .replace(
            /<div id="root"[^>]*>.*?<\/div>\n(?=<script type="application\/json")/s,
            '<div id="root"></div>\n',
          )
          .replace(/<script type="application\/json" id="hydration">[^<]*<\/script>\n/, '')
          .replace(
            /<script src="[^"]*"[^>]* (?:async|defer)><\/script>\n(?=(?:<script [^>]* async><\/script>\n)*<\/body>)/g,
            '',
          )
      : html;
    return blank
      .replace(
        new RegExp(`<(?:link|script)[^>]* (?:href|src)="/assets/${name}/[^>]*>(?:</script>)?\n?`, 'g'),
        '',
      )
      .replace(CONFIG, (_, text: string) =>
        inertJson('config', {
          ...v.parse(configSchema, JSON.parse(text)),
          siteUrl: own,
          reportUrl: `${own}${base}reports`,
        }),
      )
      .replace(COMPOSITION, () =>
        inertJson('composition', { ...composition, rest: undefined, remotes: [laptop, ...remotes] }),
      )
      .replace('</body>', (bodyEnd) => `<script type="module" src="${base}page.js"></script>\n${bodyEnd}`);
  }

  /** Returns the composition of a page with all remotes of the site; undefined for a page without one. */
  async function wholeComposition(html: string): Promise<Composition | undefined> {
    const [, text] = COMPOSITION.exec(html) ?? [];
    if (text === undefined) return undefined;
    const composition = parseComposition(JSON.parse(text));
    if (!composition.rest) return composition;
    const whole = await readText(await ask({ method: 'GET', headers: {}, url: composition.rest.url }, true));
    return { ...composition, remotes: parseComposition(JSON.parse(whole)).remotes };
  }

  /** Requests an address of the site as a browser resolves it: every name below `localhost` is this machine. */
  function ask(
    asked: Pick<IncomingMessage, 'method' | 'headers' | 'url'> & Partial<IncomingMessage>,
    plain: boolean,
  ) {
    const { origin, host, hostname } = new URL(site);
    const { 'accept-encoding': coding, origin: from, referer: _, ...headers } = asked.headers;
    const lookup: typeof dns.lookup = ((asking: string, ...rest: [never, never]) =>
      dns.lookup(hostname.endsWith('.localhost') ? 'localhost' : asking, ...rest)) as never;
    const options = {
      method: asked.method,
      lookup,
      headers: {
        ...headers,
        host,
        ...(from && { origin }),
        ...(plain ? { 'accept-encoding': 'identity' } : coding && { 'accept-encoding': coding }),
      },
    };
    const { request } = site.startsWith('https:') ? https : http;
    return new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(new URL(asked.url ?? '/', site), options, resolve).on('error', reject);
      if (asked.pipe) asked.pipe(sent);
      else sent.end();
    });
  }

  return {
    /** Answers a request; a site that is gone answers 502. */
    answer: (request: IncomingMessage, response: ServerResponse) =>
      void answer(request, response).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (response.headersSent) response.destroy();
        else end(response, 502, { 'content-type': 'text/plain' }, `${site} does not answer: ${reason}`);
      }),
    /** Loads every open page again. */
    reload() {
      told = '';
      for (const response of open) response.write('data: changed\n\n');
    },
  };
}

/** The fields of a page's configuration stay as they are, except two. */
const configSchema = v.looseObject({});

const COMPOSITION = /<script type="application\/json" id="composition">([^<]*)<\/script>/;
const CONFIG = /<script type="application\/json" id="config">([^<]*)<\/script>/;

/**
 * Returns the laptop's remote as a page names it. Until its table is known it owns the opened page, so that the shell
 * loads it, under the contract of a live remote; the shell checks the remote's own contract once it is loaded.
 */
function composed(
  { name, entry, container, runtime }: LaptopRemote,
  [live]: readonly ComposedRemote[],
  table: Table | undefined,
  pathname: string,
): ComposedRemote {
  const { contract = { built: '1.0', needs: '1.0' } } = live ?? {};
  const known = table ?? { contract, addresses: [pathname], panels: [], fills: [] };
  const url = laptopBase(name) + entry();
  // The entry changes with each edit, so it has no hash.
  return { ...known, name, version: LAPTOP, url, integrity: '', runtime: runtime(), container: container() };
}

/** Returns the site's policy for a page at the laptop's origin: edits arrive by a socket, reports go nowhere. */
function policyFor(headers: IncomingMessage['headers'], own: string) {
  const policy = String(headers['content-security-policy'] ?? '')
    .replace(/;\s*report-uri [^;]*/, '')
    .replace(/(connect-src [^;]*)/, `$1 ${own.replace(/^http/, 'ws')}`);
  return { 'content-security-policy': policy, 'cache-control': 'no-store' };
}

function pageScript(name: string): string {
  const text = readFileSync(path.join(import.meta.dirname, 'laptop-page.js'), 'utf8');
  return text.replace("'remote-name'", () => JSON.stringify(name));
}

const headOf = ({ headers }: IncomingMessage) => ({ method: 'GET', headers });

const originOf = ({ headers }: IncomingMessage) => `http://${headers.host}`;

function end(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}, text = ''): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(text);
}
