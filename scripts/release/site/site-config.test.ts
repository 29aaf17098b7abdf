import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@little-arches/kit/settings/settings';
import { changeRegistry } from '../store/channel-registry';
import { createDirectoryStore, type ReleaseStore } from '../store/store';
import { sampleConfig } from '../testing/sample-build';
import { sampleComposition } from '../testing/sample-document';
import { findSiteConfig } from './site-config';
import { storeSite } from './stored-site';

let folder: string;
let store: ReleaseStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-config-'));
  store = createDirectoryStore(path.join(folder, 'releases'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function release(channel: string, overrides?: string[]): Promise<void> {
  const config = { ...sampleConfig, channel, ...(overrides && { overrides }) };
  const site = { composition: sampleComposition, config, pages: [], unrendered: [] };
  const { id } = await storeSite(store, site);
  await changeRegistry(store, channel, (registry) => ({ ...registry, site: id }));
}
const overridesOf = async (channel: string, env = {}) =>
  (await findSiteConfig(readSettings({ DATA_DIR: folder, ...env }), channel, store)).overrides;

it("keeps a channel's overrides unless new ones are given", async () => {
  await release('production');
  expect(await overridesOf('production')).toBeUndefined();
  expect(await overridesOf('production', { OVERRIDE_ORIGINS: 'http://localhost:3002' })).toEqual([
    'http://localhost:3002',
  ]);
  await release('production', ['http://localhost:3002']);
  expect(await overridesOf('production')).toEqual(['http://localhost:3002']);
  expect(await overridesOf('production', { OVERRIDE_ORIGINS: 'none' })).toEqual([]);
  await release('staging', []);
  expect(await overridesOf('staging')).toEqual([]);
});

it("allows overrides from developers’ machines on a new channel, independent of the site's own", async () => {
  await release('production', ['https://other.example.org']);
  expect(await overridesOf('staging')).toEqual(['http://localhost:*']);
});
