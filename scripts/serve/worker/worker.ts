import { createChannelsHandler } from '../handler/channels-handler';
import { createFetchHandler } from '../handler/fetch-handler';
import { createHealthHandler } from '../handler/health-handler';
import { createStoreChannels } from '../handler/source/store-channels';

/** The part of a bucket binding (R2) that the worker uses. */
interface Bucket {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
}

/** The worker's bindings. */
interface Environment {
  /** Bucket with the release store. */
  readonly RELEASES: Bucket;
  /** Prefix of the store's keys in the bucket, without a trailing slash; the bucket's root if absent. */
  readonly PREFIX?: string;
  /** Channel at the site's own address; default: production. */
  readonly CHANNEL?: string;
}

/** Bytes kept in memory. A worker has 128 MB; the channels beside the main one use the same amount again. */
const KEPT = 32 * 1024 * 1024;

/** The handler, kept for the lifetime of the worker, so that its caches are reused. */
let handler: ((request: Request) => Promise<Response>) | undefined;

function createHandler({ RELEASES, PREFIX, CHANNEL = 'production' }: Environment) {
  const files = {
    async get(key: string) {
      const stored = await RELEASES.get(PREFIX ? `${PREFIX}/${key}` : key);
      return stored ? new Uint8Array(await stored.arrayBuffer()) : undefined;
    },
  };
  const channels = createStoreChannels({ files, channel: CHANNEL, kept: KEPT });
  const site = createChannelsHandler(channels, { sharedAnswers: false });
  return createFetchHandler(createHealthHandler(site, channels.main), clientAcceptEncoding);
}

/** Returns the client's accept-encoding header, which the edge replaces by its own and keeps separately. */
function clientAcceptEncoding(
  request: Request & { readonly cf?: { readonly clientAcceptEncoding?: string } },
) {
  return request.cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding');
}

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports as default.
export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    handler ??= createHandler(environment);
    return await handler(request);
  },
};
