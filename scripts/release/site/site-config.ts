import path from 'node:path';
import type { Settings } from '@scripts/kit/settings';
import { UsageError } from '@scripts/kit/usage-error';
import type { SiteConfig } from 'shared-contracts/config';
import { readSite, siteFile } from './site-file';

/** The Stripe.js stand-in's address on the site. */
export const STAND_IN = '/payment-simulator/stripe.js';

/** Where pages find an embedded backend. */
export interface EmbeddedBackend {
  readonly url: string;
  readonly publishableKey: string;
  readonly payments: { readonly api: string; readonly publishableKey: string };
}

/** The public configuration every page carries. */
export function configOf(
  { siteUrl, channel, reportUrl, hosted }: Settings,
  backend: EmbeddedBackend | undefined,
): SiteConfig {
  const common = { siteUrl, channel, ...(reportUrl && { reportUrl }) };
  if (hosted)
    return {
      ...common,
      backend: { url: hosted.url, publishableKey: hosted.publishableKey },
      payments: { provider: 'stripe', publishableKey: hosted.stripePublishableKey },
    };
  if (!backend) throw new Error('There is neither a hosted nor an embedded backend');
  return {
    reportUrl: `${backend.url}/reports`,
    ...common,
    backend: { url: backend.url, publishableKey: backend.publishableKey },
    payments: { provider: 'simulator', script: STAND_IN, ...backend.payments },
  };
}

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
  if (settings.hosted) return { ...configOf(settings, undefined), channel };
  const last = readSite(file) ?? readSite(siteFile(settings.dataDir, settings.channel));
  const { reportUrl } = settings;
  if (last) return { ...last.config, channel, ...(reportUrl && { reportUrl }) };
  throw new UsageError(
    `Nothing tells which backend the pages of '${channel}' shall use. Run npm start once, or set SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and STRIPE_PUBLISHABLE_KEY.`,
  );
}
