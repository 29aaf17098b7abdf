import type { SiteConfig } from '@little-arches/contracts/config';
import { movePage } from '@little-arches/release/compose/reuse/moved-page';
import { channelUrl } from '@little-arches/release/site/channel-address';
import { storeSite } from '@little-arches/release/site/stored-site';
import { changeRegistry, readRegistry } from '@little-arches/release/store/channel-registry';
import { siteDataDir } from '../site';
import { liveSite } from './live-site';
import { openSignedStore } from './signed-store';

/** Makes the live site live on another channel too, with its own configuration; returns the channel's address. */
export async function showChannel(channel: string, own: Partial<SiteConfig>): Promise<string> {
  const store = openSignedStore(siteDataDir);
  const site = await liveSite();
  const config = { ...site.config, channel, siteUrl: channelUrl(site.config.siteUrl, channel), ...own };
  const pages = site.pages.map((page) => ({
    ...page,
    ...movePage(page.html, site.config, config),
  }));
  const { id } = await storeSite(store, { ...site, config, pages });
  const { registry } = await readRegistry(store, 'production');
  await changeRegistry(store, channel, () => ({ ...registry, site: id }));
  return config.siteUrl;
}
