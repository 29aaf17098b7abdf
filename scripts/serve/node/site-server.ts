import { listen } from '@little-arches/kit/http/node-server';
import { createChannelsHandler } from '../handler/channels-handler';
import { answerAsked, createFetchHandler } from '../handler/fetch-handler';
import { createHealthHandler } from '../handler/health-handler';
import { createSiteHandler, type SiteHandlerOptions } from '../handler/site-handler';
import type { Channels, SiteSource } from '../handler/source/site-source';

/** Options of the web server. */
export interface SiteServerOptions extends SiteHandlerOptions {
  readonly port: number;
  readonly source: SiteSource;
  /** Returns further channels by name, each at `<name>.<host of the site>`. */
  readonly channelOf?: Channels['of'];
}

/** Starts the embedded web server on localhost. Rejects with the system's error, for example a taken port. */
export async function startSiteServer(options: SiteServerOptions): Promise<{ stop(): Promise<void> }> {
  const { source, channelOf, port } = options;
  const site = channelOf
    ? createChannelsHandler({ main: source, of: channelOf }, options)
    : createSiteHandler(source, options);
  const handler = createHealthHandler(site, source);
  return await listen({
    // Listens on both, because a browser may try either for `localhost`.
    hosts: ['127.0.0.1', '::1'],
    port,
    answer: createFetchHandler(handler),
    refuse: (method, status) =>
      answerAsked(handler, { method, target: status === 405 ? '/' : undefined, header: () => undefined }),
  });
}
