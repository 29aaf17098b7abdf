import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesOneHost } from '@scripts/kit/http/host-header';
import type { Answer, Asked } from '../handler/answer';
import { createChannelsHandler } from '../handler/channels-handler';
import { failureAnswer } from '../handler/failure-answer';
import { createSiteHandler, type SiteHandlerOptions } from '../handler/site-handler';
import type { Channels, SiteSource } from '../handler/source/site-source';
import { close, listen } from './listen';

/** What the web server serves. */
export interface SiteServerOptions extends SiteHandlerOptions {
  readonly port: number;
  readonly source: SiteSource;
  /** Further channels by name, each at `<name>.<host of the site>`. */
  readonly channelOf?: Channels['of'];
}

/** Starts the embedded web server on localhost. Rejects with the system's error, for example a taken port. */
export async function startSiteServer(options: SiteServerOptions): Promise<{ stop(): Promise<void> }> {
  const { source, channelOf } = options;
  const answer = channelOf
    ? createChannelsHandler({ main: source, of: channelOf }, options)
    : createSiteHandler(source, options);

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answer(new NodeAsked(request)).then(
      (given) => send(given, response),
      (error) => send(failureAnswer(`${request.method} ${request.url}`, error), response),
    );
  };
  const servers = await listen(handle, options.port);
  return {
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}

/** A class, because an object with a function of its own for each request is what costs most here. */
class NodeAsked implements Asked {
  readonly method: string;
  readonly target: string | undefined;
  readonly #request: IncomingMessage;

  constructor(request: IncomingMessage) {
    this.method = request.method ?? 'GET';
    this.target = namesOneHost(request.rawHeaders) ? request.url : undefined;
    this.#request = request;
  }

  header(name: string): string | undefined {
    return this.#request.headers[name]?.toString();
  }
}

function send({ status, headers, body }: Answer, response: ServerResponse): void {
  // Who sends what is no request may send more of it.
  if (status === 400) response.shouldKeepAlive = false;
  response.writeHead(status, linesOf(headers));
  response.end(body);
}

/** Headers as Node writes them quickest, because most answers share theirs. */
const lines = new WeakMap<Answer['headers'], string[]>();

function linesOf(headers: Answer['headers']): string[] {
  const known = lines.get(headers);
  if (known) return known;
  const made = Object.entries(headers).flat();
  lines.set(headers, made);
  return made;
}
