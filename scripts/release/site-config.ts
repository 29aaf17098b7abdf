import path from 'node:path';
import { parseConfig, type SiteConfig } from 'shared-contracts/config';
import type { Settings } from '../serve/settings';
import { UsageError } from '../usage-error';
import { readSite, siteFile } from './site-file';

/** Where the composed site of a channel stands: in the data directory, or in another store's own directory. */
export function siteFileOf(settings: Settings, channel: string, store: string | undefined): string {
  const own = path.join(settings.dataDir, 'releases');
  if (!store || /^\w+:\/\//.test(store) || path.resolve(store) === own)
    return siteFile(settings.dataDir, channel);
  return siteFile(path.resolve(store), channel);
}

/**
 * The public configuration of a channel's site: of the hosted services where the environment names them, else
 * what the site was composed with last, because the embedded backend's keys are made with its data.
 */
export async function findSiteConfig(settings: Settings, channel: string, file: string): Promise<SiteConfig> {
  if (settings.hosted) {
    const { configOf } = await import('../serve/start');
    return { ...configOf(settings, undefined), channel };
  }
  const last = readSite(file) ?? readSite(siteFile(settings.dataDir, settings.channel));
  const { reportUrl } = settings;
  if (last) return { ...parseConfig(last.config), channel, ...(reportUrl && { reportUrl }) };
  throw new UsageError(
    `Nothing tells which backend the pages of '${channel}' shall use. Run npm start once, or set SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and STRIPE_PUBLISHABLE_KEY.`,
  );
}
