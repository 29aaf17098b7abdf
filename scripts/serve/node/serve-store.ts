import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readSettings, type Settings } from '@little-arches/kit/settings/settings';
import { readStoreLocation, schemeOf } from '@little-arches/kit/settings/store-location';
import { openStore } from '@little-arches/release/store/open-store';
import { type ServedSite, type SiteSource, UnavailableError } from '../handler/source/site-source';
import { createStoreChannels } from '../handler/source/store-channels';
import type { StoredFiles } from '../handler/source/store-source';
import { createDirectoryFiles } from './directory-source';
import { startSiteServer } from './site-server';

/** Milliseconds between two checks while no site can be served. */
const PAUSE = 2000;

/**
 * `npm run serve`: serves what is live in a release store, a directory or a bucket, until Ctrl-C. It builds nothing
 * and starts no backend.
 */
export async function run(args: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const location = readOptions(args).store ?? readStoreLocation(process.env, settings);
  const { site, stop } = await serveStore(location, settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  console.log(`Ready: http://localhost:${settings.port} (Ctrl-C ends it)`);
  const served = await site;
  if (served) console.log(`Serving ${location}, whose site is ${served.config.siteUrl}`);
}

/**
 * Serves what is live in a store. Without a readable site it answers 503 and retries: `site` resolves with the
 * first readable site, or with undefined when the server is stopped before.
 */
export async function serveStore(location: string, settings: Settings) {
  const { channel, port } = settings;
  const channels = createStoreChannels({ files: await openFiles(location), channel });
  const server = await startSiteServer({ port, source: channels.main, channelOf: channels.of });
  const ending = new AbortController();
  return {
    site: siteOnceThere(channels.main, ending.signal),
    async stop() {
      ending.abort();
      await server.stop();
    },
  };
}

async function siteOnceThere(source: SiteSource, signal: AbortSignal): Promise<ServedSite | undefined> {
  while (!signal.aborted) {
    try {
      return await source.site();
    } catch (error) {
      // The source has logged the reason.
      if (!(error instanceof UnavailableError)) throw error;
    }
    await pause(PAUSE, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

async function openFiles(location: string): Promise<StoredFiles> {
  const store = await openStore(location);
  if (!schemeOf(location)) return createDirectoryFiles(path.resolve(location));
  return { get: async (key) => (await store.get(key))?.content };
}

function readOptions(args: readonly string[]): { readonly store?: string } {
  try {
    return parseArgs({ args: [...args], options: { store: { type: 'string' } } }).values;
  } catch {
    throw new UsageError(
      'Say which store: npm run serve -- --store DIR or s3://bucket; PORT and CHANNEL say the rest.',
    );
  }
}
