import { isChannelName } from '@scripts/kit/settings/channel';

/** Where the site of a channel beside the one at `siteUrl` is found: `staging.localhost:3000`. */
export function channelUrl(siteUrl: string, channel: string): string {
  return `${new URL(siteUrl).protocol}//${channel}${suffixOf(siteUrl)}`;
}

/**
 * Returns the channel that a host names beside the site at `siteUrl`; undefined for that site's own host, and
 * for hosts that are no part of it.
 */
export function createChannelFinder(siteUrl: string): (host: string | undefined) => string | undefined {
  const suffix = suffixOf(siteUrl);
  return (host) => {
    if (!host?.endsWith(suffix)) return undefined;
    const name = host.slice(0, -suffix.length);
    return isChannelName(name) && name !== 'www' ? name : undefined;
  };
}

function suffixOf(siteUrl: string): string {
  return `.${new URL(siteUrl).host.replace(/^www\./, '')}`;
}
