import path from 'node:path';
import type { SiteConfig } from '@little-arches/contracts/config';
import { EnvironmentError, UsageError } from '@little-arches/kit/errors/usage-error';
import type { Settings } from '@little-arches/kit/settings/settings';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { channelUrl } from './channel-address';
import { readLiveManifest } from './stored-site';

/** Address of the Stripe.js simulator on the site. */
export const STAND_IN = '/payment-simulator/stripe.js';

/** The addresses of an embedded backend. */
export interface EmbeddedBackend {
  readonly url: string;
  readonly publishableKey: string;
  readonly payments: { readonly api: string; readonly publishableKey: string };
}

/** Returns the public configuration that every page contains. */
export function configOf(
  settings: Pick<Settings, 'siteUrl' | 'channel' | 'reportUrl' | 'hosted'>,
  backend: EmbeddedBackend | undefined,
): SiteConfig {
  const { siteUrl, channel, reportUrl, hosted } = settings;
  const common = {
    siteUrl,
    channel,
    ...(reportUrl && { reportUrl }),
  };
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

/**
 * Returns the public configuration of a channel's site: the hosted services that the environment names, otherwise
 * the site's last configuration, so that any machine can release. A channel without a site gets the configuration
 * of `npm start` with its own address.
 */
export async function findSiteConfig(
  settings: Settings,
  channel: string,
  store: ReleaseStore,
): Promise<SiteConfig> {
  if (settings.hosted) return configOf({ ...settings, channel }, undefined);
  const own = createDirectoryStore(path.join(settings.dataDir, 'releases'));
  const places = [
    [store, channel],
    [store, settings.channel],
    [own, settings.channel],
  ] as const;
  const { reportUrl } = settings;
  let environmentError: EnvironmentError | undefined;
  for (const [where, name] of places) {
    // An unreadable site is composed again, with another channel's configuration.
    const last = await readLiveManifest(where, name).catch((error: unknown) => {
      if (error instanceof EnvironmentError) environmentError ??= error;
      return undefined;
    });
    if (!last) continue;
    const siteUrl = name === channel ? last.config.siteUrl : channelUrl(last.config.siteUrl, channel);
    return {
      ...last.config,
      siteUrl,
      channel,
      ...(reportUrl && { reportUrl }),
    };
  }
  if (environmentError) throw environmentError;
  throw new UsageError(
    `It is not known which backend the pages of '${channel}' use. Run npm start once, or set SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and STRIPE_PUBLISHABLE_KEY.`,
  );
}
