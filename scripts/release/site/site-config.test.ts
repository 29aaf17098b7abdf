import { scratchFolder } from '@little-arches/build/testing/scratch-folder';
import { readSettings } from '@little-arches/kit/settings/settings';
import { changeRegistry } from '../store/channel-registry';
import { createDirectoryStore } from '../store/store';
import { sampleConfig } from '../testing/sample-build';
import { sampleComposition } from '../testing/sample-document';
import { channelUrl } from './channel-address';
import { findSiteConfig } from './site-config';
import { storeSite } from './stored-site';

const scratch = scratchFolder();

it("begins a new channel with the site's configuration, at its own address", async () => {
  const store = createDirectoryStore(`${scratch.path}/releases`);
  const site = { composition: sampleComposition, config: sampleConfig, pages: [], unrendered: [] };
  const { id } = await storeSite(store, site);
  await changeRegistry(store, 'production', (registry) => ({ ...registry, site: id }));
  const found = await findSiteConfig(readSettings({ DATA_DIR: scratch.path }), 'staging', store);
  expect(found).toMatchObject({ channel: 'staging', siteUrl: channelUrl(sampleConfig.siteUrl, 'staging') });
  expect(found.backend).toEqual(sampleConfig.backend);
});
