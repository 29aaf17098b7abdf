import { readReleaseNotBefore, readReleaseOwners } from '@scripts/kit/settings/release-owners';
import { createMemory } from '@scripts/release/signing/trust';
import { createChannelsHandler } from '../handler/channels-handler';
import { createFetchHandler } from '../handler/fetch-handler';
import { createStoreChannels } from '../handler/source/store-channels';
import { createDirectoryFiles } from '../node/directory-files';

/** What this file uses of Deno. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(
    options: { readonly hostname: string; readonly port: number; readonly automaticCompression: boolean },
    handle: (request: Request) => Promise<Response>,
  ): unknown;
};

const store = Deno.env.get('RELEASE_STORE');
if (!store) throw new Error('RELEASE_STORE must name the directory of the release store.');

const anchors = readReleaseOwners(Deno.env.get('RELEASE_OWNERS'));
const notBefore = readReleaseNotBefore(Deno.env.get('RELEASE_NOT_BEFORE'), anchors);

const channels = createStoreChannels({
  files: createDirectoryFiles(store),
  channel: Deno.env.get('CHANNEL') ?? 'production',
  trust: { anchors, notBefore, memory: createMemory() },
});
// What is compressed is compressed already, and its tag must stay.
const options = {
  hostname: Deno.env.get('HOST') ?? '127.0.0.1',
  port: Number(Deno.env.get('PORT') ?? 3000),
  automaticCompression: false,
};
Deno.serve(options, createFetchHandler(createChannelsHandler(channels)));
