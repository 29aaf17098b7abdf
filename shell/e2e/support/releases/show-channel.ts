import { shortcutOf } from '@scripts/release/compose/document/shortcut';
import { movePage } from '@scripts/release/compose/reuse/moved-page';
import { channelUrl } from '@scripts/release/site/channel-address';
import { storeSite } from '@scripts/release/site/stored-site';
import { changeRegistry, readDescriptor, readRegistry } from '@scripts/release/store/channel-registry';
import type { SiteConfig } from 'shared-contracts/config';
import { siteDataDir } from '../site';
import { liveSite } from './live-site';
import { openSignedStore } from './signed-store';

/** Makes the live site live on another channel too, with its own configuration; returns the channel's address. */
export async function showChannel(channel: string, own: Partial<SiteConfig>): Promise<string> {
  const store = openSignedStore(siteDataDir);
  const site = await liveSite();
  const config = { ...site.config, channel, siteUrl: channelUrl(site.config.siteUrl, channel), ...own };
  const shell = await readDescriptor(store, 'shell', site.composition.shell.version);
  const shortcut = shortcutOf(config, shell);
  const pages = site.pages.map((page) => ({
    ...page,
    ...movePage(page.html, site.config, config, shortcut),
  }));
  const { id } = await storeSite(store, { ...site, config, pages });
  const { registry } = await readRegistry(store, 'production');
  await changeRegistry(store, channel, () => ({ ...registry, site: id }));
  return config.siteUrl;
}
