import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@little-arches/kit/settings/settings';
import { changeRegistry } from '../store/channel-registry';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { sampleConfig } from '../testing/sample-build';
import { sampleComposition } from '../testing/sample-document';
import { channelUrl } from './channel-address';
import { findSiteConfig } from './site-config';
import { storeSite } from './stored-site';

let folder: string;
let store: ReleaseStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-config-'));
  store = createDirectoryStore(path.join(folder, 'releases'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function release(channel: string): Promise<void> {
  const config = { ...sampleConfig, channel };
  const site = { composition: sampleComposition, config, pages: [], unrendered: [] };
  const { id } = await storeSite(store, site);
  await changeRegistry(store, channel, (registry) => ({ ...registry, site: id }));
}

it("begins a new channel with the site's configuration, at its own address", async () => {
  await release('production');
  const found = await findSiteConfig(readSettings({ DATA_DIR: folder }), 'staging', store);
  expect(found).toMatchObject({ channel: 'staging', siteUrl: channelUrl(sampleConfig.siteUrl, 'staging') });
  expect(found.backend).toEqual(sampleConfig.backend);
});
