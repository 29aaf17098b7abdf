import { isChannelName } from '@little-arches/kit/settings/channel';

/** Returns the address of a channel's site, beside the one at `siteUrl`: `staging.localhost:3000`. */
export function channelUrl(siteUrl: string, channel: string): string {
  return `${new URL(siteUrl).protocol}//${channel}${suffixOf(siteUrl)}`;
}

/**
 * Returns a function for the channel that a host names beside the site at `siteUrl`; undefined for that site's own
 * host, and for unrelated hosts.
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
