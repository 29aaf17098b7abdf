import { closeChannel } from './close-channel';
import { publish } from './publish';
import { channelUrl } from './site/channel-address';
import { readLiveManifest, storeSite } from './site/stored-site';
import { changeRegistry, listChannels, readRegistry } from './store/channel-registry';
import { liveVersionsOf } from './store/live-versions';
import { sampleConfig } from './testing/sample-build';
import { by, composeNothing, sampleReleases } from './testing/sample-releases';

const { current, registryOf, release } = sampleReleases();
const begin = 'production';
const options = { by, compose: composeNothing };
/** Publishes the shell that is live on production. */
const releaseShell = (channel: string, more: Partial<Parameters<typeof publish>[3]> = {}) => {
  const { store, checkout } = current();
  const shell = checkout.build({ name: 'shell', version: '1.0.0' });
  return publish(store, channel, [shell], { ...options, ...more });
};

it('begins a channel as a copy of another one, with its first release', async () => {
  await release('1.0.0');
  const before = await registryOf();
  const { createdFrom } = await releaseShell('staging', { begin });
  expect(createdFrom).toBe('production');
  expect(liveVersionsOf(await registryOf('staging'))).toEqual(liveVersionsOf(before));
  expect((await releaseShell('staging', { begin })).createdFrom).toBeUndefined();
  expect(await registryOf()).toEqual(before);
});

it('begins an empty channel without a source channel, and from an empty one', async () => {
  expect((await releaseShell('staging')).createdFrom).toBeUndefined();
  const empty = await releaseShell('other', { begin: 'nowhere' });
  expect(empty.createdFrom).toBeUndefined();
});

it('leaves a channel unchanged after a dry run', async () => {
  const { store } = current();
  await releaseShell('staging', { begin, compose: undefined });
  expect(await listChannels(store)).toEqual(['production']);
});

it('removes a closed channel with everything that only it names', async () => {
  const { store } = current();
  await releaseShell('pr-12', { begin });
  expect(await listChannels(store)).toEqual(['pr-12', 'production']);
  await closeChannel(store, 'pr-12');
  expect(await listChannels(store)).toEqual(['production']);
  expect((await store.list('history')).map(({ key }) => key)).toEqual(['history/production.json']);
  await expect(closeChannel(store, 'pr-12')).rejects.toThrow("There is no channel 'pr-12'.");
});

it.each([
  ['http://localhost:3000', 'http://staging.localhost:3000'],
  ['https://www.littlearches.example', 'https://staging.littlearches.example'],
])("returns the staging channel's address for the site %s: %s", (siteUrl, address) => {
  expect(channelUrl(siteUrl, 'staging')).toBe(address);
});

it('reads the site that the pointer names, and none for an invalid id', async () => {
  const { store } = current();
  const composition = { id: 'c1', shell: { version: '1.0.0' }, remotes: [] };
  const page = { pattern: '/', status: 200, html: '<h1>Hello</h1>', listed: true } as const;
  const { id } = await storeSite(store, { composition, config: sampleConfig, pages: [page], unrendered: [] });
  await changeRegistry(store, 'production', (registry) => ({ ...registry, site: id }));
  expect((await readLiveManifest(store, 'production'))?.pages).toMatchObject([{ pattern: '/' }]);
  expect((await readRegistry(store, 'production')).registry.site).toBe(id);
  await store.remove(`sites/${id}/site.json`);
  expect(await readLiveManifest(store, 'production')).toBeUndefined();
});
